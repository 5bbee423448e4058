// Texts that hide behind an encoding: base64, escapes, rotation, mirror writing, letters set apart.
import { normalise, readHiddenTags, rotate } from '../../normaliser/rules.ts';
import type { Lexicon } from '../lexicon/rules.ts';

const BASE64 = /^[A-Za-z0-9+/_-]{7,}={0,2}$/;
/** Short stretches are taken for base64 only when they end in its padding or mix cases as words do not. */
const SHORT = 16;
const MIXED = /[a-z].*[A-Z]|[A-Z][a-z]*\d|\d[A-Za-z]*[A-Z]/;

/** What a stretch says when it is base64 of plain text; undefined for everything else. */
export function decodeBase64(stretch: string): string | undefined {
  if (stretch.length < 8 || !BASE64.test(stretch)) return undefined;
  if (!MIXED.test(stretch)) return undefined;
  if (stretch.length < SHORT && !stretch.endsWith('=') && stretch.length % 4 !== 0)
    return undefined;
  const decoded = Buffer.from(stretch, 'base64').toString('utf8');
  return isReadable(decoded) ? decoded : undefined;
}

/** Random letters hardly ever decode to nothing but letters, digits and common signs. */
function isReadable(text: string): boolean {
  return (
    text.length >= 4 &&
    /^[\p{L}\p{M}\p{N}\s.,;:!?'"()*_@$\-/\p{Cf}\p{So}]+$/u.test(text) &&
    /\p{L}{2}/u.test(text)
  );
}

/** Readings of a text that do not stand in it as it is. Empty for an ordinary text. */
export function readOtherwise(text: string, noticed: Noticed, lexicon: Lexicon): string[] {
  const readings: string[] = [];
  const hidden = readHiddenTags(text);
  if (hidden) readings.push(hidden);
  const unescaped = noticed.escapes > 0 ? unescape(text) : text;
  if (unescaped !== text) readings.push(unescaped);
  if (noticed.backwards > 0) readings.push(reverse(text), reverseWords(text));
  if (noticed.rotated > 0) readings.push(rotate(text));
  if (noticed.letters > 2 || noticed.fragments > 0) readings.push(closeUp(text, lexicon));
  return readings;
}

/** What a reading noticed beside the words: reasons for a second look at the whole text. */
export interface Noticed {
  /** Single letters that are no words, and fragments that make a known word with their neighbour. */
  letters: number;
  fragments: number;
  backwards: number;
  rotated: number;
  escapes: number;
}

export const nothingNoticed = (): Noticed => ({
  letters: 0,
  fragments: 0,
  backwards: 0,
  rotated: 0,
  escapes: 0,
});

const reverse = (text: string): string => [...text].reverse().join('');
const reverseWords = (text: string): string => text.split(/(\s+)/).map(reverse).join('');

/** HTML entities, percent signs and backslash escapes as the signs they stand for. */
function unescape(text: string): string {
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
const MOST_LETTERS = 20_000;

/** Closes the gaps between letters and parts the text again at words that we know. */
export function closeUp(text: string, lexicon: Lexicon): string {
  const letters = normalise(text)
    .text.replace(/[^\p{L}\p{N}@$!|]/gu, '')
    .slice(0, MOST_LETTERS);
  return cut(letters, cheapestCuts(letters, lexicon));
}

/** For each place the length of the known word that ends there on the cheapest way; 0 for a lone letter. */
function cheapestCuts(letters: string, lexicon: Lexicon): Uint8Array {
  const costs = new Float64Array(letters.length + 1);
  const lengths = new Uint8Array(letters.length + 1);
  for (let end = 1; end <= letters.length; end += 1) {
    costs[end] = (costs[end - 1] ?? 0) + 2;
    for (let length = 1; length <= LONGEST_WORD && length <= end; length += 1) {
      const cost = (costs[end - length] ?? 0) + priceOf(letters.slice(end - length, end), lexicon);
      if (cost >= (costs[end] ?? 0)) continue;
      costs[end] = cost;
      lengths[end] = length;
    }
  }
  return lengths;
}

/** Few and long words win; what no list knows costs most. */
function priceOf(word: string, lexicon: Lexicon): number {
  if (/^\d+$/.test(word)) return word.length <= 4 ? 0.9 : 9;
  if (lexicon.read(word)) return word.length === 1 ? 1.6 : 1.2;
  if (word.length >= 4 && /[\d@$!|]/.test(word) && lexicon.readDisguised(word)) return 1.3;
  return 99;
}

function cut(letters: string, lengths: Uint8Array): string {
  const words: string[] = [];
  let unknown = '';
  for (let end = letters.length; end > 0;) {
    const length = lengths[end] ?? 0;
    if (length === 0) unknown = letters.charAt(end - 1) + unknown;
    if (length > 0) {
      if (unknown) words.push(unknown);
      unknown = '';
      words.push(letters.slice(end - length, end));
    }
    end -= Math.max(1, length);
  }
  if (unknown) words.push(unknown);
  return words.reverse().join(' ');
}
