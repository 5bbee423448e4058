// States of a budget (almost used, used up), and the cost of usage.
import { expect, test } from 'vitest';
import { centsOf, stateOf } from './budgets.rules.ts';

test.each([
  ['nothing used', [0, null, 10, 0], 'ok'],
  ['just below four fifths', [7, null, 10, 0], 'ok'],
  ['four fifths', [8, null, 10, 0], 'near'],
  ['all of it, with no refused request', [10, null, 10, 0], 'near'],
  ['refused, and as much would not fit now', [10, 1, 10, 0], 'stopped'],
  ['refused, and less was used than reserved', [5, 5, 10, 0], 'ok'],
  ['refused, and more was allowed', [10, 1, 10, 5], 'ok'],
  ['more was allowed and used', [15, 1, 10, 5], 'stopped'],
  ['switched off', [0, 1, 0, 0], 'off'],
  ['switched off, and open for today', [0, 1, 0, 5], 'ok'],
] as const)('%s', (_, [used, refused, cap, extra], state) => {
  expect(stateOf(used, refused, { cap, extra })).toBe(state);
});

test.each([
  [1_500_000, { cents: 60, per: 1_000_000 }, 90],
  [7, { cents: 9, per: 2 }, 32],
  [1, { cents: 1, per: 3 }, 0],
  [1e12, { cents: 0, per: 1 }, 0],
  [5, null, null],
])('%d pieces at %o cost %o cents', (used, price, cents) => {
  expect(centsOf(used, price)).toBe(cents);
});
