// The geometry of zooming and swiping.
import { expect, test } from 'vitest';
import { contain, fitted, MAX_SCALE, swipeOf, toggleZoom, whole, zoomAt } from './zoom-rules.ts';

const room = { stage: { width: 400, height: 800 }, picture: { width: 400, height: 600 } };

test.each([
  [
    { width: 800, height: 1200 },
    { width: 400, height: 600 },
  ],
  [
    { width: 1200, height: 800 },
    { width: 400, height: 400 * (800 / 1200) },
  ],
  [
    { width: 0, height: 0 },
    { width: 400, height: 800 },
  ],
])('a picture of %o lies whole in the stage', (natural, expected) => {
  expect(fitted(natural, room.stage)).toEqual(expected);
});

test('the point under the fingers stays in place', () => {
  const point = { x: 100, y: 50 };
  const view = zoomAt(whole, 2, point, room);
  expect(view.scale).toBe(2);
  // The same point of the picture as before.
  expect(point.x * view.scale + view.x).toBe(point.x);
  expect(point.y * view.scale + view.y).toBe(point.y);
});

test('it is never smaller than whole nor larger than it can be sharp', () => {
  expect(zoomAt(whole, 0.2, { x: 0, y: 0 }, room)).toEqual(whole);
  expect(zoomAt(whole, 50, { x: 0, y: 0 }, room).scale).toBe(MAX_SCALE);
});

test('it moves to its edges and not beyond', () => {
  expect(contain({ scale: 2, x: 900, y: -900 }, room)).toEqual({ scale: 2, x: 200, y: -200 });
  expect(contain({ scale: 1, x: 30, y: 30 }, room)).toEqual(whole);
});

test('a second tap zooms in, the next one shows all of it', () => {
  const near = toggleZoom(whole, { x: 20, y: 20 }, room);
  expect(near.scale).toBeGreaterThan(2);
  expect(toggleZoom(near, { x: 0, y: 0 }, room)).toEqual(whole);
});

test.each([
  [{ x: -120, y: 10 }, 600, 1],
  [{ x: 120, y: -10 }, 600, -1],
  [{ x: -30, y: 4 }, 40, 1],
  [{ x: -30, y: 4 }, 400, 0],
  [{ x: -80, y: 160 }, 200, 0],
  [{ x: 0, y: 0 }, 10, 0],
] as const)('a way of %o in %i ms is a swipe of %i', (way, ms, expected) => {
  expect(swipeOf(way, ms)).toBe(expected);
});
