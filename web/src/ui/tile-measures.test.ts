// Tiles stand where arithmetic says: two columns on a phone, six on a desk, and only what is near is drawn.
import { expect, test } from 'vitest';
import { heightOf, measureTiles, placeOf, rowsNear } from './tile-measures.ts';

test.each([
  ['a small phone', 288, 16, 2],
  ['a phone', 358, 16, 2],
  ['a phone with text twice as large', 358, 32, 1],
  ['a tablet', 736, 16, 4],
  ['a desk beside the wide menu', 1136, 16, 6],
  ['a desk beside a second column', 804, 16, 4],
])('%s', (_, width, rem, columns) => {
  expect(measureTiles(width, rem).columns).toBe(columns);
});

test('tiles fill the width, and the last row adds no gap', () => {
  const tiles = measureTiles(358, 16);
  expect(tiles.width * 2 + tiles.gap).toBe(358);
  expect(heightOf(tiles, 3)).toBeCloseTo(2 * ((tiles.width * 4) / 3) + tiles.gap);
  expect(heightOf(tiles, 0)).toBe(0);
  expect(placeOf(tiles, 3)).toEqual({ left: tiles.width + tiles.gap, top: tiles.step });
});

test('of five thousand tiles the rows of three windows are drawn, wherever one is', () => {
  const tiles = measureTiles(1136, 16);
  const height = 900;
  for (const above of [-400, 0, 12_345, 200_000, 9_999_999]) {
    const { from, to } = rowsNear(tiles, { above, height }, 5_000);
    expect(to - from).toBeLessThanOrEqual(Math.ceil((3 * height) / tiles.step) + 1);
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThanOrEqual(Math.ceil(5_000 / 6));
  }
  const { from, to } = rowsNear(tiles, { above: 12_345, height }, 5_000);
  expect(from * tiles.step).toBeLessThanOrEqual(12_345 - height);
  expect(to * tiles.step).toBeGreaterThanOrEqual(12_345 + 2 * height);
});
