// The volume of hair around the skull: height, width and outline.
import type { Head, Spot } from '../body/head.ts';
import { clamp, lerp, type Point } from '../body/shape.ts';

/** In head units: above the crown, beside the skull and behind it, further out by the time it reaches the shoulders. */
export interface Volume {
  readonly lift: number;
  readonly spread: number;
  readonly flare?: number;
}

export type Mane = ReturnType<typeof maneOf>;

/** Below this height hair hangs, above it lies on the skull as a dome. */
const BROW = -6;
const STEPS = 28;

export function maneOf(head: Head, { lift, spread, flare = 0 }: Volume) {
  const skull = head.section(-24);
  const widest = {
    half: skull.half + spread,
    front: skull.front + 6,
    back: skull.back - spread,
  };
  const ring = (y: number) => {
    if (y < BROW) {
      const share = clamp((BROW - y) / (BROW + 100 + lift));
      const dome = (1 - share ** 2.05) ** (1 / 2.05);
      return { half: widest.half * dome, front: widest.front * dome, back: widest.back * dome };
    }
    const fall = clamp((y - BROW) / 130);
    return {
      half: widest.half + flare * fall,
      front: lerp(widest.front, 46, fall),
      back: lerp(widest.back, -62, fall ** 0.7),
    };
  };
  const on = (angle: number, y: number): Spot => {
    const { half, front, back } = ring(y);
    return [Math.sin(angle) * half, y, Math.cos(angle) * (Math.cos(angle) > 0 ? front : -back)];
  };
  const edge = (side: number, y: number): Point => {
    let best: Point = head.spot(on(side * (Math.PI / 2), y));
    for (let step = 0; step <= STEPS; step += 1) {
      const point = head.spot(on(side * Math.PI * (step / STEPS), y));
      if (point[0] * side > best[0] * side) best = point;
    }
    return best;
  };
  return {
    /** The height of the highest hair. */
    top: -100 - lift,
    /** The outline over the crown: 0 is its top, a quarter turn the height of the brow. */
    dome: (side: number, angle: number): Point =>
      edge(side, BROW - (BROW + 100 + lift) * Math.cos(angle)),
    /** The outermost hair on one side at a height. */
    edge,
  };
}
