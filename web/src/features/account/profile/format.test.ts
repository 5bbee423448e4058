// Relative times have the unit that fits their distance.
import { expect, test } from 'vitest';
import { sinceThen } from './format.ts';

const now = Date.parse('2026-05-20T12:00:00Z');

test.each([
  ['2026-05-20T11:59:30Z', 'just now'],
  ['2026-05-20T12:00:30Z', 'just now'],
  ['2026-05-20T11:58:00Z', '2 minutes ago'],
  ['2026-05-20T09:00:00Z', '3 hours ago'],
  ['2026-05-19T11:00:00Z', 'yesterday'],
  ['2026-05-10T12:00:00Z', '10 days ago'],
  ['2026-01-01T12:00:00Z', 'January 1, 2026'],
  ['nonsense', ''],
])('%s was %s', (time, expected) => {
  expect(sinceThen(time, now)).toBe(expected);
});
