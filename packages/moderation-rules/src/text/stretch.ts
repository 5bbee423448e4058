// Tokenizes a stretch of text without spaces: words, digits, symbols, pauses.
import { normalise } from '../normalizer.ts';
import type { Lexicon, Word } from './lexicon.ts';
import { ONE_BY_ONE } from './unspaced.ts';

export interface Part {
  readonly kind: 'word' | 'digits' | 'fraction' | 'sign' | 'quote' | 'pause' | 'stop';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The day and the month, if the digits are the year of a date. */
  readonly date?: readonly number[];
  /** The decoded word; undefined if the text itself is looked up. */
  readonly known?: Word;
}

const PIECES = /\d+(?:[.,]\d+)*|[\p{L}']+|[^\p{L}\p{N}']/gu;
/** These end a sentence in scripts without spaces, too. */
const STOP = /[。!?]/u;
/** The maximum length of an obfuscated known word. */
const LONGEST_WORD = 40;
const LEET = /[\p{N}@$!|+(€£<§%*]/u;
const LETTER = /\p{L}/u;
/** Matches "1/2", but not a part of a date. */
const FRACTION = /^[1-9]\/[2-9]$/;
const SEGMENT = /\d+(?:[.,]\d+)+|(?<![\d/])[1-9]\/[2-9](?![\d/])|[^-_/.,;:~\\]+|[-_/.,;:~\\]+/gu;
/** A number with letters, as opposed to an obfuscated word: "f15", "15f", "3eme". */
const FIGURE = /^(?:[a-z]1\d|1\d(?:[a-z]|yo|yr)|\d{1,2}(?:i?eme|te[nr]?|th))$/;
/** Neither a word nor a number: "f3bf". */
const CODE = /^(?=.*\d[a-f]+\d|.*[a-f]\d+[a-f])[\da-f]{4,}$/;
/** Kanji numerals before a character for years of age, and words in Latin letters. */
const KANJI =
  /([\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\u5341]+(?=[\u6b73\u624d\u5c81\u6b72]|です|だよ|になる|にもな)|[\u4e00-\u4e5d]?\u5341[\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d]?(?=[だでに]|な[のん]|って|[くぐ]らい|$))|[a-z]+|./gu;
const KANJI_DIGITS = '\u3007\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d';
/** A word with separators: "s.h.y". */
const SPELLED = /^(?:\p{L}[.-]){2,}\p{L}$/u;
const EDGES = /^[^\p{L}\p{N}@$!|€£§+]+|[^\p{L}\p{N}@$|€£§+]+$/gu;

/** Parts with offsets in the stretch, in order. */
export function splitStretch(stretch: string, lexicon: Lexicon): Part[] {
  if (/^[|•·]$/.test(stretch)) return [{ kind: 'pause', text: '', start: 0, end: stretch.length }];
  const { text, offsets } = normalise(stretch);
  const at = (unit: number) => offsets[unit] ?? stretch.length;
  const whole = readWhole(text, lexicon);
  if (whole) {
    const part: Part = { kind: 'word', text: '', start: 0, end: stretch.length, known: whole };
    const end = readEnd(text, stretch.length);
    if (end.length > 0 || !/[,;:)\]]$/.test(text)) return [part, ...end];
    return [part, { kind: 'pause', text: '', start: stretch.length, end: stretch.length }];
  }
  const bare = text.replace(EDGES, '');
  if (SPELLED.test(bare)) {
    const word = readWord(bare.replace(/[.-]/g, ''), 0, stretch.length, lexicon);
    return [word, ...readEnd(text, stretch.length)];
  }
  const parts: Part[] = [];
  const isUnspaced = ONE_BY_ONE.test(text);
  for (const segment of text.matchAll(SEGMENT)) {
    const from = segment.index;
    const known = readDisguised(segment[0], lexicon);
    if (known || CODE.test(segment[0])) {
      const end = at(from + segment[0].length);
      parts.push({ kind: 'word', text: segment[0], start: at(from), end, ...(known && { known }) });
      continue;
    }
    if (FRACTION.test(segment[0])) {
      const [start, end] = [at(from), at(from + 3)];
      parts.push({ kind: 'fraction', text: segment[0], start, end });
      continue;
    }
    for (const piece of segment[0].matchAll(PIECES)) {
      const start = from + piece.index;
      const end = start + piece[0].length;
      const inside = segment[0].slice(piece.index - 1, piece.index + 2);
      // "4'11" is a height.
      if (/^\d'\d$/.test(inside)) {
        parts.push({ kind: 'word', text: 'ft', start: at(start), end: at(end) });
        continue;
      }
      // A price, as opposed to a symbol that replaces a letter: "$8".
      if (/[$€£]/.test(piece[0]) && /^[\d.,]+$/.test(segment[0].slice(piece.index + 1))) {
        parts.push({ kind: 'word', text: 'dollars', start: at(start), end: at(end) });
      } else if (isUnspaced && STOP.test(piece[0])) {
        parts.push({ kind: 'stop', text: '', start: at(end), end: at(end) });
      } else parts.push(...readPiece(piece[0], at(start), at(end), lexicon));
    }
  }
  return [...parts, ...readEnd(text, stretch.length)];
}

