// Decodes obfuscated texts: base64, escapes, ROT13, mirrored text, spaced letters.
import { looseKey, normalise, plainText, rotate } from '../normalizer.ts';
import type { Lexicon } from './lexicon.ts';
import { ONE_BY_ONE } from './unspaced.ts';

const BASE64 = [/[A-Za-z0-9+/]{7,}={0,2}/g, /[A-Za-z0-9_-]{7,}={0,2}/g];
/** Shorter stretches count as base64 only with padding. */
const SHORT = 16;

/** The stretch with its base64 decoded; undefined for nearly every stretch. */
export function decodeBase64(stretch: string): string | undefined {
  if (stretch.length < 8 || !/[a-z]/.test(stretch) || !/.[A-Z\d]/.test(stretch)) return undefined;
  for (const alphabet of BASE64) {
    const decoded = stretch.replace(alphabet, (letters) => decode(letters) ?? letters);
    if (decoded !== stretch) return decoded;
  }
  return undefined;
}

function decode(letters: string): string | undefined {
  if (letters.length < SHORT && !letters.endsWith('=') && letters.length % 4 !== 0)
    return undefined;
  const text = Buffer.from(letters, 'base64')
    .toString('utf8')
    .replace(/^\ufffd+|\ufffd+$/g, '');
  return isReadable(text) ? text : undefined;
}

