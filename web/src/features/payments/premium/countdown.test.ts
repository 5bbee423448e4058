// Edge cases of countdowns: ends, short months, and past times.
import { expect, test } from 'vitest';
import { minutesAndSeconds, nextReset, partsOf } from './countdown.ts';

test.each([
  [20 * 60_000, '20:00'],
  [20 * 60_000 - 1, '20:00'],
  [59_001, '1:00'],
  [100, '0:01'],
  [0, '0:00'],
  [-5_000, '0:00'],
])('%i ms are written %s', (ms, written) => {
  expect(minutesAndSeconds(ms)).toBe(written);
});

test('a time is parted into days, hours, minutes and seconds; a past one is nought', () => {
  const ms = ((2 * 24 + 3) * 60 + 4) * 60_000 + 5_999;
  expect(partsOf(ms)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
  expect(partsOf(-1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
});

test.each([
  ['2027-01-15T10:00:00.000Z', '2026-11-20T00:00:00.000Z', '2026-12-15T10:00:00.000Z'],
  ['2027-01-15T10:00:00.000Z', '2026-12-15T10:00:00.000Z', '2027-01-15T10:00:00.000Z'],
  ['2026-12-01T10:00:00.000Z', '2026-11-30T10:00:00.000Z', '2026-12-01T10:00:00.000Z'],
  // In a month without that day, the last day is used.
  ['2027-03-31T08:00:00.000Z', '2027-02-10T00:00:00.000Z', '2027-02-28T08:00:00.000Z'],
  ['2027-03-31T08:00:00.000Z', '2027-03-01T00:00:00.000Z', '2027-03-31T08:00:00.000Z'],
  // A past plan has no further reset.
  ['2026-11-01T00:00:00.000Z', '2026-11-20T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
])('a plan until %s is reset, seen from %s, on %s', (end, now, reset) => {
  expect(nextReset(end, Date.parse(now)).toISOString()).toBe(reset);
});
