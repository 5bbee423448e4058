// Whether two messages were split inside a word or a number: "fif" and "teen", "fünf" and "zig", "五" and "十歳".
import { plainText } from '../normalizer.ts';
import { connectors } from '../words/numbers.words.ts';
import type { Lexicon } from './lexicon.ts';
import { ONE_BY_ONE } from './unspaced.ts';

const LAST = /(\p{L}+|\d+)\s*$/u;
const FIRST = /^\s*(\p{L}+|\d+)/u;
const KANJI_NUMBER = /[\u4e00\u4e8c\u4e09\u56db\u4e94\u516d\u4e03\u516b\u4e5d\u5341]/;
const joining = new Set(connectors.split(' '));

/** The last word before the split, and the first word after it. */
function edges(before: string, after: string): readonly [string, string] | undefined {
  const last = LAST.exec(plainText(before.slice(-LONGEST)))?.[1];
  const first = FIRST.exec(plainText(after.slice(0, LONGEST)))?.[1];
  return last === undefined || first === undefined ? undefined : [last, first];
}

const LONGEST = 40;

export function isWithinWord(before: string, after: string, lexicon: Lexicon): boolean {
  const words = edges(before, after);
  if (!words) return false;
  const [last, first] = words;
  if (ONE_BY_ONE.test(last) && ONE_BY_ONE.test(first)) return true;
  const joined = lexicon.read(last + first);
  const isWhole = lexicon.read(last) !== undefined && lexicon.read(first) !== undefined;
  return joined?.counts !== undefined || (joined !== undefined && !isWhole);
}

export function isWithinNumber(before: string, after: string, lexicon: Lexicon): boolean {
  const words = edges(before, after);
  if (!words) return false;
  const [last, first] = words;
  const counts = (word: string) => /^\d+$/.test(word) || lexicon.read(word)?.counts !== undefined;
  if (KANJI_NUMBER.test(last.slice(-1)) && KANJI_NUMBER.test(first.slice(0, 1))) return true;
  if (isWithinWord(before, after, lexicon)) return counts(last + first);
  return (counts(last) || joining.has(last)) && counts(first);
}
