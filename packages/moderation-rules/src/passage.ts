// Finds the text of a refused character, and the sentence in it, that the refusal is about.
import type { CharacterCheck } from './rules.ts';

export interface Place {
  /** The whole text; the name if that is refused. */
  readonly text: string;
  /** The refused sentence, with the sentence before it if it is needed; shortened. */
  readonly passage: string;
}

const LONGEST_SHOWN = 160;
/** In longer texts, only the first sentences are searched. */
const MAX_SENTENCES = 200;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Undefined if only all texts together are refused, or the age is. */
export function findPlace(
  { name, age, texts }: CharacterCheck,
  isRefused: (check: CharacterCheck) => boolean,
): Place | undefined {
  const isNameRefused = isRefused({ name, age, texts: [] });
  if (isNameRefused) return isRefused({ name: '', age, texts: [] }) ? undefined : asPlace(name);
  const text = texts.find((one) => isRefused({ name, age, texts: [one] }));
  if (text === undefined) return undefined;
  const said = sentencesIn(text);
  const isSaid = (from: number, to: number) =>
    isRefused({ name, age, texts: [said.slice(from, to).join('')] });
  if (!isSaid(0, said.length)) return asPlace(text);
  // From the start, because a sentence from the middle may mean something else alone.
  const end = least(said.length, (to) => isSaid(0, to));
  const start = end - least(end, (count) => isSaid(end - count, end));
  const [first = '', ...others] = said.slice(start, end);
  if (others.length === 0) return asPlace(text, first);
  const between = others.length > 1 ? '… ' : '';
  return asPlace(text, `${shorten(first)} ${between}${others.at(-1) ?? ''}`);
}

export const sentencesIn = (text: string): string[] =>
  Array.from(sentences.segment(text), ({ segment }) => segment).slice(0, MAX_SENTENCES);

/** The least number for which `holds` is true; it must be true for `most`. */
function least(most: number, holds: (number: number) => boolean): number {
  let low = 1;
  let high = most;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function asPlace(text: string, passage = text): Place {
  return { text, passage: shorten(passage, LONGEST_SHOWN) };
}

function shorten(passage: string, longest = LONGEST_SHOWN / 2): string {
  const plain = passage.replaceAll(/\s+/g, ' ').trim();
  return plain.length > longest ? `${plain.slice(0, longest - 1)}…` : plain;
}
