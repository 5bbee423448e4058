// The hand on the other arm, where the arms are crossed.
import { inkOf } from '../anime/face.ts';
import type { Bust } from './bust.ts';
import { mix, shade } from '../colour.ts';
import { armOf, raisedArm } from './limb.ts';
import { blob, line, type Point, ribbon } from './shape.ts';

type Frame = (x: number, y: number) => Point;

/** Four fingers that lie on the other arm. */
export function handOnArm(bust: Bust): string {
  const side = raisedArm(bust.bearing);
  const points = armOf(bust, side).points;
  const [x, y] = points.at(-1) ?? [0, 0];
  const size = bust.sitting.likeness.sex === 'man' ? 1.18 : 1;
  const at: Frame = (dx, dy) => [x - side * dx * size, y + dy * size];
  const back = blob([at(-14, -16), at(14, -20), at(32, -17), at(33, 16), at(12, 19), at(-14, 15)]);
  const fingers = [-15, -5, 5, 14].map((dy, n) => [
    at(26, dy * 0.92),
    at(46, dy * 1.05 - 3),
    at(64 - Math.abs(n - 1.4) * 4, dy * 1.12 + 2),
  ]);
  return drawn(bust, [back], fingers);
}

function drawn({ sitting }: Bust, masses: readonly string[], fingers: readonly Point[][]): string {
  const { likeness, light } = sitting;
  const { skin } = likeness;
  const anime = likeness.hand === 'anime';
  const edge = anime ? inkOf(sitting) : mix(skin.deep, skin.shadow, 0.35);
  const base = anime ? mix(skin.base, skin.light, 0.35) : mix(skin.base, skin.light, 0.12);
  const width = likeness.sex === 'man' ? 8 : 6.3;
  const taper = (t: number): number => width * (1.06 - t * 0.26 - (t > 0.98 ? 0.2 : 0));
  const finger = (path: readonly Point[]): string => {
    const [tx, ty] = path.at(-1) ?? [0, 0];
    const lit = path.map(([x, y]): Point => [x + light.side * width * 0.35, y - width * 0.3]);
    return [
      `<g stroke="${edge}" stroke-width="${anime ? 2.8 : 2}" stroke-opacity="${anime ? 1 : 0.5}" fill="${base}"><path d="${ribbon(path, taper)}"/><circle cx="${tx.toFixed(1)}" cy="${ty.toFixed(1)}" r="${(width * 0.74).toFixed(1)}"/></g>`,
      `<g fill="${base}"><path d="${ribbon(path, taper)}"/><circle cx="${tx.toFixed(1)}" cy="${ty.toFixed(1)}" r="${(width * 0.74).toFixed(1)}"/></g>`,
      anime
        ? ''
        : `<path d="${line(lit)}" fill="none" stroke="${mix(skin.light, light.key, 0.3)}" stroke-width="${width * 0.7}" stroke-opacity=".45" stroke-linecap="round"/><path d="${line(path.map(([x, y]): Point => [x - light.side * width * 0.5, y + width * 0.4]))}" fill="none" stroke="${shade(skin.shadow, -0.02)}" stroke-width="${width * 0.6}" stroke-opacity=".4" stroke-linecap="round"/>`,
    ].join('');
  };
  return [
    ...masses.map(
      (path) =>
        `<path d="${path}" fill="${base}" stroke="${edge}" stroke-opacity="${anime ? 1 : 0.3}" stroke-width="1.4"/>`,
    ),
    ...fingers.map(finger),
  ].join('');
}
