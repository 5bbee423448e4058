// A cache of word stems: chats use few different words, and computing a stem takes a dozen regular expressions.
import { stemmer } from 'stemmer';

/** A few megabytes. Beyond it, the older half is dropped and recomputed when used. */
const MAX_KNOWN = 20_000;
/** Longer words are not cached, so that input cannot inflate the memory use. */
const LONGEST_KNOWN = 40;

let newer = new Map<string, string>();
let older = new Map<string, string>();

/** The stem of an English word: "walk" for "walks" and "walked". */
export function stemOf(word: string): string {
  const known = newer.get(word);
  if (known !== undefined) return known;
  const stem = older.get(word) ?? stemmer(word);
  if (word.length > LONGEST_KNOWN) return stem;
  if (newer.size >= MAX_KNOWN / 2) {
    older = newer;
    newer = new Map();
  }
  newer.set(word, stem);
  return stem;
}
