// Facial expressions by mood.
import type { moods } from '../vocabulary.ts';
import type { Mood } from './sitting.ts';

type MoodWord = (typeof moods)[number];

const face = (change: Partial<Mood>): Mood => ({
  smile: 0.3,
  open: 0,
  lids: 1,
  brows: 0,
  smirk: 0,
  gaze: [0, 0],
  ...change,
});

const MOODS: Record<MoodWord, Mood> = {
  'soft smile': face({ smile: 0.5, lids: 0.96, brows: 0.1 }),
  smile: face({ smile: 0.9, open: 0.95, lids: 0.88, brows: 0.25 }),
  laugh: face({ smile: 1, open: 1.35, lids: 0.72, brows: 0.4 }),
  smirk: face({ smile: 0.42, lids: 0.84, smirk: 1 }),
  serious: face({ smile: 0.06, lids: 0.94, brows: -0.35 }),
  dreamy: face({ smile: 0.24, open: 0.2, lids: 0.8, brows: 0.3, gaze: [3.2, -1.2] }),
  thoughtful: face({ smile: 0.14, lids: 0.92, brows: -0.08, gaze: [2.6, 0.8] }),
  tender: face({ smile: 0.42, lids: 0.84, brows: 0.32 }),
  confident: face({ smile: 0.36, lids: 0.9, brows: -0.12, smirk: 0.35 }),
};

/** Synonyms of moods. */
const MEANINGS: readonly (readonly [RegExp, MoodWord])[] = [
  [/laugh/, 'laugh'],
  [/soft/, 'soft smile'],
  [/smile|happy|joy/, 'smile'],
  [/smirk|teas|wry|flirt/, 'smirk'],
  [/dream|wistful|away/, 'dreamy'],
  [/serious|stern|focus/, 'serious'],
  [/thought|pensive/, 'thoughtful'],
  [/tender|gentle|warm/, 'tender'],
  [/confiden|proud|bold/, 'confident'],
];

const CALM = face({});

const isMood = (word: string): word is MoodWord => Object.hasOwn(MOODS, word);

export function moodOf(word: string): Mood {
  if (isMood(word)) return MOODS[word];
  const meant = MEANINGS.find(([pattern]) => pattern.test(word))?.[1];
  return meant ? MOODS[meant] : CALM;
}
