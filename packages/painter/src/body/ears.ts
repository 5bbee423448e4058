// Ears, as outlines on the turned head.
import type { Point } from './shape.ts';
import type { Sitting } from './sitting.ts';

interface Ear {
  readonly side: -1 | 1;
  readonly shape: Point[];
  readonly inner: Point[];
}

/** Pairs of depth and height; the rim stands off the head the further back it is. */
const RIM = [
  [4, -6],
  [-4, -14],
  [-18, -14],
  [-26, -4],
  [-22, 14],
  [-14, 26],
  [-6, 33],
  [2, 31],
  [4, 16],
] as const;
const FOLD = [
  [-2, -7],
  [-12, -9],
  [-19, -2],
  [-15, 12],
  [-6, 20],
] as const;

export function earShapes({ head }: Sitting): Ear[] {
  return ([-1, 1] as const).map((side) => ({
    side,
    shape: RIM.map(([z, y]) => head.spot([side * (71 - z * 0.42), y + 4, z - 6])),
    inner: FOLD.map(([z, y]) => head.spot([side * (72 - z * 0.42), y + 5, z - 6])),
  }));
}
