// The words of a text, their numbers for an encrypted index, and the excerpt around a hit. Pure.
import { INFLECTED_LANGUAGES, inflectionsOf } from './inflections.ts';
import { fold, PLAIN, UNSPACED } from './search-words.ts';
import { stemOf } from './stems.ts';

/** A keyed hash per word: with the key, equal words have equal numbers. */
export interface WordKey {
  numbersOf(words: readonly string[]): number[];
}

interface Word {
  /** What words of the same meaning share: "walks" and "walked" have the stem "walk". */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

const RUNS = new RegExp(
  `(?:(?=[\\p{L}\\p{N}])[${UNSPACED}]\\p{M}*)+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}]\\p{M}*(?:['’ʼ](?=\\p{L}))?)+`,
  'gu',
);
/** The same runs in a `PLAIN` text. */
const PLAIN_RUNS = /(?:[a-z0-9](?:['’](?=[a-z]))?)+/gi;
/** A named group in `RUNS` would take more memory than everything else. */
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u');
const MAX_LETTERS = 40;

/**
 * Words of grammar occur in almost every message: they find nothing, and their frequency would identify them in the
 * index.
 */
const EMPTY = new Set(
  'a an and are as at be been but by can could did do does dont for from had has have he her hers him his i if im in into is it its just me my no not of oh on or our out she so than that thats the their them then there these they this those to too up us was we were what when which who will with would you youre your'.split(
    ' ',
  ),
);

/** In a script without spaces, each letter and each pair of letters is a word. */
function wordsOfUnspaced(run: string, start: number): Word[] {
  const words: Word[] = [];
  let previous: Word | undefined;
  let from = start;
  for (const letter of run) {
    const end = from + letter.length;
    // Folding splits some letters, such as a kana and its mark: both parts are at the letter's position.
    for (const stem of fold(letter)) {
      if (previous) words.push({ stem: previous.stem + stem, start: previous.start, end });
      previous = { stem, start: from, end };
      words.push(previous);
    }
    from = end;
  }
  return words;
}

/** Short words of French and Italian that lose their vowel before another: “l’hôtel” is found by “hôtel”. */
const ELIDED =
  /^(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu|un|quest|quell|[dn]?all|dell|nell|sull)['’ʼ](?=\p{L})/iu;

function* wordsOf(text: string): Generator<Word, void> {
  const isPlain = PLAIN.test(text);
  for (const { 0: run, index } of text.matchAll(isPlain ? PLAIN_RUNS : RUNS)) {
    if (!isPlain && IS_UNSPACED.test(run)) yield* wordsOfUnspaced(run, index);
    else {
      const elided = ELIDED.exec(run)?.[0].length ?? 0;
      const word = fold(run.slice(elided)).slice(0, MAX_LETTERS);
      if (EMPTY.has(word)) continue;
      yield { stem: stemOf(word), start: index + elided, end: index + run.length };
    }
  }
}

/** The distinct stems of a text, without words of grammar; with `most`, only the first ones. */
export function stemsIn(text: string, most = Infinity): Set<string> {
  const stems = new Set<string>();
  for (const { stem } of wordsOf(text)) {
    if (stems.size >= most) break;
    stems.add(stem);
  }
  return stems;
}

/** The limit per message; a longer one is found by its first words. */
const MAX_WORDS = 1_000;

/** What the index stores of a text: each stem once, in an order that reveals nothing. */
export const indexText = (text: string, key: WordKey): number[] =>
  [...new Set(key.numbersOf([...stemsIn(text, MAX_WORDS)]))].sort((a, b) => a - b);

export interface WordSearch {
  /** Of each word, its stem, or all forms of which a text needs one. */
  readonly words: readonly ReadonlySet<string>[];
  /** For the index: a message has all of these, or with `isAny` one of them. */
  readonly numbers: readonly number[];
  readonly isAny: boolean;
}

const MAX_SOUGHT = 8;

/** Undefined if nothing is left to search for. */
export function readWordSearch(text: string, key: WordKey): WordSearch | undefined {
  const all = [...wordsOf(text)];
  // In a script without spaces, pairs are more specific than single letters.
  const sought = all.filter(
    (one) =>
      !all.some(
        (other) =>
          other !== one &&
          other.start <= one.start &&
          other.end >= one.end &&
          other.stem.includes(one.stem),
      ),
  );
  const stems = new Set(sought.slice(0, MAX_SOUGHT).map(({ stem }) => stem));
  const words = [...stems].map((stem) => new Set([stem]));
  return stems.size === 0 ? undefined : { words, numbers: key.numbersOf([...stems]), isAny: false };
}

/**
 * The same search for words in other forms, in languages that stems do not cover: the index finds the forms of the
 * longest word.
 */
export function inflected({ words }: WordSearch, key: WordKey): WordSearch {
  const forms = words.map(
    (its) =>
      new Set([...its].flatMap((stem) => [stem, ...inflectionsOf(stem, INFLECTED_LANGUAGES)])),
  );
  const lengthOf = (its: ReadonlySet<string>): number => [...its][0]?.length ?? 0;
  const longest = forms.reduce((best, its) => (lengthOf(its) > lengthOf(best) ? its : best));
  return { words: forms, numbers: key.numbersOf([...longest]), isAny: true };
}

/** Whether a text has all words; numbers can be equal by chance. */
export function holds(text: string, { words }: WordSearch): boolean {
  const found = stemsIn(text);
  return words.every((its) => [...its].some((stem) => found.has(stem)));
}

interface Piece {
  readonly text: string;
  readonly is_match: boolean;
}

const EXCERPT = 160;
const BEFORE = 48;

/** The part of a text with the most words of the query, without gesture marks, the words highlighted. */
export function excerptOf(text: string, { words }: WordSearch): Piece[] {
  const line = text
    .replace(/[*_`>#~]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.!?;:…])/g, '')
    .trim();
  const matches = [...wordsOf(line)].filter(({ stem }) => words.some((its) => its.has(stem)));
  const [from, to] = windowOf(line, startOfBest(matches));
  const pieces: Piece[] = [];
  let at = from;
  const add = (end: number, is_match: boolean): void => {
    if (end > at) pieces.push({ text: line.slice(at, end), is_match });
    at = Math.max(at, end);
  };
  for (const { start, end } of matches) {
    if (start < from || end > to) continue;
    add(start, false);
    add(end, true);
  }
  add(to, false);
  const shown = pieces.map((piece) => ({ ...piece, text: piece.text.toWellFormed() }));
  return [
    ...(from > 0 ? [{ text: '…', is_match: false }] : []),
    ...shown,
    ...(to < line.length ? [{ text: '…', is_match: false }] : []),
  ];
}

/** The match from which an excerpt has the most different words. */
function startOfBest(matches: readonly Word[]): number {
  let best = { start: 0, count: 0 };
  for (const [at, { start }] of matches.entries()) {
    const near = new Set<string>();
    for (let next = at; next < matches.length; next += 1) {
      const other = matches[next];
      if (!other || other.start > start + EXCERPT - BEFORE) break;
      if (other.end <= start + EXCERPT - BEFORE) near.add(other.stem);
    }
    const count = near.size;
    if (count > best.count) best = { start, count };
  }
  return best.start;
}

/** Around a match, cut between words if there are any. */
function windowOf(line: string, match: number): [number, number] {
  if (line.length <= EXCERPT) return [0, line.length];
  const wanted = Math.max(0, Math.min(match - BEFORE, line.length - EXCERPT));
  const gap = line.indexOf(' ', wanted);
  const from = wanted === 0 ? 0 : gap < 0 || gap >= match ? wanted : gap + 1;
  const end = Math.min(line.length, from + EXCERPT);
  const last = line.lastIndexOf(' ', end);
  return [from, end === line.length || last <= match ? end : last];
}
