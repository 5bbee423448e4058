// Light on the body below the head, on skin and cloth alike: crisp planes of shadow. Soft light is added in `develop.ts`.
import type { Bust } from './bust.ts';
import { CAST, crease, shadowOf, within } from '../clothes/sewing.ts';
import { line, type Point, sides } from './shape.ts';

/** Where the trunk ends. */
const FOOT = 1000;

/** The shadow on the side of the trunk and below the chest. It extends over the outline. */
export function bodyShadow(bust: Bust, dim: string): string {
  const { at, torso, sitting } = bust;
  const s = -sitting.light.side;
  const woman = sitting.likeness.sex === 'woman';
  const { pit, chest, fullness } = torso;
  const under = 0.8 + 0.2 * fullness;
  /** At a share of the half-width, positive on the side in shadow. */
  const on = (share: number, y: number): Point => at(s * share * torso.at(y).half, y);
  const chestForm = woman
    ? [
        on(0.82, chest - 36),
        on(0.86, chest - 4),
        on(0.78, chest + 28 * under),
        on(0.4, chest + 50 * under),
        on(0.2, chest + 48 * under),
        on(0.44, chest + 74 * under),
      ]
    : [
        on(0.78, chest - 26),
        on(0.74, chest + 4),
        on(0.5, chest + 34),
        on(0.3, chest + 36),
        on(0.52, chest + 58),
      ];
  const [first, last] = [on(1, pit + 30), on(0.6, FOOT)];
  const plane = sides(
    [first, on(0.87, pit + 64), ...chestForm, on(0.62, chest + 120), last],
    [
      [last[0] + s * 240, last[1]],
      [first[0] + s * 240, first[1]],
    ],
  );
  const far = woman
    ? [on(-0.78, chest + 26 * under), on(-0.46, chest + 48 * under), on(-0.14, chest + 40 * under)]
    : [on(-0.72, chest + 16), on(-0.42, chest + 36), on(-0.14, chest + 34)];
  return `<path d="${plane}" fill="${dim}" fill-opacity=".78"/>${crease(far, 3 + 4 * Math.max(-0.5, fullness - 1), [dim, woman ? 0.5 : 0.35])}`;
}

/** The head's shadow on a piece of cloth. */
export const inHeadShadow = ({ headShadow }: Bust, path: string): string =>
  within(path, shadowOf(headShadow));

/** The crisp shadow of a limb on the trunk behind it. */
export const limbShadow = (points: readonly Point[], width: number, side: -1 | 1): string =>
  `<path d="${line(points)}" transform="translate(${-side * 5} 5)" fill="none" stroke="${CAST}" stroke-opacity=".26" stroke-width="${width.toFixed(1)}"/>`;
