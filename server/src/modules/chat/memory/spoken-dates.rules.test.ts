// Days that were named by the day on which they were said keep their meaning when they are read later.
import { expect, test } from 'vitest';
import { withDates } from './spoken-dates.rules.ts';

/** A Wednesday. */
const sentAt = new Date('2026-03-04T21:30:00Z');

test.each([
  ['Has an exam tomorrow', 'Has an exam tomorrow (2026-03-05)'],
  ['Moves the day after tomorrow', 'Moves the day after tomorrow (2026-03-06)'],
  ['we met last night', 'we met last night (2026-03-03)'],
  ['Flies next Friday', 'Flies next Friday (2026-03-06)'],
  ['The vet is next wednesday', 'The vet is next wednesday (2026-03-11)'],
  ['It was last Wednesday', 'It was last Wednesday (2026-02-25)'],
  ['this Wednesday', 'this Wednesday (2026-03-04)'],
  ['I start in two weeks', 'I start in two weeks (2026-03-18)'],
  ['back in 10 days', 'back in 10 days (2026-03-14)'],
  ['The lease ends in a month', 'The lease ends in a month (2026-04)'],
  ['Moved three years ago', 'Moved three years ago (2023)'],
  ['twelve months ago', 'twelve months ago (2025-03)'],
])('%s', (text, dated) => {
  expect(withDates(text, sentAt)).toBe(dated);
});

test.each([
  'Every Friday',
  'It was on Sunday',
  'On the third of May',
  'In the end',
  'A day in the sun',
  'yesterdays',
])('nothing is added to: %s', (text) => {
  expect(withDates(text, sentAt)).toBe(text);
});

test('a month is counted from its first day, and the year turns', () => {
  expect(withDates('in one month', new Date('2026-01-31T12:00:00Z'))).toBe(
    'in one month (2026-02)',
  );
  expect(withDates('tomorrow', new Date('2026-12-31T12:00:00Z'))).toBe('tomorrow (2027-01-01)');
});
