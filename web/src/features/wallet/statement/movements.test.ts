// What a movement is called, where it leads, and how amounts are written.
import { expect, test } from 'vitest';
import { formatTokens } from '../../../lib/wallet.ts';
import { formatSigned } from '../amounts.ts';
import { nameOf, placeOf } from './movements.ts';

test.each([
  ['grant', 'daily_reward', 'Daily reward'],
  ['hold', 'image', 'Image, set aside'],
  ['capture', 'image', 'Image, made'],
  ['release', 'video', 'Video, given back'],
  ['expire', 'expired', 'Expired'],
  ['spend', 'a_new_thing', 'a new thing'],
  ['spend', 'constructor', 'constructor'],
] as const)('%s for %s is told as "%s"', (kind, reason, name) => {
  expect(nameOf({ kind, reason })).toBe(name);
});

test('what was paid for leads to where it is; a name of the language leads nowhere', () => {
  expect(placeOf({ reason: 'package' })).toBe('/premium');
  expect(placeOf({ reason: 'image' })).toBe('/generate-image');
  expect(placeOf({ reason: 'daily_reward' })).toBeUndefined();
  expect(placeOf({ reason: 'toString' })).toBeUndefined();
});

test('amounts carry their sign, and nought has none', () => {
  expect([formatSigned(1_250), formatSigned(-5), formatSigned(0)]).toEqual(['+1,250', '−5', '0']);
  expect(formatTokens(1_000_000)).toBe('1,000,000');
});