/** One word despite its symbols: "s.c.h.o.o.l", "k-i-s-s", "sch00l!". */
function readWhole(text: string, lexicon: Lexicon): Word | undefined {
  const trimmed = text.replace(EDGES, '');
  if (trimmed.length < 3 || !LETTER.test(trimmed)) return undefined;
  const compact = trimmed.replace(/[^\p{L}\p{N}]/gu, '');
  if (compact === trimmed) return undefined;
  if (compact.length > 3 && !/^\d/.test(compact)) {
    const closed = lexicon.read(compact);
    if (closed) return closed;
  }
  return readDisguised(trimmed, lexicon);
}

function readDisguised(text: string, lexicon: Lexicon): Word | undefined {
  if (text.length < 3 || text.length > LONGEST_WORD || !LETTER.test(text)) return undefined;
  if (!LEET.test(text) || FIGURE.test(text)) return undefined;
  // A parenthesis is not an obfuscation: "(one".
  if (text.startsWith('(') && lexicon.read(text.slice(1))) return undefined;
  return lexicon.readDisguised(text.replaceAll("'", ''));
}

function readPiece(piece: string, start: number, end: number, lexicon: Lexicon): Part[] {
  const first = piece.charAt(0);
  if (first >= '0' && first <= '9') return readDigits(piece, start, end);
  if (first === "'" || LETTER.test(piece)) {
    if (ONE_BY_ONE.test(piece)) {
      return Array.from(piece.matchAll(KANJI), ([sign, figure]) =>
        figure === undefined
          ? { kind: 'word', text: sign, start, end }
          : { kind: 'digits', text: readKanji(figure), start, end },
      );
    }
    const plain = piece.replaceAll("'", '');
    // "l'embrasse": if it is not known as one word, the second part is read.
    const elided = /^(?:[cdjlmnst]|qu)'(.{3,})$/.exec(piece)?.[1];
    const known = elided === undefined || lexicon.read(plain) ? undefined : lexicon.read(elided);
    if (known) return [{ kind: 'word', text: plain, start, end, known }];
    return plain ? [readWord(plain, start, end, lexicon)] : [];
  }
  if (piece === '"') return [{ kind: 'quote', text: piece, start, end }];
  if (/[,;:()[\]、・「」]/.test(piece)) return [{ kind: 'pause', text: piece, start, end }];
  return [{ kind: 'sign', text: piece, start, end }];
}

/** "十七" and "二十五", or "二五" digit by digit. */
function readKanji(figure: string): string {
  if (!figure.includes('\u5341'))
    return Array.from(figure, (sign) => KANJI_DIGITS.indexOf(sign)).join('');
  const add = (sum: number, sign: string) =>
    sign === '\u5341' ? Math.max(1, sum) * 10 : sum + KANJI_DIGITS.indexOf(sign);
  return String(Array.from(figure).reduce(add, 0));
}

/** "daughter's" is "daughter"; "kisssss" is "kiss". */
export function readWord(plain: string, start: number, end: number, lexicon: Lexicon): Part {
  const part: Part = { kind: 'word', text: plain, start, end };
  if (lexicon.read(plain)) return part;
  if (/(.)\1\1/u.test(plain)) {
    const twice = plain.replace(/(.)\1{2,}/gu, '$1$1');
    const once = plain.replace(/(.)\1{2,}/gu, '$1');
    const known = lexicon.read(twice) ?? lexicon.read(once) ?? lexicon.readDisguised(plain);
    return known ? { ...part, known } : part;
  }
  if (plain.length > 4 && plain.endsWith('s')) {
    const owner = lexicon.read(plain.slice(0, -1));
    return owner ? { ...part, text: plain.slice(0, -1) } : part;
  }
  return part;
}

/** "1,014" is one number, "14.05.2010" a date whose year counts, "17.5" is 17. */
function readDigits(piece: string, start: number, end: number): Part[] {
  const groups = piece.split(/[.,]/);
  const isGrouped = groups.length > 1 && groups.slice(1).every((group) => group.length === 3);
  const text = isGrouped
    ? groups.join('')
    : groups.length > 2
      ? (groups.at(-1) ?? piece)
      : (groups[0] ?? piece);
  const isDate = !isGrouped && groups.length === 3;
  return [
    { kind: 'digits', text, start, end, ...(isDate && { date: groups.slice(0, 2).map(Number) }) },
  ];
}

/** A single full stop, exclamation or question mark ends a sentence; three dots, commas and "8." only pause. */
function readEnd(text: string, at: number): Part[] {
  const tail = /[^\p{L}\p{N}]*$/u.exec(text)?.[0] ?? '';
  if (/(?<!\d)\d{1,2}\.$/.test(text)) return [{ kind: 'pause', text: '', start: at, end: at }];
  if (/[!?。！？]/u.test(tail) || /(?<![.])[.](?![.])/.test(tail)) {
    return [{ kind: 'stop', text: '', start: at, end: at }];
  }
  return [];
}
