// Continues the character's last message: with the truncated rest, or with more.
import type { Prompt } from './prompt.ts';
import { shareFromCard } from './about-card.ts';
import { composeReply } from './compose.ts';
import * as listening from './phrases/listening.ts';
import { anytime } from './phrases/questions.ts';
import { topicLines } from './phrases/topics.ts';
import { readScene } from './scene.ts';
import { joined } from './wording.ts';

/** The number of variants searched for the truncated one. */
const VARIANTS = 6;

export function composeContinuation(prompt: Prompt): string {
  const last = prompt.messages.at(-1)?.text ?? '';
  const before = { ...prompt, messages: prompt.messages.slice(0, -1), continues: false };
  for (let variant = 0; variant < VARIANTS; variant += 1) {
    const whole = composeReply({ ...before, variant });
    if (whole.length > last.length && whole.startsWith(last)) return whole.slice(last.length);
  }
  return `${bridgeFrom(last)}${more(prompt)}`;
}

/** The separator between the existing text and a new sentence. */
function bridgeFrom(last: string): string {
  if (last.trim() === '') return '';
  const space = /\s$/.test(last) ? '' : ' ';
  const isOpen = (last.match(/\*/g)?.length ?? 0) % 2 === 1;
  if (isOpen) return /\s$/.test(last) ? 'and stops* ' : '* ';
  if (/[.!?…:"”’*)\p{Extended_Pictographic}\uFE0F]\s*$/u.test(last)) return space;
  return `${space}… no, I’ve lost the thread. `;
}

function more(prompt: Prompt): string {
  const { speaker, card, dice, heard } = readScene({ prompt, besides: [], salt: 11 });
  const topic = heard.topic && topicLines[heard.topic];
  const said =
    shareFromCard({ speaker, card, dice }) ?? speaker.say(listening.taking) ?? speaker.anything();
  return joined([said, dice.chance(0.5) ? speaker.ask(topic?.asks ?? anytime) : undefined]);
}
