// Patterns that could never match are refused by the compiler.
import { expect, test } from 'vitest';
import { createLexicon } from '../text/lexicon.ts';
import { compilePatterns } from './compile.ts';

const compile = (line: string) =>
  compilePatterns([[1, { 'a.tag': line }]], {
    macros: { greeting: 'hi / good day', clause: 'and' },
    lexicon: createLexicon(),
    kindOf: () => 0,
  });

test.each([
  'hello, world',
  'sent-off',
  'such|that?|as this',
  'so they say.',
  'は|、 年',
  '@greeting (you)',
])('punctuation is refused in %j', (line) => {
  expect(() => compile(line)).toThrow(/punctuation/);
});

test.each(['^ @greeting you? ~2 there|here $', "don't #minor a_bit", '100 % sure', '年 -3 で'])(
  'signs of patterns and of amounts are allowed in %j',
  (line) => {
    expect(() => compile(line)).not.toThrow();
  },
);

test('a macro that is not there is named', () => {
  expect(() => compile('@nothing here')).toThrow(/nothing/);
});
