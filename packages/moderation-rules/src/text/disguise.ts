// Decodes obfuscated texts: base64, escapes, ROT13, mirrored text, spaced letters.
import { looseKey, normalise, plainText, rotate } from '../normalizer.ts';
import type { Lexicon } from './lexicon.ts';
import { ONE_BY_ONE } from './unspaced.ts';

const BASE64 = [/[A-Za-z0-9+/]{7,}={0,2}/g, /[A-Za-z0-9_-]{7,}={0,2}/g];
/** Short stretches count as base64 only with its padding. */
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

/** The passages backwards and in ROT13, where that makes words of what is none, or as many as it loses. */
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

/** Characters. In a long text a few words are by chance others backwards, far from each other. */
const WINDOW = 600;

/** Overlapping parts of a text, cut between words, so that a short passage is whole in one of them. */
function windowsOf(text: string): Range[] {
  if (text.length <= WINDOW) return [{ from: 0, to: text.length }];
  const windows: Range[] = [];
  for (let from = 0; from + WINDOW / 2 < text.length; from = cutNear(text, from + WINDOW / 2)) {
    windows.push({ from, to: cutNear(text, from + WINDOW) });
  }
  return windows;
}

/** The next space; unspaced text is cut anywhere. */
function cutNear(text: string, from: number): number {
  const space = text.slice(from, from + LONGEST_WORD).search(/\s/);
  return Math.min(from + Math.max(space, 0), text.length);
}

/** Windows that touch are one passage. */
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

/** The ends of Japanese sentences and phrases, and the same backwards. */
const FORWARDS = /です|ます|した|ない|って|から|だよ|いる/g;
const BACKWARDS = /すで|すま|たし|いな|てっ|らか|よだ|るい/g;
/** So short a text may have none of them. */
const SHORT_UNSPACED = 200;

/** Signs that are words alone do not show by themselves that their text is mirrored. */
function runsBackwards(text: string): boolean {
  const forwards = text.match(FORWARDS)?.length ?? 0;
  const backwards = text.match(BACKWARDS)?.length ?? 0;
  return backwards > forwards || (backwards === forwards && text.length < SHORT_UNSPACED);
}

/** In which ways a word is one of the patterns'. */
interface Ways {
  readonly length: number;
  readonly known: boolean;
  readonly reversed: boolean;
  readonly rotated: boolean;
}

/** Every message has the same few thousand words. */
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

/** As above, for a text about a character: unless a word shows that it is mirrored, 41 is not 14. */
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

/** Leet spellings of known words; of ages such as "14y0" the figure stays. */
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
/** Bounds the work on a hostile text; a message is shorter. */
const MAX_LETTERS = 20_000;

/** Four or more single letters, each set apart from the next. */
const ROW =
  /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}@$!+][\s.,_*\-/|]{1,3}){3,}[\p{L}\p{N}@$!+](?![\p{L}\p{N}])/gu;

/** Joins letters that stand apart and splits them at known words; whole words stay as they are. */
function joinLetters(plain: string, lexicon: Lexicon): string {
  return plain.replace(ROW, (row) => {
    const letters = row.replace(/[^\p{L}\p{N}@$!+]/gu, '');
    return cut(letters, lexicon);
  });
}

/** Joins "gi rl", of which one part at least is no word. */
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

/** Two fragments of a shorter word are adjacent too often by chance. */
const LEAST_JOINED = 5;
const MAX_JOINED = 14;
/** Two whole words of this length are written apart on purpose. */
const LEAST_WORD = 3;

/** Whether two neighbours are parts of one known word. */
function isFragment(one: string, other: string, lexicon: Lexicon): boolean {
  const length = one.length + other.length;
  if (length < LEAST_JOINED || length > MAX_JOINED || one === '' || other === '') return false;
  if (other === 'a') return false;
  const isShort = Math.min(one.length, other.length) < LEAST_WORD;
  const isApart = isShort || !readWays(one, lexicon).known || !readWays(other, lexicon).known;
  const joined = isApart ? lexicon.read(one + other) : undefined;
  // "Marido e": as in "ae" for "ä", the letter may add nothing.
  return joined !== undefined && joined !== lexicon.read(one);
}

interface Cut {
  readonly cost: number;
  readonly words: string;
  /** Its last letter belongs to no word. */
  readonly is_lone: boolean;
}

/** Parts letters into known words, as few and long ones as there are; the letters between them stay together. */
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
/** At its edge a digit may be an age. */
const MAYBE_DISGUISED = /^(?=.{4,12}$)[^\d].*[\d@$!+|].*[^\d@$!+]$/;

function priceOf(word: string, lexicon: Lexicon): number {
  if (/^\d/.test(word)) return /^\d{1,4}$/.test(word) ? FIGURE_PRICE : Infinity;
  if (lexicon.read(word))
    return word === 'i' || word === 'a' ? LONE_WORD : (prices[word.length] ?? 1);
  return MAYBE_DISGUISED.test(word) && lexicon.readDisguised(word) ? DISGUISED_PRICE : Infinity;
}
