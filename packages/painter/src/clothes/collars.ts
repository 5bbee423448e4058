// Collars: ribbed bands, rolled and folded collars, lapels, hoods.
import type { Bust } from '../body/bust.ts';
import { lineOf } from './cloth-colours.ts';
import { mix, shade } from '../colour.ts';
import type { Spot } from '../body/head.ts';
import { arcs, crew, type Loop } from './necklines.ts';
import { laid, sewn, shapeOf } from './sewing.ts';
import { lerp, line, type Point, ribbon, sides } from '../body/shape.ts';
import { inHeadShadow } from '../body/torso-light.ts';

/** A knitted band along a neckline. */
export function band(bust: Bust, colour: string, loop: Loop, half = 5): string {
  const { near } = arcs(bust, loop);
  const path = ribbon(near, () => half);
  const edge = bust.sitting.likeness.hand === 'anime' ? lineOf(colour) : shade(colour, -0.14);
  return laid(path, bust.sitting.light, [
    shade(colour, 0.02),
    `stroke="${edge}" stroke-width="1.1" stroke-opacity=".7"`,
  ]);
}

/** The inside of a collar behind the neck. */
export function inside(bust: Bust, colour: string, loop: Loop, rise = 12): string {
  const { near, far } = arcs(bust, loop);
  // Highest at the nape: at the sides it would stick out of the shoulders as a spike.
  const up = far.map(([x, y], at): Point => {
    const share = Math.sin((at / (far.length - 1)) * Math.PI);
    return [x, y - rise * share + 6 * (1 - share)];
  });
  return shapeOf(sides(up, [...near].reverse()), shade(colour, -0.12));
}

/** The folded collar of a turtleneck. */
export function roll(bust: Bust, colour: string): { behind: string; top: string } {
  const { torso, sitting } = bust;
  const ring = (out: number, y: number, tilt: number): Spot[] =>
    Array.from({ length: 16 }, (_, at): Spot => {
      const angle = (at / 16 - 0.25) * Math.PI * 2;
      const wide = torso.neck + out;
      return [
        Math.sin(angle) * wide,
        y + Math.cos(angle) * tilt,
        -22 + Math.cos(angle) * (wide * 0.95),
      ];
    });
  const [high, low] = [ring(7, 110, 6), ring(24, torso.pit - 6, 17)];
  const [up, down] = [arcs(bust, high), arcs(bust, low)];
  const ribs = Array.from({ length: 13 }, (_, at) => {
    const t = (at + 0.5) / 13;
    return line([along(up.near, t), along(down.near, t)]);
  }).join('');
  const body = sides(up.near, [...down.near].reverse());
  const edge = sitting.likeness.hand === 'anime' ? lineOf(colour) : shade(colour, -0.16);
  // Below the fold cloth reaches from the neck's sides to the shoulders.
  const [left, right] = ([-1, 1] as const).map((side) => bust.outline(side, 5).slice(0, 6));
  const foot = sides(up.near, right ?? [], [...(left ?? [])].reverse());
  return {
    behind: shapeOf(sides(up.far, [...up.near].reverse()), shade(colour, -0.16)),
    top: `${shapeOf(foot, colour)}${laid(body, sitting.light, [shade(colour, 0.015), `stroke="${edge}" stroke-width="1.2" stroke-opacity=".8"`])}<path d="${ribs}" fill="none" stroke="${shade(colour, -0.1)}" stroke-width="1.6" stroke-opacity=".55"/>${inHeadShadow(bust, body)}`,
  };
}

function along(points: readonly Point[], t: number): Point {
  const at = t * (points.length - 1);
  const low = Math.min(points.length - 2, Math.floor(at));
  const [a = [0, 0], b = [0, 0]] = [points[low], points[low + 1]];
  return [lerp(a[0], b[0], at - low), lerp(a[1], b[1], at - low)];
}

