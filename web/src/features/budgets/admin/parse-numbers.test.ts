// Parsing numbers of units and prices, and rejecting other input.
import { expect, test } from 'vitest';
import { readPieces, readPrice } from './parse-numbers.ts';

test.each([
  ['0', 0],
  [' 50,000,000 ', 50_000_000],
  ['1 000', 1_000],
  ['1000000000000', 1e12],
  ['1000000000001', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['1e9', undefined],
  ['', undefined],
  ['many', undefined],
])('%o pieces are %o', (text, pieces) => {
  expect(readPieces(text)).toBe(pieces);
});

test.each([
  ['', '', null],
  ['0.60', '1,000,000', { cents: 60, per: 1_000_000 }],
  ['4', '1', { cents: 400, per: 1 }],
  ['0,04', '1', { cents: 4, per: 1 }],
  ['0', '1', { cents: 0, per: 1 }],
  ['0.045', '1', undefined],
  ['-1', '1', undefined],
  ['1', '0', undefined],
  ['1', '', undefined],
])('$%s for %s is %o', (dollars, per, price) => {
  expect(readPrice(dollars, per)).toEqual(price);
});
