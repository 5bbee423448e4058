// The time until a report's deadline as text.
import { expect, test } from 'vitest';
import { clockOf, urgencyOf } from './deadlines.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T12:59:30Z', '59 min left'],
  ['2026-11-21T11:59:00Z', '23 h 59 min left'],
  ['2026-11-23T14:00:00Z', '3 d 2 h left'],
  ['2026-11-20T11:59:00Z', '1 min late'],
  ['2026-11-18T12:00:00Z', '2 d 0 h late'],
])('what is due at %s has %s', (due, words) => {
  expect(clockOf(due, NOW)).toBe(words);
});

test.each([
  ['hour', '2026-11-20T12:14:00Z', 'soon'],
  ['hour', '2026-11-20T12:16:00Z', 'calm'],
  ['day', '2026-11-20T17:59:00Z', 'soon'],
  ['day', '2026-11-20T18:01:00Z', 'calm'],
  ['working_days', '2026-11-20T11:59:59Z', 'late'],
] as const)('with the clock %s, what is due at %s is %s', (clock, due_at, urgency) => {
  expect(urgencyOf({ clock, due_at }, NOW)).toBe(urgency);
});
