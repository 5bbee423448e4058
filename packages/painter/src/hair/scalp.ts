// The scalp: where hair begins, and the ways it can be combed over the round of the skull as far as the eye sees it.
import type { Head, Spot } from '../body/head.ts';
import { clamp, places, type Point, pointAt } from '../body/shape.ts';
import type { Sitting } from '../body/sitting.ts';

const HAIRLINE = places(
  '-71 12, -70 -14, -64 -36, -47 -53, -24 -61, 0 -63, 24 -61, 47 -53, 64 -36, 70 -14, 71 12',
);

/** The edge of the hair from the left sideburn over the forehead to the right one. */
export const hairlineOf = ({ head }: Sitting): Spot[] =>
  HAIRLINE.map(([x, y]): Spot => [x, y, head.surface(x, y) + 1]);

const CENTRE: Spot = [0, -20, -8];
const RADII: Spot = [72, 81, 88];

/** A place above the scalp in a direction from the middle of the skull. */
function scalp([x, y, z]: Spot, out: number): Spot {
  const length = Math.hypot(x, y, z) || 1;
  return [
    CENTRE[0] + (x / length) * (RADII[0] + out),
    CENTRE[1] + (y / length) * (RADII[1] + out),
    CENTRE[2] + (z / length) * (RADII[2] + out),
  ];
}

export const direction = ([x, y, z]: Spot): Spot => [
  (x - CENTRE[0]) / RADII[0],
  (y - CENTRE[1]) / RADII[1],
  (z - CENTRE[2]) / RADII[2],
];

interface Combing {
  readonly roots: readonly Spot[];
  /** Where all of it is combed to, as a direction from the middle of the skull. */
  readonly to: (root: Spot, share: number) => Spot;
  /** How high it lies above the scalp along its way. */
  readonly lift: (t: number, share: number) => number;
}

const SAMPLES = 9;
const FINE = 40;

/** Guides from each root over the skull, ended where they pass out of sight. */
export function comb(head: Head, { roots, to, lift }: Combing): Point[][] {
  return roots.map((root, index) => {
    const share = index / (roots.length - 1);
    const [from, end] = [direction(root), to(root, share)];
    const begin = Math.hypot(...from);
    const path = Array.from({ length: FINE + 1 }, (_, at): Spot => {
      const t = at / FINE;
      const way = between(from, end, t);
      const place = scalp(way, lift(t, share) * Math.min(1, t * 6));
      const blend = Math.max(0, 1 - t * 5) * (begin - 1);
      return [
        place[0] + way[0] * RADII[0] * blend,
        place[1] + way[1] * RADII[1] * blend,
        place[2] + way[2] * RADII[2] * blend,
      ];
    });
    const middle = head.depth(CENTRE);
    const gone = path.findIndex((spot, at) => at > 1 && head.depth(spot) < middle - 6);
    const seen = gone < 0 ? path : path.slice(0, gone + 1);
    const points = seen.map(head.spot);
    return Array.from({ length: SAMPLES }, (_, at) =>
      pointAt(points, (at / (SAMPLES - 1)) * (points.length - 1)),
    );
  });
}

/** From one direction to another along the shortest arc. */
function between(a: Spot, b: Spot, t: number): Spot {
  const [la, lb] = [Math.hypot(...a) || 1, Math.hypot(...b) || 1];
  const dot = clamp((a[0] * b[0] + a[1] * b[1] + a[2] * b[2]) / (la * lb), -0.999, 0.999);
  const angle = Math.acos(dot);
  const [wa, wb] = [Math.sin((1 - t) * angle), Math.sin(t * angle)].map((w) => w / Math.sin(angle));
  const axis = (at: 0 | 1 | 2): number => (a[at] / la) * (wa ?? 0) + (b[at] / lb) * (wb ?? 0);
  return [axis(0), axis(1), axis(2)];
}
