// The text of a refused character, and the sentence in it, that the refusal is about.
import type { CharacterCheck } from './rules.ts';

export interface Place {
  /** The whole text; the name where that is refused. */
  readonly text: string;
  /** Its first sentence that is refused alone; shortened. */
  readonly passage: string;
}

const LONGEST_SHOWN = 160;
/** A longer text is shown from its beginning. */
const MOST_SENTENCES = 200;

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Undefined where only all texts together are refused, or the age is. */
export function findPlace(
  { name, age, texts }: CharacterCheck,
  isRefused: (check: CharacterCheck) => boolean,
): Place | undefined {
  const isNameRefused = isRefused({ name, age, texts: [] });
  if (isNameRefused) return isRefused({ name: '', age, texts: [] }) ? undefined : asPlace(name);
  const text = texts.find((one) => isRefused({ name, age, texts: [one] }));
  if (text === undefined) return undefined;
  for (const { segment } of [...sentences.segment(text)].slice(0, MOST_SENTENCES)) {
    if (isRefused({ name, age, texts: [segment] })) return asPlace(text, segment);
  }
  return asPlace(text);
}

function asPlace(text: string, passage = text): Place {
  const plain = passage.replaceAll(/\s+/g, ' ').trim();
  return {
    text,
    passage: plain.length > LONGEST_SHOWN ? `${plain.slice(0, LONGEST_SHOWN - 1)}…` : plain,
  };
}
