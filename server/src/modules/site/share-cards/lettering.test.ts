// Lettering: text as outlines of our own fonts, wrapped to a width, with unsupported characters reported.
import { expect, test } from 'vitest';
import { createLettering } from './lettering.ts';

const lettering = createLettering();
const hand = { face: 'text', size: 40 } as const;

test('words become an outline as wide as they are', () => {
  const short = lettering.letter('Maren', hand);
  const long = lettering.letter('Maren and Leila', hand);
  expect(short.path).toMatch(/^M[\d.-]/);
  expect(short.path).not.toContain('NaN');
  expect(long.width).toBeGreaterThan(short.width * 2);
});

test('lines fit the width, and longer text ends in an ellipsis', () => {
  const text = 'Brings big ships home in bad weather and never once complains about it';
  const lines = lettering.wrap(text, hand, { width: 400, most: 2 });
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  for (const line of lines) expect(lettering.letter(line, hand).width).toBeLessThan(430);
  expect(lettering.wrap('Short.', hand, { width: 400, most: 2 })).toEqual(['Short.']);
});

test('signs of other alphabets are not drawn as boxes', () => {
  expect(lettering.knows('Zoë', 'display')).toBe(true);
  expect(lettering.knows('さゆり', 'display')).toBe(false);
});
