// Obfuscations of texts, each from a seeded random source, for measuring recall.

export type Random = () => number;

/** The same seed gives the same numbers, on every machine. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <Item>(list: readonly Item[], random: Random): Item => {
  const item = list[Math.floor(random() * list.length)];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
};

export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim());

type Mutator = (text: string, random: Random) => string;

const each = (text: string, random: Random, share: number, change: (sign: string) => string) =>
  Array.from(text, (sign) => (random() < share ? change(sign) : sign)).join('');

const leetSigns: Record<string, string> = {
  a: '4',
  e: '3',
  i: '1',
  o: '0',
  s: '5',
  t: '7',
  l: '1',
};
const leetOthers: Record<string, string> = {
  a: '@',
  e: '3',
  i: '!',
  o: '0',
  s: '$',
  t: '7',
  l: '|',
};
const doubles: Record<string, string> = {
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  o: 'о',
  p: 'р',
  s: 'ѕ',
  x: 'х',
  y: 'у',
  k: 'κ',
  n: 'ո',
  h: 'һ',
  d: 'ԁ',
  r: 'г',
  t: 'т',
};
const invisible = ['\u200b', '\u200c', '\u200d', '\u2060', '\u00ad', '\ufeff', '\u{e0061}'];
const keycaps = (sign: string) => (/\d/.test(sign) ? `${sign}\ufe0f\u20e3` : sign);

const shift = (text: string, upper: number, lower: number, digit: number) =>
  Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    if (code >= 65 && code <= 90) return String.fromCodePoint(upper + code - 65);
    if (code >= 97 && code <= 122) return String.fromCodePoint(lower + code - 97);
    if (code >= 48 && code <= 57) return String.fromCodePoint(digit + code - 48);
    return sign;
  }).join('');

const words = (text: string, change: (word: string) => string) => text.replace(/\p{L}+/gu, change);

export const mutators: Readonly<Record<string, Mutator>> = {
  plain: (text) => text,
  upper: (text) => text.toUpperCase(),
  leet: (text, random) => each(text, random, 0.35, (sign) => leetSigns[sign.toLowerCase()] ?? sign),
  leet_signs: (text, random) =>
    words(
      text,
      (word) =>
        word.charAt(0) + each(word.slice(1), random, 0.35, (sign) => leetOthers[sign] ?? sign),
    ),
  homoglyphs: (text, random) => each(text, random, 0.6, (sign) => doubles[sign] ?? sign),
  fullwidth: (text) => shift(text, 0xff21, 0xff41, 0xff10),
  math_bold: (text) => shift(text, 0x1d400, 0x1d41a, 0x1d7ce),
  mixed_script: (text, random) =>
    words(text, (word) =>
      random() < 0.5 ? shift(word, 0x1d400, 0x1d41a, 0x1d7ce) : mutateDoubles(word),
    ),
  zero_width: (text, random) => each(text, random, 0.4, (sign) => sign + pick(invisible, random)),
  combining: (text, random) =>
    each(text, random, 0.3, (sign) => (/\p{L}/u.test(sign) ? `${sign}\u0336` : sign)),
  repeats: (text, random) =>
    words(text, (word) => {
      const at = Math.floor(random() * word.length);
      return word.length > 3
        ? word.slice(0, at) + word.charAt(at).repeat(4) + word.slice(at + 1)
        : word;
    }),
  emoji_digits: (text) => Array.from(text, keycaps).join(''),
  spaced: (text) => Array.from(text.replaceAll(' ', '  ')).join(' '),
  dotted: (text) => words(text, (word) => (word.length > 3 ? Array.from(word).join('.') : word)),
  split_words: (text, random) =>
    words(text, (word) => {
      const at = 1 + Math.floor(random() * (word.length - 1));
      return word.length > 4 && random() < 0.6 ? `${word.slice(0, at)} ${word.slice(at)}` : word;
    }),
  dashed: (text) => words(text, (word) => (word.length > 4 ? Array.from(word).join('-') : word)),
  base64: (text) => Buffer.from(text).toString('base64'),
  base64_words: (text) =>
    words(text, (word) => (word.length > 4 ? Buffer.from(word).toString('base64') : word)),
  reversed: (text) => Array.from(text).reverse().join(''),
  reversed_words: (text) =>
    text
      .split(' ')
      .map((word) => Array.from(word).reverse().join(''))
      .join(' '),
  rotated: (text) =>
    text.replace(/[a-z]/gi, (letter) => {
      const base = letter <= 'Z' ? 65 : 97;
      return String.fromCharCode(base + ((letter.charCodeAt(0) - base + 13) % 26));
    }),
  tags: (text) =>
    `hello ${Array.from(text, (sign) => (sign.charCodeAt(0) < 0x7f ? String.fromCodePoint(0xe0000 + sign.charCodeAt(0)) : sign)).join('')}`,
  entities: (text) =>
    Array.from(text, (sign) => (/[a-z]/i.test(sign) ? `&#${sign.charCodeAt(0)};` : sign)).join(''),
};

const mutateDoubles = (word: string) => Array.from(word, (sign) => doubles[sign] ?? sign).join('');

/** Splits one message into three, between words. */
export function splitInThree(text: string, random: Random): [string, string, string] {
  const all = text.split(' ');
  const first = 1 + Math.floor(random() * Math.max(1, all.length - 2));
  const second = Math.min(
    all.length - 1,
    first + 1 + Math.floor(random() * Math.max(1, all.length - first - 1)),
  );
  return [
    all.slice(0, first).join(' '),
    all.slice(first, second).join(' '),
    all.slice(second).join(' '),
  ];
}

/** Fills `{minor}`, `{adult}` and `{recent}` with numbers. */
export function fill(line: string, random: Random, year: number): string {
  const between = (low: number, high: number) =>
    String(low + Math.floor(random() * (high - low + 1)));
  return line
    .replaceAll('{recent}', () => between(year - 16, year - 5))
    .replaceAll('{minor}', () => between(10, 17))
    .replaceAll('{adult}', () => between(18, 60));
}
