// The parts that make a garment what it is: aprons, robes' edges, scarves, straps.
import { type Bust, LOW } from './bust.ts';
import { cloth, type Cut } from './cloth.ts';
import { mix, shade } from './colour.ts';
import { seam, shapeOf } from './sewing.ts';
import { type Point, ribbon, sides } from './shape.ts';
import { softLine } from './soft.ts';

/** A bib over whatever is worn below. */
export function apron({ at, neck, pit, sitting, high }: Bust, colour: string): string {
  const { light } = sitting;
  const strap = (side: number): string =>
    shapeOf(
      ribbon(
        [at(side * (neck + 12), 138), at(side * 56, pit + 22), at(side * 62, pit + 74)],
        () => 7,
      ),
      shade(colour, side === light.side ? 0.02 : -0.06),
    );
  const bib = sides(
    [at(-66, pit + 66, 3), at(0, pit + 72, 4), at(66, pit + 66, 3)],
    [at(72, pit + 110, 3), at(104, pit + 190, 3), at(110, 470)],
    [at(-110, 470), at(-104, pit + 190, 3), at(-72, pit + 110, 3)],
  );
  const lit = light.side;
  const pocket = [at(-44, high + 178, 3), at(44, high + 178, 3)];
  return [
    strap(-1),
    strap(1),
    `<linearGradient id="bib" gradientUnits="userSpaceOnUse" x1="${lit * 100}" y1="0" x2="${-lit * 100}" y2="60"><stop offset="0" stop-color="${mix(shade(colour, 0.06), light.key, 0.12)}"/><stop offset="1" stop-color="${mix(shade(colour, -0.09), light.gloom, 0.2)}"/></linearGradient>`,
    shapeOf(bib, 'url(#bib)'),
    seam([at(-62, pit + 73, 3), at(0, pit + 79, 4), at(62, pit + 73, 3)], shade(colour, 0.12), 1),
    seam(pocket, shade(colour, -0.15), 2),
    [-1, 1]
      .map((side) => {
        const [x, y] = at(side * 58, pit + 76, 4);
        return `<circle cx="${x}" cy="${y}" r="3.6" fill="#c9a35c"/><circle cx="${x - 1}" cy="${y - 1}" r="1.2" fill="#fff0cc"/>`;
      })
      .join(''),
  ].join('');
}

/** A robe's two crossing edges. */
export function crossed({ at, neck, pit, sitting }: Bust, colour: string): string {
  const edge = mix(colour, '#efe2cf', 0.72);
  const band = (side: number): string => {
    const path: Point[] = [
      at(side * (neck + 9), 124),
      at(side * (neck + 4), pit + 16),
      at(side * 14, pit + 62),
      at(-side * 34, pit + 132),
      at(-side * 66, 470),
    ];
    return shapeOf(
      ribbon(path, () => 9),
      side === sitting.light.side ? edge : shade(edge, -0.08),
      `stroke="${shade(edge, -0.25)}" stroke-opacity=".5" stroke-width="1"`,
    );
  };
  return band(1) + band(-1);
}

/** A wrapped scarf with one end hanging. */
export function scarf({ at, neck, pit, sitting }: Bust, colour: string): string {
  const { light } = sitting;
  const w = neck + 22;
  const turn = (y: number, tone: number): string => {
    const path: Point[] = [
      at(-w, y - 14),
      at(-w * 0.6, y + 4),
      at(0, y + 11),
      at(w * 0.6, y + 4),
      at(w, y - 14),
    ];
    return (
      shapeOf(
        ribbon(path, (t) => 13 + Math.sin(Math.PI * t) * 5),
        shade(colour, tone),
      ) +
      seam(
        path.map(([x, py]): Point => [x, py + 3]),
        shade(colour, -0.16),
        1.6,
      ) +
      seam(
        path.map(([x, py]): Point => [x, py - 6]),
        shade(colour, 0.1),
        1.4,
      )
    );
  };
  const end: Point[] = [
    at(light.side * 24, pit + 8, 6),
    at(light.side * 40, pit + 90, 8),
    at(light.side * 46, pit + 190, 6),
  ];
  return (
    shapeOf(
      ribbon(end, (t) => 20 + t * 5),
      shade(colour, -0.05),
    ) +
    [-8, 0, 8]
      .map((dx) =>
        seam(
          end.map(([x, y]): Point => [x + dx, y]),
          shade(colour, -0.14),
          1.4,
        ),
      )
      .join('') +
    turn(pit + 10, -0.05) +
    turn(pit - 10, 0.02)
  );
}

/** A dress that leaves the shoulders free, on two straps. */
export function straps(bust: Bust, colour: string): string {
  const { at, wide, pit, high, sitting } = bust;
  const top = pit + 70;
  const cut: Cut = [
    at(-wide * 0.77, high + 50),
    at(-wide * 0.6, top - 6),
    at(-wide * 0.36, top - 4),
    at(0, top + 20),
    at(wide * 0.36, top - 4),
    at(wide * 0.6, top - 6),
    at(wide * 0.77, high + 50),
  ];
  const strap = (side: number): string => {
    const path: Point[] = [
      at(side * wide * 0.5, high - 17, -14),
      at(side * wide * 0.51, high + 10),
      at(side * wide * 0.52, top - 2),
    ];
    const lit = side === sitting.light.side;
    return shapeOf(
      ribbon(path, (t) => 4 + t * 3),
      lit ? mix(shade(colour, 0.06), sitting.light.key, 0.14) : shade(colour, -0.06),
    );
  };
  const edge: Bust['edge'] = (side) => [
    at(side * wide * 0.77, high + 50),
    at(side * wide * 0.755, high + 90),
    at(side * wide * 0.76, high + 150),
    at(side * wide * 0.78, LOW),
  ];
  return arms(bust) + strap(-1) + strap(1) + cloth({ ...bust, edge }, { colour, cut });
}

/** Where bare arms meet the body. */
function arms({ at, wide, high, sitting }: Bust): string {
  const { likeness } = sitting;
  return [-1, 1]
    .map((side) => {
      const path = [
        at(side * wide * 0.84, high + 26),
        at(side * wide * 0.78, high + 52),
        at(side * wide * 0.765, high + 120),
        at(side * wide * 0.79, LOW),
      ];
      return likeness.hand === 'anime'
        ? seam(path, likeness.skin.deep)
        : softLine(path, 5, [likeness.skin.shadow, 0.8]);
    })
    .join('');
}
