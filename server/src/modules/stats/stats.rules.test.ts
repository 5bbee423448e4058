// Which days must be counted, the start and end of a day, and comparisons with earlier days.
import { expect, test } from 'vitest';
import { boundsOf, compared, dueDays, lastDays, shownDays } from './stats.rules.ts';

const at = (time: string) => new Date(time);

test('a day is UTC’s, from its first millisecond to the next one’s', () => {
  expect(boundsOf('2026-02-28')).toEqual({
    from: at('2026-02-28T00:00:00.000Z'),
    to: at('2026-03-01T00:00:00.000Z'),
  });
  expect(lastDays(at('2026-03-01T00:00:00.000Z'), 2)).toEqual(['2026-02-28', '2026-03-01']);
  expect(lastDays(at('2026-02-28T23:59:59.999Z'), 2)).toEqual(['2026-02-27', '2026-02-28']);
  // Daylight saving changes do not affect UTC days.
  expect(lastDays(at('2026-03-30T01:30:00.000Z'), 3)).toEqual([
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
  ]);
});

const now = at('2026-03-10T08:00:00.000Z');
const since = at('2026-03-08T22:00:00.000Z');

test.each<[string, [string, string][], string[]]>([
  ['nothing was counted', [], ['2026-03-10', '2026-03-09', '2026-03-08']],
  [
    'today was counted just now, and yesterday before it was over',
    [
      ['2026-03-10', '2026-03-10T07:59:30.000Z'],
      ['2026-03-09', '2026-03-09T23:59:59.999Z'],
      ['2026-03-08', '2026-03-09T00:10:00.000Z'],
    ],
    ['2026-03-09'],
  ],
  [
    'yesterday was counted when something of it might still come',
    [
      ['2026-03-10', '2026-03-10T07:58:00.000Z'],
      ['2026-03-09', '2026-03-10T00:09:59.999Z'],
      ['2026-03-08', '2026-03-09T00:10:00.000Z'],
    ],
    ['2026-03-10', '2026-03-09'],
  ],
])('where %s, these are due', (_, counted, due) => {
  const known = new Map(counted.map(([day, time]) => [day, at(time)]));
  expect(dueDays(now, since, known)).toEqual(due);
});

test('at most half a year is counted, however old the site is', () => {
  const due = dueDays(now, at('2019-01-01T00:00:00.000Z'), new Map());
  expect(due).toHaveLength(180);
  expect(due[0]).toBe('2026-03-10');
});

test('sums are compared with as many days before, and members with the mean of a day', () => {
  const amounts = [1, 2, 3, 4, 5, 6];
  expect(compared('messages', amounts, 3)).toEqual({ now: 15, before: 6 });
  expect(compared('messages', amounts, 1)).toEqual({ now: 6, before: 5 });
  expect(compared('active_members', amounts, 3)).toEqual({ now: 5, before: 2 });
  expect(compared('active_members', [0, 1, 0, 1], 2)).toEqual({ now: 0.5, before: 0.5 });
  expect([1, 7, 30, 90].map(shownDays)).toEqual([7, 14, 60, 180]);
});
