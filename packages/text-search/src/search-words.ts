// Tokenizes texts and searches: folds case and accents in any alphabet, matches by prefix.

/** The searchable texts of a character. */
interface Described {
  readonly name: string;
  readonly tags: readonly string[];
  readonly tagline: string;
  readonly description: string;
}

const MAX_WORDS = 1_500;
const MAX_LETTERS = 40;
const MAX_TERMS = 8;
/** Shorter prefixes match almost every text, so they are searched in names and tags only. */
const LEAST_IN_TEXTS = 3;

/** The lexemes of a character: in `keywords`, words of the name have the prefix `n`, words of tags `t`. */
export function readWords(of: Described): { keywords: string[]; words: string[] } {
  const names = split(of.name).flatMap(wordsIn);
  const tags = of.tags.flatMap((tag) => split(tag).flatMap(wordsIn));
  const texts = split(`${of.tagline}\n${of.description}`).flatMap(wordsIn);
  return {
    keywords: distinct([...names.map((word) => `n${word}`), ...tags.map((word) => `t${word}`)]),
    words: distinct([...names, ...tags, ...texts]),
  };
}

/**
 * A search as `tsquery` conditions, from narrow to wide: all words in the name, in name and tags,
 * anywhere. They consist of letters and digits, so no input acts as an operator.
 */
export interface Search {
  readonly name: string;
  readonly keywords: string;
  readonly words: string | undefined;
  /** The typed prefixes. */
  readonly terms: readonly string[];
}

/** Undefined if the text contains no word. */
export function readSearch(text: string): Search | undefined {
  const found = split(text);
  const terms = distinct(found.flatMap(termsOf)).slice(0, MAX_TERMS);
  if (terms.length === 0) return undefined;
  const isForTexts = found.some((run) => run.unspaced || run.text.length >= LEAST_IN_TEXTS);
  return searchFor(terms, { isForTexts });
}

/** The same search with unknown words replaced by similar spellings; undefined if a word has none. */
export function respell(
  search: Search,
  alike: ReadonlyMap<string, readonly string[]>,
): Search | undefined {
  if (search.terms.some((term) => alike.get(term)?.length === 0)) return undefined;
  return searchFor(search.terms, { isForTexts: search.words !== undefined, alike });
}

/**
 * The same search with prefixes expanded to indexed words: the index looks up complete words faster
 * than it collects all entries of a prefix.
 */
export const complete = (
  search: Search,
  completions: ReadonlyMap<string, readonly string[]>,
): Search => searchFor(search.terms, { isForTexts: search.words !== undefined, completions });

function searchFor(
  terms: readonly string[],
  how: {
    isForTexts: boolean;
    alike?: ReadonlyMap<string, readonly string[]>;
    completions?: ReadonlyMap<string, readonly string[]>;
  },
): Search {
  const all = (marks: readonly string[]): string =>
    terms
      .map((term) => {
        const completed = how.completions?.get(term);
        const end = completed ? `'` : `':*`;
        const spellings = completed ?? how.alike?.get(term) ?? [term];
        const wanted = spellings.flatMap((one) => marks.map((mark) => `'${mark}${one}${end}`));
        return wanted.length === 1 ? wanted.join('') : `(${wanted.join(' | ')})`;
      })
      .join(' & ');
  return {
    name: all(['n']),
    keywords: all(['n', 't']),
    words: how.isForTexts ? all(['']) : undefined,
    terms,
  };
}

/** Shorter words, and those with digits, are not in the word list. */
const LEAST_STORED = 3;

/** True if the stored word list contains every public word with this prefix. */
export const canBeCompleted = (term: string): boolean =>
  Array.from(term).length >= LEAST_STORED && !isOddWord(term);

/** Shorter words are similar to too many others. */
const LEAST_ALIKE = 4;

/** True if a word may be misspelled, rather than a prefix. */
export const canBeMisspelled = (term: string): boolean =>
  term.length >= LEAST_ALIKE && !isOddWord(term);

const isOddWord = (term: string): boolean =>
  /[0-9]/.test(term) || new RegExp(`[${UNSPACED}]`, 'u').test(term);

/** The trigrams of a word, padded with two spaces before and one after it, as pg_trgm computes them. */
export function trigramsOf(word: string): string[] {
  const letters = Array.from(`  ${word} `);
  return [...new Set(letters.slice(2).map((_, at) => letters.slice(at, at + 3).join('')))];
}

/** All spellings with two adjacent letters swapped. */
export function swapsOf(word: string): string[] {
  const letters = Array.from(word);
  return letters.flatMap((letter, at) => {
    const next = letters[at + 1];
    if (next === undefined || next === letter) return [];
    return [[...letters.slice(0, at), next, letter, ...letters.slice(at + 2)].join('')];
  });
}

/** Letters that Unicode does not decompose, with what people type for them. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
};

/** Letters of ASCII with typographic marks, as most texts are: for these, general expressions take twice as long. */
export const PLAIN = /^[\0-\x7f’“”–—]*$/;

const foldPlain = (text: string): string => {
  const lower = text.toLowerCase();
  return /['’]/.test(lower) ? lower.replace(/(?<=[a-z])['’](?=[a-z])/g, '') : lower;
};

/** Folds case and diacritics. */
export const fold = (text: string): string => (PLAIN.test(text) ? foldPlain(text) : foldAny(text));

const foldAny = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøłđðþıς]/g, (letter) => plain[letter] ?? letter)
    .replace(/(?<=\p{L})['’ʼ](?=\p{L})/gu, '');

/** Letters of scripts without spaces between words. */
export const UNSPACED =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const RUNS = new RegExp(
  `(?<unspaced>(?:(?=[\\p{L}\\p{N}])[${UNSPACED}]\\p{M}*)+)|(?:(?![${UNSPACED}])[\\p{L}\\p{N}]\\p{M}*)+`,
  'gu',
);

interface Run {
  readonly text: string;
  readonly unspaced: boolean;
}

const split = (text: string): Run[] =>
  Array.from(fold(text).matchAll(RUNS), ([run, unspaced]) => ({
    text: run,
    unspaced: unspaced !== undefined,
  }));

/** In scripts without word boundaries, each pair of adjacent characters is a word, and the last character alone. */
const wordsIn = ({ text, unspaced }: Run): string[] =>
  unspaced ? pairsOf(text) : [text.slice(0, MAX_LETTERS)];

const termsOf = (run: Run): string[] => {
  const words = wordsIn(run);
  return run.unspaced && words.length > 1 ? words.slice(0, -1) : words;
};

const pairsOf = (text: string): string[] => {
  const letters = Array.from(text);
  return letters.map((letter, at) => letter + (letters[at + 1] ?? ''));
};

const distinct = (words: readonly string[]): string[] => [...new Set(words)].slice(0, MAX_WORDS);
