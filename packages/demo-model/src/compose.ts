// Composes the reply: answer, gestures and follow-up question.
import type { Prompt } from './prompt.ts';
import { answer } from './answers.ts';
import { openings } from './phrases/lifted.ts';
import { anytime, bridges } from './phrases/questions.ts';
import { readScene, type Scene } from './scene.ts';
import type { Manner } from './voice.ts';
import { joined, plain } from './wording.ts';

/** Variants beyond this differ at random only. */
const MOST_COMPARED = 12;

/** Deterministic per prompt and variant; no sentence is repeated in a conversation. */
export function composeReply(prompt: Prompt): string {
  const besides: string[] = [];
  const before = Math.max(0, prompt.variant - MOST_COMPARED);
  for (let variant = before; variant < prompt.variant; variant += 1) {
    besides.push(compose({ ...prompt, variant }, besides));
  }
  return compose(prompt, besides);
}

function compose(prompt: Prompt, besides: readonly string[]): string {
  const earlier = new Set(
    [
      ...besides,
      ...prompt.messages.filter(({ role }) => role === 'assistant').map(({ text }) => text),
    ].map(plain),
  );
  for (let salt = 0; salt < 4; salt += 1) {
    const text = write(readScene({ prompt, besides, salt }));
    if (text !== '' && !earlier.has(plain(text))) return text;
  }
  const scene = readScene({ prompt, besides, salt: 5 });
  return scene.speaker.anything();
}

/** The frequency of gestures by manner. */
const liveliness: Partial<Record<Manner, number>> = {
  shy: 0.6,
  cheerful: 0.55,
  serious: 0.35,
  calm: 0.4,
};

function write(scene: Scene): string {
  const { speaker, dice, card, mood } = scene;
  const { say, asks = [], asking = 0, acts } = answer(scene);
  const body = joined(say);
  const ends = /[?][”"]?$/.test(body);
  const asked = !ends && dice.chance(asking) ? bridged(scene, speaker.ask(asks)) : undefined;
  const [manner] = card.manners;
  const moves = acts !== false && dice.chance(liveliness[manner] ?? 0.45);
  const act = moves ? speaker.act(mood) : undefined;
  const opening = acts === false ? undefined : openWith(scene, body);
  const isLate = asked !== undefined && body.length > 60 && dice.chance(0.3);
  return isLate ? joined([opening, body, act, asked]) : joined([act, opening, body, asked]);
}

/** Unrelated questions mostly get a lead-in. */
function bridged({ dice, mine }: Scene, asked: string | undefined): string | undefined {
  if (asked === undefined || mine.length === 0 || !dice.chance(0.6)) return asked;
  if (!anytime.some(({ ask }) => ask === asked)) return asked;
  const lately = mine.slice(-12).join(' ');
  const [bridge] = dice.shuffled(bridges).filter((one) => !lately.includes(one));
  const lower = /^I\b/.test(asked) ? asked : asked.charAt(0).toLowerCase() + asked.slice(1);
  return bridge === undefined ? asked : `${bridge} ${lower}`;
}

/** An interjection before the sentence for some manners; rare, and not twice in a row. */
function openWith({ card, dice, mine, heard, mood }: Scene, body: string): string | undefined {
  const isLight = mood === 'warm' || mood === 'playful';
  if (heard.act !== 'statement' || !isLight) return undefined;
  const [manner] = card.manners;
  const sounds = openings[manner];
  if (!sounds || body.length < 25 || !dice.chance(0.2)) return undefined;
  const [sound] = dice
    .shuffled(sounds)
    .filter((one) => !mine.slice(-4).some((text) => text.includes(one)));
  return sound;
}
