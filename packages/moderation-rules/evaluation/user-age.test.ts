// Statements of being under age are distinguished from similar texts.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createModerationRules } from '../src/rules.ts';
import { createRandom, fill, linesOf, mutators, pick } from './mutators.ts';
import { score, type Case } from './corpus.ts';
import { misses, statements } from './user-age.words.ts';

const YEAR = 2026;
const safety = createModerationRules({ clock: { now: () => new Date(Date.UTC(YEAR, 10, 20)) } });
const random = createRandom(14);
const many = (lines: string, times: number) =>
  linesOf(lines).flatMap((line) => Array.from({ length: times }, () => fill(line, random, YEAR)));

const says = (text: string, recent: readonly string[] = []): Case => {
  const verdict = safety.checkInput({ text, recent, surface: 'chat' });
  return { text, holds: verdict.action === 'block' && verdict.reason === 'minor_user' };
};

test('statements in plain words are found', () => {
  const cases = many(statements, 4).map((text) => says(text));
  expect(cases.length).toBeGreaterThanOrEqual(300);
  expect(score('user age, statements', cases).share).toBeGreaterThanOrEqual(0.98);
});

test('near misses are left alone', () => {
  const cases = many(misses, 4).map((text) => ({
    text,
    holds: safety.checkInput({ text, recent: [], surface: 'chat' }).action === 'allow',
  }));
  expect(cases.length).toBeGreaterThanOrEqual(300);
  expect(score('user age, near misses', cases).share).toBeGreaterThanOrEqual(0.98);
});

test('disguised statements are found', () => {
  const all = Object.entries(mutators).flatMap(([name, mutate]) => {
    const lines = many(statements, 1);
    const cases = Array.from({ length: 60 }, () => says(mutate(pick(lines, random), random)));
    score(`user age, ${name}`, cases);
    return cases;
  });
  expect(score('user age, all disguises', all).share).toBeGreaterThanOrEqual(0.97);
});

test.each([
  'ALT+F4, das rat ich Dir.',
  'Press Alt+F4 or F12.',
  'Oh, about $16.',
  'So müsste man im 6. Kapitel lesen.',
  'Das war bei uns im 14. Stock.',
  "We hired them for my daughter's 8th birthday party.",
  'Your first birthday is over.',
])('German "im" and "alt", keys, prices and birthdays of others are left alone: %s', (text) => {
  expect(says(text).holds).toBe(false);
});

test.each(['Nice hat, im 14', 'er im 15', 'My 8th birthday party is tomorrow.'])(
  'but not similar statements: %s',
  (text) => {
    expect(says(text).holds).toBe(true);
  },
);

const short = linesOf(readFileSync(new URL('texts/own-age.tsv', import.meta.url), 'utf8')).map(
  (line) => line.split('\t'),
);
const shortOf = (kind: string) => short.flatMap(([of, text = '']) => (of === kind ? [text] : []));

test('short statements of six languages are found', () => {
  const cases = shortOf('says').map((text) => says(text));
  expect(score('user age, short', cases).share).toBeGreaterThanOrEqual(0.95);
});

test('so are those that are split over messages, with replies between them or without', () => {
  const cases = shortOf('parts').flatMap((line) => {
    const parts = line.split(' / ');
    const last = parts.at(-1) ?? '';
    const before = parts.slice(0, -1);
    return [
      says(last, before),
      says(
        last,
        before.flatMap((part) => [part, 'Oh, tell me more about that!']),
      ),
    ];
  });
  expect(score('user age, short and split', cases).share).toBeGreaterThanOrEqual(0.95);
});

test('jets, rifles, apertures, weather and children of others are left alone', () => {
  const cases = shortOf('near').map((text) => ({
    text,
    holds: safety.checkInput({ text, recent: [], surface: 'chat' }).action === 'allow',
  }));
  expect(score('user age, short near misses', cases).misses).toEqual([]);
});
