// Small things on clothes: buttons, zips, pockets, ties, straps.
import type { Bust } from '../body/bust.ts';
import { lineOf } from './cloth-colours.ts';
import { shade } from '../colour.ts';
import { leaf } from './collars.ts';
import { laid, seam, sewn, within } from './sewing.ts';
import { line, type Point, ribbon, sides } from '../body/shape.ts';

type Place = readonly [x: number, y: number];

export const button = (bust: Bust, [x, y]: Place, colour: string, r: number): string => {
  const [cx, cy] = bust.at(x, y, 5);
  return `<circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="${r}" fill="${colour}" stroke="${shade(colour, -0.2)}" stroke-width=".8"/><circle cx="${(cx - r * 0.28).toFixed(1)}" cy="${(cy - r * 0.3).toFixed(1)}" r="${(r * 0.36).toFixed(1)}" fill="${shade(colour, 0.2)}"/>`;
};

/** A row of buttons down from a place, so far apart. */
export const buttons = (
  bust: Bust,
  [x, y]: Place,
  [count, apart]: readonly [count: number, apart: number],
  [colour, r]: readonly [colour: string, r: number],
): string =>
  Array.from({ length: count }, (_, row) => button(bust, [x, y + row * apart], colour, r)).join('');

/** A line down the front with its buttons. */
export function placket(bust: Bust, colour: string, [from, to]: Place, dot?: string): string {
  const down = (x: number): Point[] =>
    [0, 0.33, 0.66, 1].map((t) => bust.at(x, from + (to - from) * t, 4));
  const dark = shade(colour, -0.16);
  const rows = Math.floor((to - from) / 46);
  return sewn(
    seam(down(-7), dark, 1.1) + seam(down(7), dark, 1.3),
    buttons(bust, [0, from + 18], [rows, 46], [dot ?? shade(colour, -0.1), 2.8]),
  );
}

export function zip(bust: Bust, [from, to]: Place, metal = '#b9bcc4'): string {
  const down = [0, 0.33, 0.66, 1].map((t) => bust.at(0, from + (to - from) * t, 5));
  return sewn(
    `${seam(
      down,
      '#1c1a20',
      6,
    )}<path d="${ribbon(down, () => 1.7)}" fill="none" stroke="${metal}" stroke-width="2.6" stroke-dasharray="1.6 1.5"/>`,
  );
}

/** A patch pocket with its left upper corner at a place. */
export function pocket(bust: Bust, [x, y]: Place, colour: string, flap = false): string {
  const { at, on } = bust;
  const [w, h] = [54, 58];
  const piece = leaf(
    bust,
    [
      [on(x, y, 4), on(x + w, y, 4)],
      [on(x + w, y, 4), on(x + w - 2, y + h - 12, 4), on(x + w / 2, y + h, 4)],
      [on(x + w / 2, y + h, 4), on(x + 2, y + h - 12, 4), on(x, y, 4)],
    ],
    colour,
  );
  const top = flap ? 17 : 8;
  return sewn(
    piece,
    seam(
      [at(x, y + top, 4), at(x + w / 2, y + top + (flap ? 7 : 0), 4), at(x + w, y + top, 4)],
      shade(colour, -0.2),
      1.3,
    ),
  );
}

/** A tie from the collar down. */
export function tie(bust: Bust, colour: string): string {
  const { at, torso } = bust;
  const { pit } = torso;
  const knot = ribbon([at(0, pit + 8, 12), at(0, pit + 30, 12)], (t) => 12 - t * 4);
  const blade = ribbon(
    [at(0, pit + 30, 10), at(1, pit + 110, 8), at(2, pit + 240, 6)],
    (t) => 8 + t * 13,
  );
  const stripes = Array.from({ length: 9 }, (_, row) => {
    const y = pit + 44 + row * 22;
    return seam([at(-9 - row, y + 9, 9), at(9 + row, y - 4, 9)], shade(colour, 0.16), 2.2);
  });
  const { light } = bust.sitting;
  const edge = [lineOf(colour), 1, 0.6] as const;
  return sewn(
    laid(blade, light, colour, edge),
    ...stripes,
    laid(knot, light, shade(colour, 0.04), edge),
  );
}

/** A strap over each shoulder down to the chest. */
export function straps(
  bust: Bust,
  colour: string,
  { x, to, wide }: { x: number; to: number; wide: number },
): string {
  const { put, at, torso, sitting } = bust;
  const trunk = sides(bust.outline(-1, 4), [...bust.outline(1, 4)].reverse());
  return within(
    trunk,
    sewn(
      ...([-1, 1] as const).map((side): string => {
        const path = ribbon(
          [
            put([side * x * 0.9, torso.pit - 16, -22]),
            at(side * x, torso.pit + 32, 4),
            at(side * x * 0.98, to, 4),
          ],
          () => wide,
        );
        return laid(path, sitting.light, colour, [lineOf(colour), 1, 0.5]);
      }),
    ),
  );
}

/** Contrast stitching along a line of places. */
export const stitched = (bust: Bust, places: readonly Place[], colour: string): string =>
  `<path d="${line(places.map(([x, y]) => bust.at(x, y, 4)))}" fill="none" stroke="${colour}" stroke-width="1.3" stroke-opacity=".8" stroke-dasharray="4.5 2.6"/>`;

/** A fine chain with a pendant. */
export function necklace(bust: Bust, metal = '#e2bd6a'): string {
  const { at, torso } = bust;
  const w = torso.neck + 6;
  const path = [
    at(-w, torso.pit - 14, 3),
    at(-w * 0.5, torso.pit + 16, 3),
    at(0, torso.pit + 32, 3),
    at(w * 0.5, torso.pit + 16, 3),
    at(w, torso.pit - 14, 3),
  ];
  const [x, y] = at(0, torso.pit + 35, 4);
  return `${
    seam(path, '#5a3a16', 2) + seam(path, metal, 1.3)
  }<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="4" fill="${metal}"/><circle cx="${(x - 1).toFixed(1)}" cy="${(y - 1.2).toFixed(1)}" r="1.4" fill="#fff6da"/>`;
}
