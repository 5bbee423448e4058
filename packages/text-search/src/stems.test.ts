// The stem cache only saves computing a stem again; it never changes the result.
import { stemmer } from 'stemmer';
import { expect, test } from 'vitest';
import { stemOf } from './stems.ts';

test('a stem equals the stemmer’s result, also after more words than the cache holds', () => {
  const words = Array.from({ length: 25_000 }, (_, n) => `${n.toString(36)}walking`);
  const own = ['walks', 'walked', 'constructor', '__proto__', '', 'x'.repeat(60)];
  const expected = own.map((word) => stemmer(word));
  expect(own.map(stemOf)).toEqual(expected);
  expect(words.every((word) => stemOf(word) === stemmer(word))).toBe(true);
  expect(own.map(stemOf)).toEqual(expected);
});
