// Necklines: ribbed bands, rolled and folded collars, lapels.
import type { Bust } from './bust.ts';
import type { Cut } from './cloth.ts';
import { mix, shade } from './colour.ts';
import { seam, shapeOf } from './sewing.ts';
import { lerp, line, type Point, ribbon, sides } from './shape.ts';
import { softBlob, softLine } from './soft.ts';

/** A knitted band along a neckline. */
export function ribs({ sitting }: Bust, colour: string, cut: Cut): string {
  const { light } = sitting;
  const band = ribbon(cut, () => 4.6);
  return [
    shapeOf(band, mix(shade(colour, 0.03), light.key, 0.06)),
    `<path d="${band}" fill="none" stroke="${shade(colour, -0.14)}" stroke-width="1" stroke-opacity=".7"/>`,
    seam(cut, shade(colour, -0.12), 1),
  ].join('');
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
  return [
    shapeOf(sides(up, down), mix(colour, light.key, 0.05)),
    softBlob(
      [
        at(dim * w, 108),
        at(dim * w * 0.4, 122),
        at(dim * w * 0.45, pit + 8),
        at(dim * (w + 9), 142),
      ],
      6,
      [shade(colour, -0.14), 0.6],
    ),
    ribsDrawn.join(''),
    `<path d="${line(up)}" fill="none" stroke="${shade(colour, 0.1)}" stroke-width="2.4" stroke-opacity=".5"/>`,
    softLine(down, 4, [shade(colour, -0.2), 0.5]),
  ].join('');
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
      return [
        softLine(
          [...inner, ...outer.slice(1)].map(([x, y]): Point => [x + side * 2, y + 3]),
          8,
          [dark, 0.5],
        ),
        `<path d="${sides(inner, outer, [notch[0] ?? [0, 0], notch[1] ?? [0, 0]], [notch[1] ?? [0, 0], notch[2] ?? [0, 0]], back)}" fill="${fill}" stroke="${dark}" stroke-opacity=".6" stroke-width="1.2" stroke-linejoin="round"/>`,
      ].join('');
    })
    .join('');
}
