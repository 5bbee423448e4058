// English verb forms for rewriting "she paints" as "I paint".
import { pasts, verbs } from './phrases/words.ts';

/** "paints" → "paint" for known verbs; "is", "has" and "does" too. */
export function firstPersonForm(word: string): string | undefined {
  const special = irregular.get(word);
  if (special !== undefined) return special;
  return stems(word).find((base) => base !== word && verbs.has(base));
}

/** True for the form after "I": "paint", "have". */
export const isBaseVerb = (word: string): boolean => verbs.has(word) || bases.has(word);

/** The same for a word that is known to be a verb by its position. */
export function stemOf(word: string): string | undefined {
  if (!word.endsWith('s') || word.endsWith('ss') || word.length < 4) return undefined;
  const [ies, es, s] = stems(word);
  if (word.endsWith('ies') && word.length > 4) return ies;
  return /(?:ss|sh|ch|x|z|o)es$/.test(word) ? es : s;
}

const stems = (word: string): string[] => [
  word.replace(/ies$/, 'y'),
  word.replace(/(ss|sh|ch|x|z|o)es$/, '$1'),
  word.replace(/s$/, ''),
];

const irregular = new Map([
  ['is', 'am'],
  ["isn't", 'am not'],
  ['has', 'have'],
  ["hasn't", "haven't"],
  ['does', 'do'],
  ["doesn't", "don't"],
]);

const bases = new Set(irregular.values());

/** True for forms that are the same in every person. */
export const isPastOrModal = (word: string): boolean => pasts.has(word) || /[a-z]{2}ed$/.test(word);
