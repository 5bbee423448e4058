// Tile positions: two columns on a phone, six on a desktop, and only tiles near the viewport are rendered.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '@velour/testing/depth.ts';
import { growTowards, heightOf, measureTiles, placeOf, tilesWithin } from './tile-measures.ts';

test.each([
  ['a small phone', 288, 16, 2],
  ['a phone', 358, 16, 2],
  ['a phone with text twice as large', 358, 32, 1],
  ['a tablet', 736, 16, 4],
  ['a desktop beside the wide menu', 1136, 16, 6],
  ['a desktop beside a second column', 804, 16, 4],
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

test('of five thousand tiles those of three viewports are near, at every scroll position', () => {
  const tiles = measureTiles(1136, 16);
  const height = 900;
  const near = (above: number) =>
    tilesWithin(tiles, { above, height }, { windows: 1, count: 5_000 });
  for (const above of [-400, 0, 12_345, 200_000, 9_999_999]) {
    const { from, to } = near(above);
    expect(to - from).toBeLessThanOrEqual(6 * (Math.ceil((3 * height) / tiles.step) + 1));
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThanOrEqual(5_000);
  }
  const { from, to } = near(12_345);
  expect((from / 6) * tiles.step).toBeLessThanOrEqual(12_345 - height);
  expect((to / 6) * tiles.step).toBeGreaterThanOrEqual(12_345 + 2 * height);
});

test.each([
  ['nothing is drawn yet', { from: 0, to: 0 }, { from: 57, to: 87 }],
  ['all in sight is drawn', { from: 60, to: 84 }, { from: 57, to: 87 }],
  ['some in sight is missing', { from: 30, to: 66 }, { from: 40, to: 84 }],
  ['it is nearly done', { from: 41, to: 102 }, { from: 40, to: 104 }],
  ['somebody has gone on', { from: 0, to: 90 }, { from: 40, to: 93 }],
  ['somebody has jumped', { from: 400, to: 440 }, { from: 57, to: 87 }],
])('%s: all in sight at once, of the others a few', (_, drawn, next) => {
  const inSight = { from: 60, to: 84 };
  expect(growTowards({ from: 40, to: 104 }, { drawn, inSight, by: 3 })).toEqual(next);
});

test('at every scroll position, all nearby tiles are rendered eventually', () => {
  const tiles = measureTiles(358, 16);
  const place = fc.integer({ min: -3_000, max: 40_000 });
  const number = fc.nat({ max: 400 });
  fc.assert(
    fc.property(place, number, number, number, (above, count, from, more) => {
      const within = (windows: number) =>
        tilesWithin(tiles, { above, height: 844 }, { windows, count });
      const [inSight, near] = [within(0), within(1)];
      let drawn = { from, to: from + more };
      for (let frames = 0; frames < 30; frames += 1)
        drawn = growTowards(near, { drawn, inSight, by: 3 });
      expect(drawn).toEqual(near);
    }),
    runs(100, 1_000),
  );
});
