// Deadlines, limits, addresses and numbers of reports.
import { REPORT_REFERENCE, referenceOf } from '@velour/contract/report-values.ts';
import { ReportNumber } from '@velour/contract/reports.ts';
import { expect, test } from 'vitest';
import { addWorkingDays, dueAt, idsIn, mayHide, numberOf, hidesAtOnce } from './reports.rules.ts';

test.each([
  // 2026-11-16 is a Monday.
  ['2026-11-16T09:00:00Z', 3, '2026-11-19T09:00:00.000Z'],
  ['2026-11-17T23:59:59Z', 3, '2026-11-20T23:59:59.000Z'],
  ['2026-11-18T09:00:00Z', 3, '2026-11-23T09:00:00.000Z'],
  ['2026-11-20T23:59:59Z', 3, '2026-11-25T23:59:59.000Z'],
  ['2026-11-21T00:00:00Z', 3, '2026-11-26T00:00:00.000Z'],
  ['2026-11-21T12:00:00Z', 3, '2026-11-26T00:00:00.000Z'],
  ['2026-11-22T23:59:59Z', 3, '2026-11-26T00:00:00.000Z'],
  ['2026-11-22T12:00:00Z', 0, '2026-11-23T00:00:00.000Z'],
  ['2026-12-31T10:00:00Z', 1, '2027-01-01T10:00:00.000Z'],
  ['2026-12-31T10:00:00Z', 2, '2027-01-04T10:00:00.000Z'],
  ['2028-02-28T10:00:00Z', 3, '2028-03-02T10:00:00.000Z'],
  ['2026-11-19T08:00:00Z', 10, '2026-12-03T08:00:00.000Z'],
  // Daylight saving changes have no effect.
  ['2026-03-27T10:00:00Z', 1, '2026-03-30T10:00:00.000Z'],
])('%s and %i working days are %s', (from, days, until) => {
  expect(addWorkingDays(new Date(from), days).toISOString()).toBe(until);
});

test('a due time is never on a weekend and later reports are due later', () => {
  let last = 0;
  for (let hour = 0; hour < 400; hour += 1) {
    const due = addWorkingDays(new Date(Date.UTC(2026, 10, 9, hour)), 3);
    expect([0, 6]).not.toContain(due.getUTCDay());
    expect(due.getTime()).toBeGreaterThanOrEqual(last);
    last = due.getTime();
  }
});

test.each([
  ['child_safety', '2026-11-21T12:30:00.000Z'],
  ['intimate_picture', '2026-11-22T11:30:00.000Z'],
  ['real_person', '2026-11-26T00:00:00.000Z'],
  ['illegal', '2026-11-26T00:00:00.000Z'],
  ['other', '2026-11-26T00:00:00.000Z'],
] as const)('%s on a Saturday is due at %s', (reason, due) => {
  expect(dueAt(reason, new Date('2026-11-21T11:30:00Z')).toISOString()).toBe(due);
});

test.each([
  ['child_safety', 'picture', true],
  ['child_safety', 'character', true],
  ['intimate_picture', 'picture', true],
  ['intimate_picture', 'message', false],
  ['child_safety', 'profile', false],
  ['intimate_picture', 'unknown', false],
  ['real_person', 'picture', false],
  ['other', 'character', false],
] as const)('%s about a %s hides at once: %s', (reason, type, hides) => {
  expect(hidesAtOnce(reason, type)).toBe(hides);
});

test.each([
  [0, 0, true],
  [4, 2, true],
  [5, 0, false],
  [0, 3, false],
])('with %i hidden and %i rejected another may hide: %s', (hiding, rejected, may) => {
  expect(mayHide({ hiding, rejected })).toBe(may);
});

const id = '019c0000-0000-7000-8000-00000000000a';
test.each([
  [id, [id]],
  [` ${id.toUpperCase()} `, [id]],
  [`https://example.com/assets/${id}/520`, [id]],
  [`/assets/${id}/96?until=1&sign=x`, [id]],
  [`http://127.0.0.1:5173/mira/${id}/chat#top`, [id]],
  [`${id} and ${id}`, [id]],
  ['the third picture of the lady in green', []],
  ['', []],
  [`${id.slice(0, -1)}`, []],
])('%j names %j', (text, ids) => {
  expect(idsIn(text)).toEqual(ids);
});

test('a long text names five things at most', () => {
  const many = Array.from({ length: 40 }, (_, at) => id.slice(0, -2) + String(at + 10));
  expect(idsIn(many.join(' '))).toHaveLength(5);
});

test('a number has four groups of unambiguous characters and eighty random bits', () => {
  const zero = new Uint8Array(10);
  expect(numberOf(zero)).toBe('VR-0000-0000-0000-0000');
  const all = new Set([numberOf(zero)]);
  for (let byte = 0; byte < 10; byte += 1) {
    for (let bit = 0; bit < 8; bit += 1) {
      const random = new Uint8Array(10);
      random[byte] = 1 << bit;
      const number = numberOf(random);
      expect(ReportNumber.parse(number)).toBe(number);
      expect(referenceOf(number)).toMatch(REPORT_REFERENCE);
      all.add(number);
    }
  }
  expect(all.size).toBe(81);
});
