// Stems of words, remembered: a chat uses few different words, and finding a stem takes a dozen regular expressions.
import { stemmer } from 'stemmer';

/** A few megabytes. What is older than the newest half is found again when it is used. */
const MOST_KNOWN = 20_000;
/** Longer ones are hardly ever words, and would make the memory depend on what is sent. */
const LONGEST_KNOWN = 40;

let newer = new Map<string, string>();
let older = new Map<string, string>();

/** What words of one meaning share: "walks" and "walked" have the stem "walk". */
export function stemOf(word: string): string {
  const known = newer.get(word);
  if (known !== undefined) return known;
  const stem = older.get(word) ?? stemmer(word);
  if (word.length > LONGEST_KNOWN) return stem;
  if (newer.size >= MOST_KNOWN / 2) {
    older = newer;
    newer = new Map();
  }
  newer.set(word, stem);
  return stem;
}
