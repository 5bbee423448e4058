// Searches the recent messages for the keys of lorebook entries, within a budget. Pure.
import type { LoreEntry } from './lorebook.ts';
import { readPattern, type MatchBudget, type Pattern } from './patterns.ts';

/**
 * How many letters plain keys are searched in, and steps of patterns, per prompt: milliseconds, rarely a tenth of a
 * second.
 */
const MAX_LETTERS = 10_000_000;
const MAX_STEPS = 5_000_000;
/** The worst case: a key matches at every letter and is nowhere a whole word. */
const WHOLE_WORD_COST = 10;
export const MAX_SCANNED = 20_000;

/** The texts in which a key is searched. */
export interface Texts {
  readonly depth: number;
  readonly foundText: string;
  /** How many of the newest messages are skipped. */
  readonly skips?: number;
}

export type Search = ReturnType<typeof createSearch>;

interface Scanned extends Required<Texts> {
  readonly plain: string;
  readonly folded: string;
  /** Whether the folded text may contain these letters: most keys of a book are ruled out this way, without a search. */
  readonly mayHold: (letters: string) => boolean;
}

/** Searches for keys until its budget is used up, then finds nothing more. */
export function createSearch(recent: readonly string[]) {
  const budget: MatchBudget = { steps: MAX_STEPS };
  const scanned: Scanned[] = [];
  const patterns = new Map<string, Pattern>();
  let letters = MAX_LETTERS;

  const textsOf = ({ depth, foundText, skips = 0 }: Texts): Scanned => {
    const known = scanned.find(
      (one) => one.depth === depth && one.skips === skips && one.foundText === foundText,
    );
    if (known) return known;
    const end = recent.length - skips;
    const searched = recent.slice(Math.max(0, end - depth), Math.max(0, end)).join('\n');
    const plain = `${searched.slice(-MAX_SCANNED)}\n${foundText}`;
    letters -= plain.length;
    const folded = plain.toLowerCase();
    const made = { depth, foundText, skips, plain, folded, mayHold: runsIn(folded) };
    scanned.push(made);
    return made;
  };

  const patternOf = (key: string, isCaseSensitive: boolean): Pattern => {
    const name = `${isCaseSensitive}${key}`;
    const known = patterns.get(name);
    if (known) return known;
    const made = readPattern(key, isCaseSensitive, budget);
    patterns.set(name, made);
    return made;
  };

  return {
    has(key: string, entry: LoreEntry, where: Texts): boolean {
      if (letters < 0 || budget.steps < 0) return false;
      const texts = textsOf(where);
      const { is_case_sensitive, is_whole_words } = entry;
      if (isPattern(key, entry)) return patternOf(key, is_case_sensitive)(texts.plain);
      letters -= texts.plain.length * (is_whole_words ? WHOLE_WORD_COST : 1);
      const [text, words] = is_case_sensitive
        ? [texts.plain, key]
        : [texts.folded, key.toLowerCase()];
      if (!is_case_sensitive && !texts.mayHold(words)) return false;
      return is_whole_words && !/\s/.test(words) ? hasWord(text, words) : text.includes(words);
    },
  };
}

/** Each run of three letters is a bit that few others share; few texts have a given run of six. */
const RUN_BITS = 16;
const threeAt = (text: string, at: number): number =>
  (text.charCodeAt(at) << 20) ^ (text.charCodeAt(at + 1) << 10) ^ text.charCodeAt(at + 2);
const bitOf = (letters: number): number => Math.imul(letters, 0x9e3779b1) >>> (32 - RUN_BITS);
const sixAt = (text: string, at: number): number =>
  bitOf(Math.imul(threeAt(text, at), 0x85ebca6b) ^ threeAt(text, at + 3));

function runsIn(text: string): (letters: string) => boolean {
  const isThere = new Uint8Array(2 ** RUN_BITS);
  for (let at = 0; at + 2 < text.length; at += 1) {
    isThere[bitOf(threeAt(text, at))] = 1;
    if (at + 5 < text.length) isThere[sixAt(text, at)] = 1;
  }
  return (letters) => {
    const isLong = letters.length >= 6;
    for (let at = 0; at + (isLong ? 5 : 2) < letters.length; at += 1)
      if (isThere[isLong ? sixAt(letters, at) : bitOf(threeAt(letters, at))] === 0) return false;
    return true;
  };
}

/** The name of an entry on the screen: its first key, unless that is a pattern; empty for an entry without keys. */
export function nameOf(entry: LoreEntry): string {
  const { keys, title } = entry;
  const [first = ''] = keys;
  const isReadable = (key: string) => !isPattern(key, entry) || /^[\p{L}\p{N}\s'’-]+$/u.test(key);
  if (first === '' || isReadable(first)) return first;
  return title || (keys.find(isReadable) ?? first);
}

function isPattern(key: string, { patterns }: LoreEntry): boolean {
  if (patterns !== 'between_slashes') return patterns === 'all';
  const end = key.lastIndexOf('/');
  return key.startsWith('/') && end > 1 && /^[a-z]*$/.test(key.slice(end + 1));
}

/** Some languages have no spaces between words: only ASCII letters and digits extend a word. */
const isWordLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /\w/.test(letter);

function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!isWordLetter(text[at - 1]) && !isWordLetter(text[at + word.length])) return true;
  }
  return false;
}
