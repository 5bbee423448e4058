// Hair that is twined: a plait of interlocking segments, and the thin ropes of box braids and locs.
import { mix } from '../colour.ts';
import type { Spot } from '../body/head.ts';
import { lerp, line, type Point, pointAt, refineAll, sides } from '../body/shape.ts';
import type { Sitting } from '../body/sitting.ts';

/** Segments from both sides in turn, each crossing the middle and lying over the one before. */
export function plait(
  sitting: Sitting,
  path: readonly Spot[],
  [root, end]: readonly [root: number, end: number],
): string {
  const { head, light } = sitting;
  const { hair } = sitting.likeness;
  const spine = refineAll(path, 6).map(([x = 0, y = 0, z = 0]): Point => head.spot([x, y, z]));
  const segments = segmentsOf(spine, [root, end], light.side);
  const ink = mix(hair.deep, hair.dark, 0.1);
  const stop = (offset: number, colour: string): string =>
    `<stop offset="${offset}" stop-color="${colour}"/>`;
  const ramp = (id: string, x: number, bright: string, base: string): string =>
    `<linearGradient id="${id}" x1="${x}" y1="0" x2="${1 - x}" y2="1">${stop(0, mix(base, hair.dark, 0.5))}${stop(0.34, bright)}${stop(0.62, base)}${stop(1, hair.dark)}</linearGradient>`;
  const lit = mix(hair.light, mix(hair.shine, light.key, 0.2), 0.35);
  return [
    ramp('plait-l', 0, lit, hair.base),
    ramp('plait-d', 1, hair.base, mix(hair.base, hair.dark, 0.7)),
    ...segments.map(
      ({ shape, creases, gleam, isLit }) =>
        `<path d="${shape}" fill="url(#plait-${isLit ? 'l' : 'd'})" stroke="${ink}" stroke-width="1.2" stroke-opacity=".9" stroke-linejoin="round"/>` +
        `<path d="${creases}" fill="none" stroke="${hair.deep}" stroke-opacity=".32" stroke-width=".8"/>` +
        `<path d="${gleam}" fill="none" stroke="${mix(hair.shine, light.key, 0.3)}" stroke-opacity="${isLit ? 0.5 : 0.18}" stroke-width=".9" stroke-linecap="round"/>`,
    ),
    tassel(sitting, head.spot(path.at(-1) ?? [0, 0, 0]), end),
  ].join('');
}

function segmentsOf(
  points: readonly Point[],
  [root, end]: readonly [number, number],
  lamp: number,
) {
  const segments: ReturnType<typeof segmentAt>[] = [];
  let along = 0;
  let side = 1;
  while (along < points.length - 2) {
    const wide = lerp(root, end, (along / (points.length - 1)) ** 1.3);
    const [from, to] = [pointAt(points, along), pointAt(points, along + 1)];
    const step = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    segments.push(segmentAt(from, to, { wide, side, isLit: side === lamp }));
    along += (wide * 0.78) / step;
    side = -side;
  }
  return segments;
}

function segmentAt(
  from: Point,
  to: Point,
  { wide, side, isLit }: { wide: number; side: number; isLit: boolean },
) {
  const step = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dy] = [(to[0] - from[0]) / step, (to[1] - from[1]) / step];
  /** In half-widths of the plait, along it and out to this segment's side. */
  const on = (down: number, out: number): Point => [
    from[0] + (dx * down - dy * -side * out) * wide,
    from[1] + (dy * down + dx * -side * out) * wide,
  ];
  return {
    shape: sides(
      [
        on(-0.85, 0.1),
        on(-0.62, 0.66),
        on(-0.05, 1.02),
        on(0.62, 0.9),
        on(1.3, 0.3),
        on(1.75, -0.32),
      ],
      [on(1.75, -0.32), on(1.1, -0.28), on(0.3, -0.18), on(-0.85, 0.1)],
    ),
    creases:
      line([on(-0.4, 0.45), on(0.2, 0.66), on(0.85, 0.36), on(1.35, 0)]) +
      line([on(-0.5, 0.2), on(0.2, 0.3), on(0.9, 0.04)]),
    gleam:
      line([on(-0.18, 0.76), on(0.2, 0.82), on(0.6, 0.68)]) +
      line([on(-0.1, 0.5), on(0.25, 0.52), on(0.6, 0.38)]),
    isLit,
  };
}

function tassel({ likeness: { hair }, light }: Sitting, [x, y]: Point, w: number): string {
  const lock = (lean: number, long: number): string =>
    sides(
      [
        [x - w * 0.7, y - 2],
        [x - w * 1.05 + lean * 0.4, y + long * 0.45],
        [x + lean, y + long],
      ],
      [
        [x + lean, y + long],
        [x + w * 1.05 + lean * 0.4, y + long * 0.45],
        [x + w * 0.7, y - 2],
      ],
    );
  return [
    `<path d="${lock(-5, 30)}${lock(6, 27)}" fill="${hair.dark}"/><path d="${lock(1, 36)}" fill="${hair.base}"/>`,
    `<path d="M${x - w * 0.8} ${y - 2}q${w * 0.8} 4 ${w * 1.6} 0v4.5q${-w * 0.8} 4 ${-w * 1.6} 0Z" fill="${mix(hair.deep, light.gloom, 0.3)}"/>`,
  ].join('');
}

export interface Rope {
  readonly points: readonly Point[];
  readonly thick: number;
  /** Light on it, −1 to 1. */
  readonly lit: number;
}

/** Thin ropes: a dark stroke, and on it two rows of short turns that lie between each other. */
export function ropes({ likeness, light }: Sitting, bundle: readonly Rope[], depth = 0): string {
  const { hair } = likeness;
  return bundle
    .map(({ points, thick, lit }) => {
      const path = line(points);
      const tone =
        lit < 0 ? mix(hair.base, hair.deep, -lit * 0.6) : mix(hair.base, hair.light, lit);
      const body = mix(tone, hair.deep, depth * 0.6);
      const turn = thick * 0.82;
      const shifted = (by: number): string => line(points.map(([x, y]): Point => [x + by, y]));
      const bright = mix(
        body,
        mix(hair.shine, light.key, 0.2),
        (0.22 + 0.3 * Math.max(0, lit)) * (1 - depth * 0.7),
      );
      return [
        `<g fill="none" stroke-linecap="round"><path d="${path}" stroke="${mix(hair.deep, light.gloom, 0.1)}" stroke-width="${thick + 1.6}"/>`,
        `<path d="${shifted(-thick * 0.2)}" stroke="${body}" stroke-width="${thick * 0.62}" stroke-dasharray="${turn * 0.5} ${turn}"/>`,
        `<path d="${shifted(thick * 0.2)}" stroke="${bright}" stroke-width="${thick * 0.6}" stroke-dasharray="${turn * 0.5} ${turn}" stroke-dashoffset="${turn * 0.75}"/></g>`,
      ].join('');
    })
    .join('');
}
