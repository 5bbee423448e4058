// The names and links of movements, and the format of amounts.
import { expect, test } from 'vitest';
import { formatNumber, formatSigned } from '../../../lib/formats.ts';
import { nameOf, placeOf } from './movements.ts';

test.each([
  ['grant', 'daily_reward', 'Daily reward'],
  ['hold', 'image', 'Picture, set aside'],
  ['capture', 'image', 'Picture, completed'],
  ['release', 'video', 'Clip, returned'],
  ['expire', 'expired', 'Expired'],
  ['spend', 'a_new_thing', 'a new thing'],
  ['spend', 'constructor', 'constructor'],
] as const)('%s for %s is shown as "%s"', (kind, reason, name) => {
  expect(nameOf({ kind, reason })).toBe(name);
});

test.each([
  ['character', 'job', '/my-character/choose-image/7%2F..'],
  ['tip', 'character', '/character/7%2F../chat'],
  ['plan', 'bill', '/premium'],
  ['refund', 'bill', '/premium'],
  ['image', 'job', undefined],
  ['package', 'payment', undefined],
  ['daily_reward', 'daily_reward', undefined],
  ['tip', 'purchase', undefined],
  ['toString', 'constructor', undefined],
] as const)('%s about a %s links to %s', (reason, type, place) => {
  expect(placeOf({ reason, reference: { type, id: '7/..' } })).toBe(place);
  expect(placeOf({ reason, reference: null })).toBeUndefined();
});

test('amounts carry their sign, and nought has none', () => {
  expect([formatSigned(1_250), formatSigned(-5), formatSigned(0)]).toEqual(['+1,250', '−5', '0']);
  expect(formatNumber(1_000_000)).toBe('1,000,000');
});
