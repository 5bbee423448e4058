// The turned head: features follow the turn, both sides mirror each other, and everything stays on the face.
import { expect, test } from 'vitest';
import { aRequest } from '../../test/request.ts';
import { createHead } from './head.ts';
import { likenessOf } from './likeness.ts';
import type { Point } from './shape.ts';

const { build } = likenessOf(aRequest().identity);
const turned = (yaw: number) => createHead(build, { yaw, pitch: 0, roll: 0 });
const noseTip = (yaw: number): Point => turned(yaw).at(0, 40, 24);

test('a head that faces the viewer is symmetric', () => {
  const head = turned(0);
  for (const [x, y] of [
    [30, 0],
    [20, 63],
    [60, -40],
  ] as const) {
    const [left, right] = [head.at(-x, y), head.at(x, y)];
    expect(left[0]).toBeCloseTo(-right[0]);
    expect(left[1]).toBeCloseTo(right[1]);
  }
});

test('the nose leads the way that a head turns, and the far eye grows narrower', () => {
  expect(noseTip(0.3)[0]).toBeGreaterThan(noseTip(0)[0] + 15);
  expect(noseTip(-0.3)[0]).toBeLessThan(noseTip(0)[0] - 15);
  const eyeWidth = (side: number): number => {
    const head = turned(0.3);
    return Math.abs(head.at(side * 47, 0)[0] - head.at(side * 19, 0)[0]);
  };
  expect(eyeWidth(1)).toBeLessThan(eyeWidth(-1) * 0.8);
});

test.each([-0.38, -0.2, 0, 0.2, 0.38])(
  'turned by %d, eyes and mouth stay inside the outline',
  (yaw) => {
    const head = turned(yaw);
    const outline = head.outline();
    for (const [x, y] of [
      [-48, 0],
      [48, 0],
      [-20, 63],
      [20, 63],
      [0, 95],
    ] as const) {
      expect(isInside(head.at(x, y), outline)).toBe(true);
    }
  },
);

function isInside([x, y]: Point, shape: readonly Point[]): boolean {
  let inside = false;
  shape.forEach(([ax, ay], index) => {
    const [bx, by] = shape[(index + 1) % shape.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
