// Collars: ribbed bands, rolled and folded collars, lapels, hoods.
import type { Bust } from '../body/bust.ts';
import { lineOf } from './cloth-colours.ts';
import { mix, shade } from '../colour.ts';
import type { Spot } from '../body/head.ts';
import { arcs, crew, type Loop } from './necklines.ts';
import { drop, laid, sewn, shapeOf } from './sewing.ts';
import { line, type Point, pointAt, ribbon, sides } from '../body/shape.ts';
import { inHeadShadow } from '../body/torso-light.ts';

/** A knitted band along a neckline. */
export function band(bust: Bust, colour: string, loop: Loop, half = 5): string {
  const { near } = arcs(bust, loop);
  const path = ribbon(near, () => half);
  const edge = bust.sitting.likeness.hand === 'anime' ? lineOf(colour) : shade(colour, -0.14);
  return laid(path, bust.sitting.light, shade(colour, 0.02), [edge, 1.1, 0.7]);
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
    return line([up.near, down.near].map((edge) => pointAt(edge, t * (edge.length - 1))));
  }).join('');
  const body = sides(up.near, [...down.near].reverse());
  const edge = sitting.likeness.hand === 'anime' ? lineOf(colour) : shade(colour, -0.16);
  // Below the fold cloth reaches from the neck's sides to the shoulders.
  const [left, right] = ([-1, 1] as const).map((side) => bust.outline(side, 5).slice(0, 6));
  const foot = sides(up.near, right ?? [], [...(left ?? [])].reverse());
  return {
    behind: shapeOf(sides(up.far, [...up.near].reverse()), shade(colour, -0.16)),
    top: `${shapeOf(foot, colour)}${laid(body, sitting.light, shade(colour, 0.015), [edge, 1.2, 0.8])}<path d="${ribs}" fill="none" stroke="${shade(colour, -0.1)}" stroke-width="1.6" stroke-opacity=".55"/>${inHeadShadow(bust, body)}`,
  };
}

/** A flat piece that lies on the cloth, such as the leaf of a collar. */
export function leaf(bust: Bust, corners: readonly (readonly Spot[])[], colour: string): string {
  const path = sides(...corners.map((side) => side.map(bust.put)));
  const anime = bust.sitting.likeness.hand === 'anime';
  const edge = anime ? lineOf(colour) : shade(colour, -0.18);
  const line = `stroke="${edge}" stroke-opacity="${anime ? 1 : 0.5}" stroke-width="1.2" stroke-linejoin="round"`;
  const top = Math.min(...corners.flat().map(([, y]) => y));
  return sewn(
    drop(path, bust.sitting.light),
    shapeOf(path, colour, line),
    top < bust.torso.pit ? inHeadShadow(bust, path) : '',
  );
}

/** A side of the body that is turned away is not drawn. */
const shown = (bust: Bust, spot: Spot): boolean => bust.depth(spot) > -30;

/** A shirt's collar, open down to `low` below the pit of the neck. */
export function shirtCollar(bust: Bust, colour: string, low: number): string {
  const { torso, on } = bust;
  const { neck, pit } = torso;
  const half = (side: -1 | 1): string => {
    if (!shown(bust, on(side * 26, pit + 20))) return '';
    const back: Spot = [side * (neck + 6), pit - 38, -34];
    const tip = on(side * (20 + low * 0.24), pit + 22 + low * 0.5, 8);
    const front = on(side * 2, pit + low, 5);
    return leaf(
      bust,
      [
        [back, [side * (neck + 19), pit - 20, -22], on(side * (neck + 17), pit + 8, 9), tip],
        [tip, front],
        [
          front,
          on(side * neck * 0.5, pit + low * 0.42, 5),
          on(side * (neck + 1), pit - 14, 6),
          back,
        ],
      ],
      shade(colour, 0.025),
    );
  };
  return half(-1) + half(1);
}

/** The turned-back fronts of a jacket, down to `low`; `peak` lifts the points. */
export function lapels(
  bust: Bust,
  colour: string,
  {
    low,
    wide = 40,
    peak = 0,
  }: { low: number; wide?: number | undefined; peak?: number | undefined },
): string {
  const { torso, on } = bust;
  const { neck, pit } = torso;
  const middle = (pit + low) / 2;
  const half = (side: -1 | 1): string => {
    if (!shown(bust, on(side * 50, pit + 60))) return '';
    const back: Spot = [side * (neck + 8), pit - 36, -34];
    const point = on(side * (44 + wide), pit + 66 - peak, 10);
    const notch = on(side * (38 + wide * 0.62), pit + 52, 9);
    const upper = on(side * (40 + wide * 0.86), pit + 42 - peak * 0.4, 9);
    const end = on(side * 5, low, 8);
    const inner = [on(side * 22, middle + 8, 8), on(side * 42, pit + 40, 7)];
    return leaf(
      bust,
      [
        [back, [side * (neck + 26), pit - 12, -20], on(side * (neck + 26), pit + 14, 9), upper],
        [upper, notch],
        [notch, point],
        [point, on(side * (26 + wide * 0.66), middle + 34, 10), end],
        [end, ...inner, on(side * (neck + 8), pit - 8, 6), back],
      ],
      shade(colour, 0.03),
    );
  };
  return half(-1) + half(1);
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
    top: laid(edge, bust.sitting.light, colour, [mix(colour, lineOf(colour), 0.6), 1.2, 0.6]),
  };
}
