// Retention over all weeks of sign-up: weighted by members, without weeks that have not ended.
import { expect, test } from 'vitest';
import { retentionByWeek } from './retention-by-week.ts';

const cohorts = [
  { week: '2026-05-04', sign_ups: 30, active: [30, 15] },
  { week: '2026-05-11', sign_ups: 10, active: [5, 5] },
  { week: '2026-05-18', sign_ups: 8, active: [8] },
];

test.each([
  [
    'a day into the third week',
    '2026-05-19T12:00:00Z',
    [
      [35, 40],
      [15, 30],
    ],
  ],
  [
    'once the third week is over',
    '2026-05-25T00:00:00Z',
    [
      [43, 48],
      [20, 40],
      [0, 30],
    ],
  ],
  ['in the first week', '2026-05-05T00:00:00Z', []],
])('%s', (_, at, expected) =>
  expect(retentionByWeek(cohorts, Date.parse(at)).map(({ members, of }) => [members, of])).toEqual(
    expected,
  ),
);

test('without sign-ups there is nothing to draw', () =>
  expect(retentionByWeek([], Date.parse('2026-05-19'))).toEqual([]));
