// Normalizes a text to plain letters and digits for matching, with offsets into the original.
import { circled, confusables, letterRuns, ligatures } from './words/confusables.words.ts';

export interface Normalised {
  readonly text: string;
  /** Offset in the original for each UTF-16 unit of `text`, and one more for its end. */
  readonly offsets: Uint32Array;
}

const lookalikes = new Map<string, string>();
const numbers = new Map<string, string>();
for (const line of confusables.trim().split('\n')) {
  const [latin = '', doubles = ''] = line.split(' ');
  for (const double of doubles) lookalikes.set(double, latin);
}
for (const line of circled.trim().split('\n')) {
  for (const [count, sign] of Array.from(line).entries()) numbers.set(sign, String(count));
}

const INVISIBLE =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}\u0000-\u0008\u000e-\u001f\u007f-\u009f]/u;
const MARK = /\p{M}/gu;
const DIGIT = /\p{Nd}/u;
/** Fraction characters, which decomposition would merge with a number: 17½ is not 171/2. */
const FRACTION = /[\u00bc-\u00be\u2150-\u215f\u2189]/;
/** Characters that decompose to a sentence are kept, because they would expand a short text. */
const MAX_LETTERS = 6;

const folded = new Map<number, string>();
/** More than any text needs; bounds the memory for hostile texts. */
const MAX_FOLDED = 20_000;

/** The lower-case letters or digits that a code point looks like; empty for invisible ones. */
function foldCodePoint(codePoint: number): string {
  if (codePoint < 0x80) return foldAscii(codePoint);
  const known = folded.get(codePoint);
  if (known !== undefined) return known;
  const plain = foldOther(codePoint);
  if (folded.size < MAX_FOLDED) folded.set(codePoint, plain);
  return plain;
}

const ascii = Array.from({ length: 0x80 }, (_, code) => {
  const sign = String.fromCharCode(code);
  return INVISIBLE.test(sign) ? '' : sign.toLowerCase();
});

function foldAscii(code: number): string {
  return ascii[code] ?? '';
}

function foldOther(codePoint: number): string {
  const sign = String.fromCodePoint(codePoint);
  if (INVISIBLE.test(sign)) return '';
  if (DIGIT.test(sign)) return digitOf(codePoint);
  const number = numbers.get(sign);
  if (number !== undefined) return number;
  const letter = letterRuns.find((start) => codePoint >= start && codePoint < start + 26);
  if (letter !== undefined) return String.fromCharCode(97 + codePoint - letter);
  if (FRACTION.test(sign)) return '½';
  const bare = sign.normalize('NFKD').replace(MARK, '').normalize('NFC');
  return bare.length > MAX_LETTERS ? sign : Array.from(bare, foldPlain).join('');
}

function foldPlain(sign: string): string {
  const double = lookalikes.get(sign) ?? ligatures[sign];
  if (double !== undefined) return double;
  const lower = sign.toLowerCase();
  if (lower === '’' || lower === '‘' || lower === 'ʼ' || lower === '´' || lower === '＇')
    return "'";
  if (lower === '“' || lower === '”' || lower === '„' || lower === '«' || lower === '»') return '"';
  if (/[\u2010-\u2015\u2212]/.test(lower)) return '-';
  if (lower === '…') return '.';
  if (lower === '⁄' || lower === '∕') return '/';
  return lookalikes.get(lower) ?? lower;
}

/** In Unicode, the ten digits of each script are consecutive, and no other number is directly before them. */
function digitOf(codePoint: number): string {
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(codePoint - before - 1))) before += 1;
  return String(before % 10);
}

/** Applies NFKC, and folds look-alikes, invisible characters and case, with offsets. */
export function normalise(original: string): Normalised {
  const parts: string[] = [];
  const offsets: number[] = [];
  for (let at = 0; at < original.length;) {
    const codePoint = original.codePointAt(at) ?? 0;
    const plain = foldCodePoint(codePoint);
    parts.push(plain);
    for (let unit = 0; unit < plain.length; unit += 1) offsets.push(at);
    at += codePoint > 0xffff ? 2 : 1;
  }
  offsets.push(original.length);
  return { text: parts.join(''), offsets: Uint32Array.from(offsets) };
}

/** The same without offsets; most texts have only plain letters. */
export const plainText = (text: string): string =>
  /^[\n\r\t -~]*$/.test(text) ? text.toLowerCase() : normalise(text).text;

/** Letters that one leet character may represent, all mapped to one of them. */
const disguises: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '!': 'i',
  '|': 'i',
  '¡': 'i',
  '2': 'z',
  '3': 'e',
  '€': 'e',
  '4': 'a',
  '@': 'a',
  '5': 's',
  $: 's',
  '§': 's',
  '6': 'g',
  '9': 'g',
  '7': 't',
  '+': 't',
  '8': 'b',
  '(': 'c',
  '¢': 'c',
  '<': 'c',
  '£': 'i',
  '%': 'x',
  '*': '',
  v: 'u',
};

/** The key of a word: leet characters as letters, repeated letters as one. Obfuscated spellings share a key. */
export function looseKey(word: string): string {
  let key = '';
  for (const sign of word) {
    const plain = disguises[sign] ?? sign;
    if (plain !== key.slice(-1)) key += plain;
  }
  return key;
}

/** ROT13, which is its own inverse. */
export function rotate(text: string): string {
  let rotated = '';
  for (const letter of text) {
    const code = letter.charCodeAt(0);
    const lower = code | 0x20;
    const isLatin = code < 0x80 && lower >= 97 && lower <= 122;
    rotated += isLatin ? String.fromCharCode(lower < 110 ? code + 13 : code - 13) : letter;
  }
  return rotated;
}
