// Layers over clothes: aprons and bibs, scarves, a robe's edges.
import type { Bust } from '../body/bust.ts';
import { clothTones, lineOf } from './cloth-colours.ts';
import { leaf } from './collars.ts';
import { mix, shade } from '../colour.ts';
import type { Spot } from '../body/head.ts';
import { arcs, crew } from './necklines.ts';
import { crease, drop, laid, seam, sewn, shapeOf } from './sewing.ts';
import { type Point, ribbon, sides } from '../body/shape.ts';
import { inHeadShadow } from '../body/torso-light.ts';
import { pocket, straps } from './trimmings.ts';

/** A bib with straps over whatever is worn below; denim ones have a pocket and brass. */
export function bib(bust: Bust, colour: string, kind: 'apron' | 'overalls'): string {
  const { on, at, torso } = bust;
  const top = torso.pit + (kind === 'apron' ? 74 : 92);
  const wide = kind === 'apron' ? 70 : 76;
  const reach = torso.wide;
  const edge = (side: number): Spot[] => [
    on(side * wide, top, 5),
    on(side * (wide + 12), top + 66, 5),
    on(side * reach * 0.96, top + 190, 5),
    on(side * reach * 0.98, 600, 5),
  ];
  const upper = [on(-wide, top, 5), on(0, top + 5, 7), on(wide, top, 5)];
  const panel = leaf(bust, [upper, edge(1), edge(-1).reverse()], colour);
  const buckles = ([-1, 1] as const).map((side) => {
    const [x, y] = at(side * (wide - 10), top + 12, 7);
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5" fill="#c9a04e" stroke="#6e4e1c" stroke-width="1"/><circle cx="${(x - 1.4).toFixed(1)}" cy="${(y - 1.6).toFixed(1)}" r="1.7" fill="#fff0c4"/>`;
  });
  return sewn(
    straps(bust, shade(colour, -0.03), {
      x: wide - 10,
      to: top + 14,
      wide: kind === 'apron' ? 6 : 11,
    }),
    panel,
    seam(
      [at(-wide + 2, top + 9, 5), at(0, top + 14, 7), at(wide - 2, top + 9, 5)],
      shade(colour, 0.14),
      1.3,
    ),
    pocket(bust, [-27, top + 44], shade(colour, 0.02)),
    buckles.join(''),
  );
}

/** The two crossing edges of a robe, the left over the right, and its broad belt. */
export function crossing(
  bust: Bust,
  colour: string,
  { inner, belt }: { inner: string; belt: string },
): string {
  const { at, put, torso, sitting } = bust;
  const { neck, pit } = torso;
  const edge = (side: number, out: number, fill: string): string => {
    const path = [
      put([side * (neck + 7 - out), pit - 36, -40]),
      at(side * (neck + 13 - out), pit - 10, 5),
      at(side * (20 - out), pit + 46, 7),
      at(-side * (22 + out), pit + 112, 8),
      at(-side * (64 + out), pit + 210, 6),
    ];
    const shape = ribbon(path, () => 11);
    return laid(shape, sitting.light, fill, [lineOf(fill), 1.1, 0.55]);
  };
  const sash = torso.chest + 92;
  const reach = torso.slices[12]?.[1] ?? 110;
  const wrap = sides(
    [at(-reach, sash, 4), at(0, sash + 12, 9), at(reach, sash, 4)],
    [at(reach, sash, 4), at(reach, sash + 88, 4)],
    [at(reach, sash + 88, 4), at(0, sash + 100, 9), at(-reach, sash + 88, 4)],
  );
  const cord = ribbon(
    [at(-reach, sash + 44, 5), at(0, sash + 56, 10), at(reach, sash + 44, 5)],
    () => 5,
  );
  return sewn(
    edge(1, 9, inner),
    edge(-1, 9, inner),
    edge(1, 0, colour),
    edge(-1, 0, colour),
    drop(wrap, sitting.light) + shapeOf(wrap, belt) + shapeOf(cord, mix(belt, '#e8c27a', 0.7)),
  );
}

/** A scarf wound around the neck, one end hanging. */
export function scarf(bust: Bust, colour: string): { behind: string; top: string } {
  const { at, sitting } = bust;
  const lit = sitting.light.side;
  const { dim } = clothTones(colour, sitting.light);
  const edge = [lineOf(colour), 1.1, 0.5] as const;
  const turn = (drop: number, out: number, half: number, tone: number): string => {
    const { near } = arcs(bust, crew(bust, drop, out));
    const path = ribbon(near, (t) => half * (0.8 + Math.sin(Math.PI * t) * 0.35));
    const fill = shade(colour, tone);
    const line = (dy: number): Point[] =>
      near.map(([x, y], at4): Point => [x, y + dy * Math.sin((at4 / (near.length - 1)) * Math.PI)]);
    return (
      laid(path, sitting.light, fill, edge) +
      inHeadShadow(bust, path) +
      crease(line(7), 2.4, [dim, 0.8]) +
      crease(line(-3), 1.8, [dim, 0.6])
    );
  };
  const { pit } = bust.torso;
  const hang = [
    at(lit * 20, pit + 16, 14),
    at(lit * 32, pit + 100, 14),
    at(lit * 36, pit + 236, 10),
  ];
  const end = ribbon(hang, (t) => 21 + t * 6);
  const fringe = Array.from({ length: 9 }, (_, n) => {
    const [x, y] = hang.at(-1) ?? [0, 0];
    return `M${(x - 24 + n * 6).toFixed(1)} ${y.toFixed(1)}v15`;
  }).join('');
  const { far, near } = arcs(bust, crew(bust, -4, 16));
  return {
    behind: shapeOf(
      sides(
        far.map(([x, y]): Point => [x * 1.05, y - 16]),
        [...near].reverse(),
      ),
      shade(colour, -0.13),
    ),
    top: sewn(
      laid(end, sitting.light, shade(colour, -0.02), edge),
      crease(
        hang.map(([x, y]): Point => [x - lit * 9, y]),
        3,
        [dim, 0.7],
      ),
      `<path d="${fringe}" stroke="${colour}" stroke-width="3"/>`,
      turn(18, 24, 17, -0.04),
      turn(-6, 18, 15, 0.02),
    ),
  };
}
