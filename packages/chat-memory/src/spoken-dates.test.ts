// Days that were named by the day on which they were said keep their meaning when they are read later.
import { expect, test } from 'vitest';
import { dayNamedIn, daysUntil, withDates } from './spoken-dates.ts';

/** A Wednesday. */
const spokenOn = '2026-03-04';

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
  ['Married last year', 'Married last year (2025)'],
  ['Moves next month', 'Moves next month (2026-04)'],
  [
    'Gestern war ich im Kino, morgen nicht',
    'Gestern (2026-03-03) war ich im Kino, morgen (2026-03-05) nicht',
  ],
  ['Übermorgen fliege ich', 'Übermorgen (2026-03-06) fliege ich'],
  [
    'Ayer llovió y mañana por la mañana también',
    'Ayer (2026-03-03) llovió y mañana (2026-03-05) por la mañana también',
  ],
  ['Hier soir on est allés au cinéma', 'Hier (2026-03-03) soir on est allés au cinéma'],
  ['Avant-hier, il a plu', 'Avant-hier (2026-03-02), il a plu'],
  ['Amanhã não posso, ontem pude', 'Amanhã (2026-03-05) não posso, ontem (2026-03-03) pude'],
  ['昨日は雨だった', '昨日 (2026-03-03)は雨だった'],
  ['一昨日、寿司を食べた', '一昨日 (2026-03-02)、寿司を食べた'],
])('%s', (text, dated) => {
  expect(withDates(text, spokenOn)).toBe(dated);
});

test.each([
  'Every Friday',
  'It was on Sunday',
  'On the third of May',
  'In the end',
  'A day in the sun',
  'yesterdays',
  'Guten Morgen, was machst du hier?',
  'Trabajo por la mañana',
])('nothing is added to: %s', (text) => {
  expect(withDates(text, spokenOn)).toBe(text);
});

test('a month is counted from its first day, and the year turns', () => {
  expect(withDates('in one month', '2026-01-31')).toBe('in one month (2026-02)');
  expect(withDates('tomorrow', '2026-12-31')).toBe('tomorrow (2027-01-01)');
});

test.each([
  ['Has an exam tomorrow', '2026-03-05'],
  ['Moved three years ago', '2023'],
  ['The lease ends in a month', '2026-04'],
  ['The wedding is on May 3', '2026-05-03'],
  ['The wedding is on the 3rd of May', '2026-05-03'],
  ['Flies on 2 Feb', '2027-02-02'],
  ['Moved here on February 2nd', '2026-02-02'],
  ['We met on June 10', '2025-06-10'],
  ['Born on 14 March 1991', '1991-03-14'],
  ['Exam: 2026-06-30', '2026-06-30'],
  ['Has an interview on Friday', '2026-03-06'],
  ['Had an interview on Friday', '2026-02-27'],
  ['Birthday: May 3', undefined],
  ['Sister: May', undefined],
  ['Marched 12 miles', undefined],
  ['Likes tea', undefined],
])('%s is at %s', (text, day) => {
  expect(dayNamedIn(text, spokenOn)).toBe(day);
});

test('days are counted from midnight, and none from a month', () => {
  expect(daysUntil('2026-03-05', '2026-03-04')).toBe(1);
  expect(daysUntil('2026-03-01', spokenOn)).toBe(-3);
  expect(daysUntil('2026-03', spokenOn)).toBeUndefined();
});
