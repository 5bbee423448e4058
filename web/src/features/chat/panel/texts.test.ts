// How the panel says what is stored of a character.
import { expect, test } from 'vitest';
import { traitInWords } from './texts.ts';

test.each([
  ['long_waves', 'long waves'],
  ['grey_blue', 'gray blue'],
  ['Grey', 'Gray'],
  ['greyhound', 'greyhound'],
])('%s is shown as %s', (stored, words) => {
  expect(traitInWords(stored)).toBe(words);
});
