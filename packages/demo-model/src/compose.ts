// Composes the reply: answer, gestures and follow-up question.
import type { Prompt } from './prompt.ts';
import { answer } from './answers.ts';
import { readScene, type Scene } from './scene.ts';
import { joined, plain } from './wording.ts';

/** Variants beyond this number differ only by chance. */
const MAX_COMPARED = 12;

/** Deterministic per prompt and variant; no sentence is repeated in a conversation. */
export function composeReply(prompt: Prompt): string {
  const besides: string[] = [];
  const before = Math.max(0, prompt.variant - MAX_COMPARED);
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

function write(scene: Scene): string {
  const { speaker, dice, mood } = scene;
  const { say, asks = [], asking = 0, acts } = answer(scene);
  const body = joined(say);
  const ends = /[?][”"]?$/.test(body);
  const asked = !ends && dice.chance(asking) ? speaker.ask(asks) : undefined;
  const moves = acts !== false && dice.chance(0.45);
  const act = moves ? speaker.act(mood) : undefined;
  const isLate = asked !== undefined && body.length > 60 && dice.chance(0.3);
  return isLate ? joined([body, act, asked]) : joined([act, body, asked]);
}
