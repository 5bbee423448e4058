// Facial expressions by mood.
import type { Mood } from './sitting.ts';
import { isIn } from '../words.ts';

const face = (change: Partial<Mood>): Mood => ({
  smile: 0.3,
  open: 0,
  lids: 1,
  brows: 0,
  smirk: 0,
  gaze: [0, 0],
  ...change,
});

/** Small differences from a friendly face at rest: a person is to be recognized in all of them. */
export const MOODS = {
  'soft smile': face({ smile: 0.5, lids: 0.96, brows: 0.1 }),
  smile: face({ smile: 0.66, open: 0.52, lids: 0.91, brows: 0.18 }),
  laugh: face({ smile: 0.74, open: 0.68, lids: 0.87, brows: 0.24 }),
  smirk: face({ smile: 0.42, lids: 0.88, smirk: 0.85 }),
  serious: face({ smile: 0.28, lids: 0.94, brows: -0.1 }),
  dreamy: face({ smile: 0.32, open: 0.12, lids: 0.86, brows: 0.25, gaze: [2, -0.8] }),
  thoughtful: face({ smile: 0.28, lids: 0.92, gaze: [1.8, 0.6] }),
  tender: face({ smile: 0.42, lids: 0.88, brows: 0.26 }),
  confident: face({ smile: 0.38, lids: 0.9, brows: -0.08, smirk: 0.35 }),
};

export const moodOf = (word: string): Mood => (isIn(MOODS, word) ? MOODS[word] : face({}));
