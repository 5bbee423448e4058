// Prices are parsed as text, without floating point.
import { expect, test } from 'vitest';
import { readCents, readInteger, writeCents } from './money.ts';

test.each([
  ['9.99', 999],
  [' 10 ', 1_000],
  ['0.5', 50],
  ['0,29', 29],
  ['1149.99', 114_999],
  ['0', undefined],
  ['-1', undefined],
  ['9.999', undefined],
  ['1e3', undefined],
  ['', undefined],
])('the price %j is %j cents', (text, cents) => {
  expect(readCents(text)).toBe(cents);
});

test('an amount that was written is parsed as the same', () => {
  for (const cents of [1, 10, 99, 100, 101, 999, 4_365, 114_999]) {
    expect(readCents(writeCents(cents))).toBe(cents);
  }
});

test.each([
  ['12', false, 12],
  ['-12', false, undefined],
  ['-12', true, -12],
  ['0', true, undefined],
  ['1.5', true, undefined],
])('%j (signed: %j) is %j', (text, signed, number) => {
  expect(readInteger(text, signed)).toBe(number);
});
