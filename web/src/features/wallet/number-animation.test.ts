// The number animation: its start, its end, and no overshooting.
import { expect, test } from 'vitest';
import { ANIMATION_MS, numberAt } from './number-animation.ts';

test('it starts at the old value and ends at the new value after a second', () => {
  expect(numberAt(30, 130, 0)).toBe(30);
  expect(numberAt(30, 130, ANIMATION_MS)).toBe(130);
  expect(numberAt(30, 130, 99_999)).toBe(130);
});

test.each([
  [30, 130],
  [130, 30],
  [0, 1_000_000_000],
])('from %i to %i every step is an integer and nearer', (from, to) => {
  const steps = Array.from({ length: 21 }, (_, n) => numberAt(from, to, n * 50));
  const left = steps.map((step) => Math.abs(to - step));
  expect(steps.every(Number.isInteger)).toBe(true);
  expect(left).toEqual([...left].sort((a, b) => b - a));
});

test('a clock that was set back shows the old value', () => {
  expect(numberAt(30, 130, -5)).toBe(30);
});
