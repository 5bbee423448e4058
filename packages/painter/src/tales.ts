// Fantasy layers over clothes: a cloak, plates of armour.
import type { Bust } from './body/bust.ts';
import { clothTones, lineOf } from './clothes/cloth-colours.ts';
import { mix, shade } from './colour.ts';
import { crease, laid, seam, sewn, shapeOf, within } from './clothes/sewing.ts';
import { type Point, sides } from './body/shape.ts';

/** A cloak over both shoulders with a clasp at the throat. */
export function cloak(bust: Bust, colour: string): string {
  const { at, put, torso, sitting } = bust;
  const { dim } = clothTones(colour, sitting.light);
  const edge = (side: -1 | 1): Point[] => {
    const { joint, joints, arm, pit } = torso;
    const [x, y] = put([side * joint, joints, -18]);
    return [
      put([side * joint * 0.66, pit - 4, -22]),
      [x + side * arm * 0.75, y - arm * 0.95 - 12],
      [x + side * (arm + 22), y + 4],
      [x + side * (arm * 1.4 + 24), y + 90],
      [x + side * (arm * 1.9 + 24), y + 220],
      [x + side * (arm * 2.3 + 24), y + 440],
    ];
  };
  const sheet = (side: -1 | 1): string => {
    const fall = [
      at(side * 12, torso.pit + 14, 12),
      at(side * 62, torso.pit + 90, 12),
      at(side * 92, torso.pit + 230, 10),
      at(side * 104, 620, 6),
    ];
    const path = sides(
      [put([side * (torso.neck + 6), torso.pit - 26, -20]), ...fall],
      edge(side).reverse(),
    );
    const drape = [0.25, 0.5, 0.75].map((share) => {
      const outer = edge(side);
      const way = fall.map(([x, y], n): Point => {
        const [ox, oy] = outer[Math.min(outer.length - 1, outer.length - 4 + n)] ?? [x, y];
        return [x + (ox - x) * share, y + (oy - y) * share * 0.5];
      });
      return crease(way, 5, [dim, 0.75]);
    });
    const shadow =
      side === sitting.light.side
        ? ''
        : shapeOf(path, dim, `transform="translate(${side * 34} 6)" fill-opacity=".6"`);
    return (
      laid(path, sitting.light, colour, [lineOf(colour), 1.5, 0.7]) +
      within(path, shadow + drape.join(''))
    );
  };
  const [x, y] = at(0, torso.pit + 8, 14);
  const clasp = `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="10" fill="#c9a04e" stroke="#5a3c12" stroke-width="1.6"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5" fill="#7ac0d8"/><circle cx="${(x - 1.6).toFixed(1)}" cy="${(y - 1.8).toFixed(1)}" r="1.7" fill="#fff"/>`;
  return sewn(sheet(-1), sheet(1), clasp);
}

/** Breastplate and shoulder plates of a light armour. */
export function plates(bust: Bust, colour: string): string {
  const { on, at, torso, put, sitting } = bust;
  const metal = mix('#b4bac8', colour, 0.14);
  const top = torso.pit + 54;
  const reach = torso.wide * 0.86;
  const breast = breastplate(bust, top, reach);
  const { dim, glint } = clothTones(metal, sitting.light);
  const s = sitting.light.side;
  const ridge = [at(0, top + 30, 12), at(0, top + 120, 14), at(0, top + 220, 8)];
  const dark = sides(
    ridge,
    [at(-s * reach * 1.4, top + 220, 8), at(-s * reach * 1.4, top - 10, 8)],
    [at(-s * reach * 1.4, top - 10, 8), at(0, top + 30, 12)],
  );
  const gleam = [
    at(s * reach * 0.5, top + 10, 10),
    at(s * reach * 0.56, top + 90, 10),
    at(s * reach * 0.4, top + 170, 8),
  ];
  const trim = seam(
    [
      at(-reach * 0.8, top + 5, 6),
      at(-reach * 0.4, top - 3, 8),
      at(0, top + 26, 10),
      at(reach * 0.4, top - 3, 8),
      at(reach * 0.8, top + 5, 6),
    ],
    '#d8b25e',
    3.4,
  );
  const gem = put(on(0, top + 40, 12));
  return sewn(
    laid(breast, sitting.light, metal, [lineOf(metal), 1.6]),
    within(breast, shapeOf(dark, dim, 'fill-opacity=".6"') + crease(gleam, 6, [glint, 0.8])),
    trim,
    `<circle cx="${gem[0].toFixed(1)}" cy="${gem[1].toFixed(1)}" r="6" fill="${shade(colour, 0.12, 1.3)}" stroke="#d8b25e" stroke-width="2"/>`,
    guard(bust, -1, metal),
    guard(bust, 1, metal),
  );
}

/** Three plates over a shoulder. */
function guard({ put, torso, sitting }: Bust, side: -1 | 1, metal: string): string {
  const { dim, glint } = clothTones(metal, sitting.light);
  const s = sitting.light.side;
  return sewn(
    ...[2, 1, 0].map((step): string => {
      const [cx, cy] = put([side * (torso.joint + 4), torso.joints - 14 + step * 22, -14]);
      const r = torso.arm * (1.34 - step * 0.1);
      const path = `M${cx - r} ${cy + 14}A${r} ${r * 1.02} 0 0 1 ${cx + r} ${cy + 14}Q${cx} ${cy + 34} ${cx - r} ${cy + 14}Z`;
      return (
        laid(path, sitting.light, shade(metal, -0.03 * step), [lineOf(metal), 1.4]) +
        within(
          path,
          `<circle cx="${cx - s * r * 1.1}" cy="${cy + 10}" r="${r * 0.9}" fill="${dim}" fill-opacity=".55"/>${crease(
            [
              [cx + s * r * 0.7, cy - 2],
              [cx + s * r * 0.5, cy - r * 0.5],
              [cx + s * r * 0.2, cy - r * 0.72],
            ],
            3,
            [glint, 0.8],
          )}`,
        ) +
        seam(
          [
            [cx - r * 0.86, cy + 14],
            [cx, cy + 29],
            [cx + r * 0.86, cy + 14],
          ],
          '#d8b25e',
          2.4,
        )
      );
    }),
  );
}

function breastplate({ at }: Bust, top: number, reach: number): string {
  const side = (s: -1 | 1): Point[] => [
    at(s * reach * 0.8, top, 6),
    at(s * reach, top + 70, 6),
    at(s * reach * 0.9, top + 160, 5),
    at(s * reach * 0.5, top + 200, 6),
    at(0, top + 226, 8),
  ];
  const upper = [
    at(-reach * 0.8, top, 6),
    at(-reach * 0.4, top - 8, 8),
    at(0, top + 20, 10),
    at(reach * 0.4, top - 8, 8),
    at(reach * 0.8, top, 6),
  ];
  return sides(upper, side(1), side(-1).reverse());
}
