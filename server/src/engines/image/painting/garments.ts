// The parts that make a garment what it is: collars, lapels, ribs, aprons, scarves.
import { type Bust, LOW } from './bust.ts';
import { cloth, type Cut } from './cloth.ts';
import { mix, shade } from './colour.ts';
import { line, lerp, type Point, ribbon, sides } from './shape.ts';
import { softBlob, softLine } from './soft.ts';

const shapeOf = (path: string, fill: string, more = ''): string =>
  `<path d="${path}" fill="${fill}" ${more}/>`;
const seam = (points: readonly Point[], colour: string, width = 1.4): string =>
  `<path d="${line(points)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity=".6" stroke-linecap="round"/>`;

/** A knitted band along a neckline. */
export function ribs({ sitting }: Bust, colour: string, cut: Cut): string {
  const { light } = sitting;
  const band = ribbon(cut, () => 4.6);
  return (
    shapeOf(band, mix(shade(colour, 0.03), light.key, 0.06)) +
    `<path d="${band}" fill="none" stroke="${shade(colour, -0.14)}" stroke-width="1" stroke-opacity=".7"/>` +
    seam(cut, shade(colour, -0.12), 1)
  );
}

/** The folded collar of a turtleneck. */
export function roll({ sitting, neck, at, pit }: Bust, colour: string): string {
  const { light } = sitting;
  const w = neck + 12;
  const up: Point[] = [
    at(-w + 1, 106),
    at(-w * 0.5, 115),
    at(0, 118),
    at(w * 0.5, 115),
    at(w - 1, 106),
  ];
  const down: Point[] = [
    at(w + 9, 144),
    at(w * 0.55, pit + 7),
    at(0, pit + 11),
    at(-w * 0.55, pit + 7),
    at(-w - 9, 144),
  ];
  const dim = -light.side;
  const ribsDrawn = Array.from({ length: 13 }, (_, i) => {
    const t = (i + 0.5) / 13;
    const place = (edge: readonly Point[], s: number): Point => {
      const at4 = s * 4;
      const low = Math.min(3, Math.floor(at4));
      const [a = [0, 0], b = [0, 0]] = [edge[low], edge[low + 1]];
      return [lerp(a[0], b[0], at4 - low), lerp(a[1], b[1], at4 - low)];
    };
    return seam([place(up, t), place([...down].reverse(), t)], shade(colour, -0.1), 1.2);
  });
  return (
    shapeOf(sides(up, down), mix(colour, light.key, 0.05)) +
    softBlob(
      [
        at(dim * w, 108),
        at(dim * w * 0.4, 122),
        at(dim * w * 0.45, pit + 8),
        at(dim * (w + 9), 142),
      ],
      6,
      shade(colour, -0.14),
      0.6,
    ) +
    ribsDrawn.join('') +
    `<path d="${line(up)}" fill="none" stroke="${shade(colour, 0.1)}" stroke-width="2.4" stroke-opacity=".5"/>` +
    softLine(down, 4, shade(colour, -0.2), 0.5)
  );
}

/** A shirt's collar and its row of buttons. */
export function collar({ at, neck, pit, sitting }: Bust, colour: string, drop: number): string {
  const low = pit + drop;
  const leaf = (side: number): string => {
    const fill =
      side === sitting.light.side
        ? mix(shade(colour, 0.05), sitting.light.key, 0.12)
        : shade(colour, -0.07);
    const points: Point[] = [
      at(side * (neck + 3), 120),
      at(side * (neck + 20), 140),
      at(side * (neck + 22), pit + 26),
      at(side * 15, low + 2),
      at(side * 4, low - 6),
    ];
    const inner: Point[] = [
      at(side * 4, low - 6),
      at(side * (neck * 0.72), pit + 4),
      at(side * (neck + 3), 120),
    ];
    return shapeOf(
      sides(points.slice(0, 3), points.slice(2, 4), points.slice(3), inner),
      fill,
      `stroke="${shade(colour, -0.2)}" stroke-opacity=".55" stroke-width="1.2" stroke-linejoin="round"`,
    );
  };
  const buttons = [0, 1, 2, 3].map((row) => {
    const [x, y] = at(5, low + 26 + row * 44, 2);
    return `<circle cx="${x}" cy="${y}" r="2.8" fill="${shade(colour, -0.16)}"/><circle cx="${x - 0.7}" cy="${y - 0.8}" r="1" fill="${shade(colour, 0.12)}"/>`;
  });
  return (
    seam([at(0, low), at(0, low + 90), at(0, 470)], shade(colour, -0.2)) +
    seam([at(11, low + 2), at(11, low + 90), at(11, 470)], shade(colour, -0.12), 1) +
    buttons.join('') +
    leaf(-1) +
    leaf(1)
  );
}

/** The turned-back fronts of a jacket, down to `low`. */
export function lapels({ at, neck, pit, sitting }: Bust, colour: string, low: number): string {
  const { light } = sitting;
  const dark = shade(colour, -0.14);
  return [-1, 1]
    .map((side) => {
      const fill =
        side === light.side ? mix(shade(colour, 0.07), light.key, 0.12) : shade(colour, -0.02);
      const inner: Point[] = [
        at(side * (neck + 10), 126),
        at(side * (neck + 6), pit + 26),
        at(side * 30, pit + 92),
        at(side * 3, low),
      ];
      const outer: Point[] = [at(side * 3, low), at(side * 60, pit + 118), at(side * 76, pit + 62)];
      const notch: Point[] = [
        at(side * 76, pit + 62),
        at(side * 58, pit + 56),
        at(side * 80, pit + 44),
      ];
      const back: Point[] = [
        at(side * 80, pit + 44),
        at(side * (neck + 32), pit + 4),
        at(side * (neck + 10), 126),
      ];
      return (
        softLine(
          [...inner, ...outer.slice(1)].map(([x, y]): Point => [x + side * 2, y + 3]),
          8,
          dark,
          0.5,
        ) +
        `<path d="${sides(inner, outer, [notch[0] ?? [0, 0], notch[1] ?? [0, 0]], [notch[1] ?? [0, 0], notch[2] ?? [0, 0]], back)}" fill="${fill}" stroke="${dark}" stroke-opacity=".6" stroke-width="1.2" stroke-linejoin="round"/>`
      );
    })
    .join('');
}

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
  return (
    strap(-1) +
    strap(1) +
    `<linearGradient id="bib" gradientUnits="userSpaceOnUse" x1="${lit * 100}" y1="0" x2="${-lit * 100}" y2="60"><stop offset="0" stop-color="${mix(shade(colour, 0.06), light.key, 0.12)}"/><stop offset="1" stop-color="${mix(shade(colour, -0.09), light.gloom, 0.2)}"/></linearGradient>` +
    shapeOf(bib, 'url(#bib)') +
    seam([at(-62, pit + 73, 3), at(0, pit + 79, 4), at(62, pit + 73, 3)], shade(colour, 0.12), 1) +
    seam(pocket, shade(colour, -0.15), 2) +
    [-1, 1]
      .map((side) => {
        const [x, y] = at(side * 58, pit + 76, 4);
        return `<circle cx="${x}" cy="${y}" r="3.6" fill="#c9a35c"/><circle cx="${x - 1}" cy="${y - 1}" r="1.2" fill="#fff0cc"/>`;
      })
      .join('')
  );
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
  return arms(bust) + strap(-1) + strap(1) + cloth({ ...bust, edge }, colour, cut);
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
        : softLine(path, 5, likeness.skin.shadow, 0.8);
    })
    .join('');
}