/** A flat piece that lies on the cloth, such as the leaf of a collar. */
export function leaf(bust: Bust, corners: readonly (readonly Spot[])[], colour: string): string {
  const path = sides(...corners.map((side) => side.map(bust.put)));
  const anime = bust.sitting.likeness.hand === 'anime';
  const edge = anime ? lineOf(colour) : shade(colour, -0.18);
  const piece = laid(path, bust.sitting.light, [
    colour,
    `stroke="${edge}" stroke-opacity="${anime ? 1 : 0.5}" stroke-width="1.2" stroke-linejoin="round"`,
  ]);
  const top = Math.min(...corners.flat().map(([, y]) => y));
  return top < bust.torso.pit ? piece + inHeadShadow(bust, path) : piece;
}

/** A side of the body that is turned away is not drawn. */
const shown = (bust: Bust, spot: Spot): boolean => bust.depth(spot) > -30;

/** A shirt's collar, open down to `drop` below the pit of the neck. */
export function shirtCollar(bust: Bust, colour: string, drop: number): string {
  const { torso, on } = bust;
  const { neck, pit } = torso;
  return sewn(
    ...([-1, 1] as const)
      .filter((side) => shown(bust, on(side * 26, pit + 20)))
      .map((side) => {
        const back: Spot = [side * (neck + 6), pit - 38, -34];
        const tip = on(side * (20 + drop * 0.24), pit + 22 + drop * 0.5, 8);
        const front = on(side * 2, pit + drop, 5);
        return leaf(
          bust,
          [
            [back, [side * (neck + 19), pit - 20, -22], on(side * (neck + 17), pit + 8, 9), tip],
            [tip, front],
            [
              front,
              on(side * neck * 0.5, pit + drop * 0.42, 5),
              on(side * (neck + 1), pit - 14, 6),
              back,
            ],
          ],
          shade(colour, 0.025),
        );
      }),
  );
}

/** The turned-back fronts of a jacket, down to `low`; `peak` lifts the points. */
export function lapels(
  bust: Bust,
  colour: string,
  { low, wide = 40, peak = 0 }: { low: number; wide?: number; peak?: number },
): string {
  const { torso, on } = bust;
  const { neck, pit } = torso;
  return sewn(
    ...([-1, 1] as const)
      .filter((side) => shown(bust, on(side * 50, pit + 60)))
      .map((side) => {
        const back: Spot = [side * (neck + 8), pit - 36, -34];
        const point = on(side * (44 + wide), pit + 66 - peak, 10);
        const notch = on(side * (38 + wide * 0.62), pit + 52, 9);
        const upper = on(side * (40 + wide * 0.86), pit + 42 - peak * 0.4, 9);
        const end = on(side * 5, low, 8);
        return leaf(
          bust,
          [
            [back, [side * (neck + 26), pit - 12, -20], on(side * (neck + 26), pit + 14, 9), upper],
            [upper, notch],
            [notch, point],
            [point, on(side * (26 + wide * 0.66), (pit + low) / 2 + 34, 10), end],
            [
              end,
              on(side * 22, (pit + low) / 2 + 8, 8),
              on(side * 42, pit + 40, 7),
              on(side * (neck + 8), pit - 8, 6),
              back,
            ],
          ],
          shade(colour, 0.03),
        );
      }),
  );
}

/** A hood that lies on the back, seen behind the neck, and its rolled edge in front. */
export function hood(bust: Bust, colour: string): { behind: string; top: string } {
  const loop = crew(bust, 10, 26);
  const { near, far } = arcs(bust, loop);
  const back = far.map(([x, y], at): Point => {
    const share = Math.sin((at / (far.length - 1)) * Math.PI);
    return [x * (1 + share * 0.05), y - 20 * share - 4];
  });
  const bag = sides(back, [...near].reverse());
  const edge = ribbon(near, (t) => 8 + Math.sin(t * Math.PI) * 7);
  return {
    behind: shapeOf(bag, shade(colour, -0.14)),
    top: laid(edge, bust.sitting.light, [
      colour,
      `stroke="${mix(colour, lineOf(colour), 0.6)}" stroke-opacity=".6" stroke-width="1.2"`,
    ]),
  };
}
