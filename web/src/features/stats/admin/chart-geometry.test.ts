// The geometry of bars: on the baseline, inside the box, and visible for any value above zero.
import { expect, test } from 'vitest';
import { dayAt, draw, HEIGHT } from './chart-geometry.ts';

test('one series stands on the floor, and its largest day is as high as the box', () => {
  const { up, down, base } = draw([0, 5, 10]);
  expect(base).toBe(HEIGHT);
  expect(up.map(({ height }) => height)).toEqual([0, 50, 100]);
  expect(up.map(({ y }) => y)).toEqual([100, 50, 0]);
  expect(down).toEqual([]);
});

test('two series share one scale, and the second hangs below the base', () => {
  const { up, down, base } = draw([30, 0], [0, 10]);
  expect(base).toBe(75);
  expect(up[0]).toMatchObject({ y: 0, height: 75 });
  expect(down[1]).toMatchObject({ y: 75, height: 25 });
});

test('one among thousands stays in sight, and nothing is nothing', () => {
  const { up } = draw([1, 10_000, 0]);
  expect(up[0]?.height).toBeGreaterThanOrEqual(2);
  expect(up[2]?.height).toBe(0);
  for (const { height, y } of draw([0, 0, -3]).up) expect([height, y]).toEqual([0, 100]);
});

test('the days before are a line on the same scale', () => {
  expect(draw([5, 5], [], [0, 10]).earlier).toBe('0.5,100 1.5,0');
});

test.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [699, 6],
  [900, 6],
  [-5, 0],
])('a finger %d px into seven days of 700 px is on day %d', (across, day) => {
  expect(dayAt(across, 700, 7)).toBe(day);
});