/** Random letters rarely decode to only letters, digits and common punctuation. */
function isReadable(text: string): boolean {
  return (
    text.length >= 4 &&
    /^[\p{L}\p{M}\p{N}\s.,;:!?'"()*_@$&%+\-/\p{Cf}\p{So}]+$/u.test(text) &&
    !text.includes('\ufffd') &&
    /\p{L}{2}/u.test(text)
  );
}

/** The decoded readings of a text. Empty for ordinary texts. */
export function readOtherwise(text: string, lexicon: Lexicon): string[] {
  const plain = plainText(text.slice(0, MAX_LETTERS));
  const readings = [unescape(text), joinFragments(plain, lexicon), ...readMirrored(text, lexicon)];
  if (text.includes(TAGS)) readings.push(showTags(text), showTags(onlyTags(text)));
  if (LEET.test(text)) readings.push(readLeet(text, lexicon));
  if (plain.search(ROW) >= 0) readings.push(joinLetters(plain, lexicon));
  if (LETTERS.test(plain)) readings.push(closeGaps(text));
  return readings.filter((reading) => reading !== text && reading !== plain);
}

/** Decodes passages that are reversed or in ROT13, if that produces known words, or at least as many as it loses. */
function readMirrored(text: string, lexicon: Lexicon): string[] {
  const passages = (is: (window: Mirrored) => boolean) =>
    joined(windows.filter(is)).map(({ from, to }) => text.slice(from, to));
  const windows = windowsOf(text).map(({ from, to }) => ({
    from,
    to,
    ...mirroredIn(text.slice(from, to), lexicon),
  }));
  return [
    ...passages(({ isBackwards }) => isBackwards).flatMap((part) => [
      reverse(part),
      reverseWords(part),
    ]),
    ...passages(({ isRotated }) => isRotated).map(rotate),
  ];
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** In characters. In a long text, a few words are reversed other words by chance, far from each other. */
const WINDOW = 600;

/** Overlapping parts of a text, split between words, so that a short passage is complete in one of them. */
function windowsOf(text: string): Range[] {
  if (text.length <= WINDOW) return [{ from: 0, to: text.length }];
  const windows: Range[] = [];
  for (let from = 0; from + WINDOW / 2 < text.length; from = cutNear(text, from + WINDOW / 2)) {
    windows.push({ from, to: cutNear(text, from + WINDOW) });
  }
  return windows;
}

/** The next space; text without spaces is split anywhere. */
function cutNear(text: string, from: number): number {
  const space = text.slice(from, from + LONGEST_WORD).search(/\s/);
  return Math.min(from + Math.max(space, 0), text.length);
}

/** Merges adjacent windows into one passage. */
function joined(windows: readonly Range[]): Range[] {
  const passages: Range[] = [];
  for (const { from, to } of windows) {
    const last = passages.at(-1);
    if (last && last.to >= from) passages[passages.length - 1] = { from: last.from, to };
    else passages.push({ from, to });
  }
  return passages;
}

interface Mirrored {
  readonly isBackwards: boolean;
  readonly isRotated: boolean;
}

function mirroredIn(text: string, lexicon: Lexicon): Mirrored {
  const plain = plainText(text);
  const words = (plain.match(WORDS) ?? [])
    .filter((word) => !ONE_BY_ONE.test(word))
    .map((word) => readWays(word, lexicon));
  const lengthOf = (some: readonly Ways[]) => some.reduce((all, { length }) => all + length, 0);
  const least = Math.max(lengthOf(words) / 6, lengthOf(words.filter(({ known }) => known)));
  const isMeant = (way: 'reversed' | 'rotated') => {
    const read = words.filter((word) => word[way]);
    const made = read.filter(({ known, length }) => !known && length > 1);
    return made.length >= 2 || lengthOf(read) >= least;
  };
  return {
    isBackwards: ONE_BY_ONE.test(plain) ? runsBackwards(text) : isMeant('reversed'),
    isRotated: words.length > 0 && isMeant('rotated'),
  };
}

/** Typical endings of Japanese sentences and phrases, and the same reversed. */
const FORWARDS = /です|ます|した|ない|って|から|だよ|いる/g;
const BACKWARDS = /すで|すま|たし|いな|てっ|らか|よだ|るい/g;
/** Shorter texts may contain none of them. */
const SHORT_UNSPACED = 200;

/** Words of a single character do not show that the text is reversed. */
function runsBackwards(text: string): boolean {
  const forwards = text.match(FORWARDS)?.length ?? 0;
  const backwards = text.match(BACKWARDS)?.length ?? 0;
  return backwards > forwards || (backwards === forwards && text.length < SHORT_UNSPACED);
}

/** The ways in which a word is a known one. */
interface Ways {
  readonly length: number;
  readonly known: boolean;
  readonly reversed: boolean;
  readonly rotated: boolean;
}

/** All messages use the same few thousand words. */
const MAX_REMEMBERED = 20_000;
const remembered = new WeakMap<Lexicon, Map<string, Ways>>();

function readWays(word: string, lexicon: Lexicon): Ways {
  const ways = remembered.get(lexicon) ?? new Map<string, Ways>();
  const known = ways.get(word);
  if (known) return known;
  const isKnown = (text: string): boolean => lexicon.read(text) !== undefined;
  const read = {
    length: word.length,
    known: isKnown(word),
    reversed: isKnown(reverse(word)),
    rotated: isKnown(rotate(word)),
  };
  if (ways.size >= MAX_REMEMBERED) ways.clear();
  remembered.set(lexicon, ways.set(word, read));
  return read;
}

/** The same for a text about a character: 41 is not read as 14 unless a word shows that the text is reversed. */
export function readOtherwiseAbout(text: string, lexicon: Lexicon): string[] {
  const words = oddWords(normalise(text).text, lexicon);
  const isMirrored = words.some((word) => lexicon.read(reverse(word)));
  const mirrored = isMirrored ? [] : [reverse(text), reverseWords(text)];
  return readOtherwise(text, lexicon).map((reading) =>
    mirrored.some((whole) => whole.includes(reading)) ? reading.replace(/\d+/g, reverse) : reading,
  );
}

const oddWords = (plain: string, lexicon: Lexicon): string[] =>
  (plain.match(WORDS) ?? []).filter((word) => word.length > 1 && !lexicon.read(word));

const WORDS =
  /[a-z]+(?!\p{L})|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|\p{L}+/gu;
const LEET = /\p{L}[\d@$|!]|[\d@$|][\p{L}']/u;
const LETTERS = /(?<!\S)(?:\S\s+){3}\S(?!\S)/u;

/** Spaced letters, with wider gaps between words. */
const closeGaps = (text: string): string =>
  text
    .split(/ {2,}|\t+|\n+| *\/ */)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ');

/** The high surrogate of the tags block, whose characters are invisible. */
const TAGS = '\udb40';

const onlyTags = (text: string): string => text.replace(/[\x00-\x7f]/g, '');

function showTags(text: string): string {
  return text.replace(/[\u{e0020}-\u{e007e}]/gu, (tag) =>
    String.fromCharCode((tag.codePointAt(0) ?? 0) - 0xe0000),
  );
}

/** Decodes leet spellings of known words; in ages such as "14y0", the number is kept. */
const readLeet = (text: string, lexicon: Lexicon): string =>
  text.replace(/[\p{L}\d@$!|+']+/gu, (word) => {
    if (/^\d+$/.test(word)) return word === '1' ? 'i' : word === '4' ? 'a' : word;
    if (!/[\d@$!|+]/.test(word)) return word;
    const figure = /^(\d{1,2})(?:(7h)|y0)$/i.exec(word);
    if (figure) return `${figure[1]}${figure[2] ? 'th' : 'yo'}`;
    const bare = word.toLowerCase().replaceAll("'", '');
    const short = looseKey(bare);
    return lexicon.readDisguised(bare)?.plain ?? (lexicon.read(short) ? short : word);
  });

function reverse(text: string): string {
  let reversed = '';
  for (const sign of text) reversed = sign + reversed;
  return reversed;
}

const reverseWords = (text: string): string => text.split(/(\s+)/).map(reverse).join('');

/** Decodes HTML entities, percent encoding and backslash escapes. */
function unescape(text: string): string {
  if (!/[&%\\]/.test(text)) return text;
  return text.replace(
    /&#(\d{1,7});?|&#x([\da-f]{1,6});?|%([\da-f]{2})|\\u\{?([\da-f]{4,6})\}?|\\x([\da-f]{2})/gi,
    (whole, decimal, ...hexes) => {
      const hex = hexes.slice(0, 4).find((found) => typeof found === 'string');
      const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

const LONGEST_WORD = 24;
/** Limits the work for a hostile text; messages are shorter. */
const MAX_LETTERS = 20_000;

/** Four or more single letters, separated from each other. */
const ROW =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!+][\s.,_*\-/|]{1,3}){3,}[\p{L}\p{N}@$!+](?![\p{L}\p{N}])/gu;

/** Joins separated letters and splits them at known words; complete words are kept. */
function joinLetters(plain: string, lexicon: Lexicon): string {
  return plain.replace(ROW, (row) => {
    const letters = row.replace(/[^\p{L}\p{N}@$!+]/gu, '');
    return cut(letters, lexicon);
  });
}

/** Joins "gi rl", if at least one part is not a word. */
function joinFragments(plain: string, lexicon: Lexicon): string {
  const parts = plain.split(/(\s+)/);
  const bare = parts.map((part) =>
    /^[a-z]+$/.test(part) ? part : part.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''),
  );
  for (let at = 0; at + 2 < parts.length; at += 2) {
    if (isFragment(bare[at] ?? '', bare[at + 2] ?? '', lexicon)) parts[at + 1] = '';
  }
  return parts.join('');
}

/** Two fragments of a shorter word are too often adjacent by chance. */
const LEAST_JOINED = 5;
const MAX_JOINED = 14;
/** Two complete words of this length are separate on purpose. */
const LEAST_WORD = 3;

/** True if two adjacent parts form a known word. */
function isFragment(one: string, other: string, lexicon: Lexicon): boolean {
  const length = one.length + other.length;
  if (length < LEAST_JOINED || length > MAX_JOINED || one === '' || other === '') return false;
  if (other === 'a') return false;
  const isShort = Math.min(one.length, other.length) < LEAST_WORD;
  const isApart = isShort || !readWays(one, lexicon).known || !readWays(other, lexicon).known;
  const joined = isApart ? lexicon.read(one + other) : undefined;
  // "Marido e": the letter must change the word.
  return joined !== undefined && joined !== lexicon.read(one);
}

interface Cut {
  readonly cost: number;
  readonly words: string;
  /** True if its last letter does not belong to a word. */
  readonly is_lone: boolean;
}

/** Splits letters into as few and long known words as possible; other letters between them stay together. */
function cut(letters: string, lexicon: Lexicon): string {
  let last: Cut = { cost: 0, words: '', is_lone: false };
  const cuts = [last];
  for (let end = 1; end <= letters.length; end += 1) {
    const joint = last.is_lone || end === 1 ? '' : ' ';
    last = {
      cost: last.cost + LONE_LETTER,
      words: last.words + joint + letters.charAt(end - 1),
      is_lone: true,
    };
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start += 1) {
      const before = cuts[start];
      const word = letters.slice(start, end);
      const cost = (before?.cost ?? Infinity) + priceOf(word, lexicon);
      if (cost < last.cost) last = { cost, words: `${before?.words} ${word}`, is_lone: false };
    }
    cuts.push(last);
  }
  return last.words.trim();
}

const LONE_LETTER = 2;
/** The cost of a known word by its length. */
const prices = [9, 2.4, 1.5, 1.3, 1.1];
const LONE_WORD = 1.6;
const FIGURE_PRICE = 0.9;
const DISGUISED_PRICE = 1.3;
/** A digit at the start or the end may be an age. */
const MAYBE_DISGUISED = /^(?=.{4,12}$)[^\d].*[\d@$!+|].*[^\d@$!+]$/;

function priceOf(word: string, lexicon: Lexicon): number {
  if (/^\d/.test(word)) return /^\d{1,4}$/.test(word) ? FIGURE_PRICE : Infinity;
  if (lexicon.read(word))
    return word === 'i' || word === 'a' ? LONE_WORD : (prices[word.length] ?? 1);
  return MAYBE_DISGUISED.test(word) && lexicon.readDisguised(word) ? DISGUISED_PRICE : Infinity;
}
