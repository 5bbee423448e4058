// Scroll positions outlive a reload, and broken or forbidden storage is no obstacle.
import { expect, test } from 'vitest';
import { createPositions } from './scroll-positions.ts';

function memory(text: string | null = null) {
  let stored = text;
  return () => ({
    getItem: () => stored,
    setItem: (_: string, next: string) => void (stored = next),
  });
}

test('a place is found again after a reload', () => {
  const storage = memory();
  const before = createPositions(storage);
  before.note('abc', 420);
  before.keep();
  expect(createPositions(storage).find('abc')).toBe(420);
  expect(createPositions(storage).find('other')).toBeUndefined();
});

test.each(['nonsense', '{}', '[1, ["x"]]'])('what was stored as %s is ignored', (text) => {
  expect(createPositions(memory(text)).find('x')).toBeUndefined();
});

test('without storage places last as long as the page', () => {
  const positions = createPositions(() => {
    throw new Error('forbidden');
  });
  positions.note('abc', 7);
  positions.keep();
  expect(positions.find('abc')).toBe(7);
});
