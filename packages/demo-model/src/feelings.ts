// Recognizes the user's feeling, and derives the character's mood.
import { patterns, type Feeling } from './phrases/feelings.ts';

const denied = /\b(not|never|isn't|aren't|wasn't|don't|didn't|no longer|won't)( \w+){0,2} $/;

export function findFeeling(text: string): Feeling | undefined {
  for (const [feeling, pattern] of patterns) {
    const found = pattern.exec(text);
    if (found && !denied.test(`${text.slice(0, found.index)}`)) return feeling;
  }
  return undefined;
}

export type Mood = 'warm' | 'playful' | 'thoughtful' | 'concerned' | 'cool';

const colours: Record<Feeling, Mood> = {
  grief: 'concerned',
  sad: 'concerned',
  lonely: 'concerned',
  hurt: 'concerned',
  anxious: 'concerned',
  angry: 'thoughtful',
  tired: 'thoughtful',
  bored: 'playful',
  happy: 'warm',
  excited: 'playful',
  proud: 'warm',
  playful: 'playful',
};

/** A mood lasts for one more message. */
export function moodFrom(latest: readonly (Feeling | undefined)[], wasInsulted: boolean): Mood {
  if (wasInsulted) return 'cool';
  const last = latest
    .slice(-2)
    .reverse()
    .find((feeling) => feeling !== undefined);
  return last ? colours[last] : 'warm';
}
