// Light on the body below the head, on skin and cloth alike: crisp planes of shadow. Soft light is added in `develop.ts`.
import type { Bust } from './bust.ts';
import { CAST, crease, shadowOf, within } from '../clothes/sewing.ts';
import { line, type Point, sides } from './shape.ts';
import { sliceAt } from './torso.ts';

/** The shadow on the side of the trunk and below the chest. It extends over the outline. */
export function bodyShadow(bust: Bust, dim: string): string {
  const { at, torso, sitting } = bust;
  const s = -sitting.light.side;
  const woman = sitting.likeness.sex === 'woman';
  const { pit, chest, fullness } = torso;
  const foot = torso.slices.at(-1)?.y ?? 640;
  const under = 0.8 + 0.2 * fullness;
  const on = (share: number, y: number): Point => at(s * share * sliceAt(torso, y).half, y);
  const rows = woman
    ? ([
        [1, pit + 30],
        [0.87, pit + 64],
        [0.82, chest - 36],
        [0.86, chest - 4],
        [0.78, chest + 28 * under],
        [0.4, chest + 50 * under],
        [0.2, chest + 48 * under],
        [0.44, chest + 74 * under],
        [0.62, chest + 120],
        [0.6, foot],
      ] as const)
    : ([
        [1, pit + 30],
        [0.87, pit + 64],
        [0.78, chest - 26],
        [0.74, chest + 4],
        [0.5, chest + 34],
        [0.3, chest + 36],
        [0.52, chest + 58],
        [0.62, chest + 120],
        [0.6, foot],
      ] as const);
  const edge = rows.map(([share, y]) => on(share, y));
  const [[fx, fy] = [0, 0], [lx, ly] = [0, 0]] = [edge[0], edge.at(-1)];
  const plane = sides(edge, [
    [lx + s * 240, ly],
    [fx + s * 240, fy],
  ]);
  const lid = ([share, y]: readonly [number, number]): Point =>
    at(-s * share * sliceAt(torso, y).half, y);
  const far = woman
    ? [
        lid([0.78, chest + 26 * under]),
        lid([0.46, chest + 48 * under]),
        lid([0.14, chest + 40 * under]),
      ]
    : [lid([0.72, chest + 16]), lid([0.42, chest + 36]), lid([0.14, chest + 34])];
  return `<path d="${plane}" fill="${dim}" fill-opacity=".78"/>${crease(far, 3 + 4 * Math.max(-0.5, fullness - 1), [dim, woman ? 0.5 : 0.35])}`;
}

/** The head's shadow on a piece of cloth. */
export const inHeadShadow = ({ headShadow }: Bust, path: string): string =>
  within(path, shadowOf(headShadow));

/** The crisp shadow of a limb on the trunk behind it. */
export const limbShadow = (points: readonly Point[], width: number, side: -1 | 1): string =>
  `<path d="${line(points)}" transform="translate(${-side * 5} 5)" fill="none" stroke="${CAST}" stroke-opacity=".26" stroke-width="${width.toFixed(1)}"/>`;
