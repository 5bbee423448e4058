// The hand on the other arm, where the arms are crossed.
import { inkOf } from '../anime/face.ts';
import type { Bust } from './bust.ts';
import { mix, shade } from '../colour.ts';
import { armOf, raisedArm } from './limb.ts';
import { blob, line, type Point, ribbon } from './shape.ts';

/** Four fingers that lie on the other arm. */
export function handOnArm(bust: Bust): string {
  const { likeness, light } = bust.sitting;
  const { skin, sex } = likeness;
  const side = raisedArm(bust.bearing);
  const [x, y] = armOf(bust, side).points.at(-1) ?? [0, 0];
  const size = sex === 'man' ? 1.18 : 1;
  const at = (dx: number, dy: number): Point => [x - side * dx * size, y + dy * size];
  const back = blob([at(-14, -16), at(14, -20), at(32, -17), at(33, 16), at(12, 19), at(-14, 15)]);
  const fingers = [-15, -5, 5, 14].map((dy, n) => [
    at(26, dy * 0.92),
    at(46, dy * 1.05 - 3),
    at(64 - Math.abs(n - 1.4) * 4, dy * 1.12 + 2),
  ]);
  const anime = likeness.hand === 'anime';
  const edge = anime ? inkOf(bust.sitting) : mix(skin.deep, skin.shadow, 0.35);
  const base = mix(skin.base, skin.light, anime ? 0.35 : 0.12);
  const width = sex === 'man' ? 8 : 6.3;
  const taper = (t: number): number => width * (1.06 - t * 0.26 - (t > 0.98 ? 0.2 : 0));
  const finger = (path: readonly Point[]): string => {
    const [tx, ty] = path.at(-1) ?? [0, 0];
    const shape = `<path d="${ribbon(path, taper)}"/><circle cx="${tx.toFixed(1)}" cy="${ty.toFixed(1)}" r="${(width * 0.74).toFixed(1)}"/>`;
    const beside = (across: number, down: number): string =>
      line(path.map(([px, py]): Point => [px + light.side * width * across, py + width * down]));
    return [
      `<g stroke="${edge}" stroke-width="${anime ? 2.8 : 2}" stroke-opacity="${anime ? 1 : 0.5}" fill="${base}">${shape}</g><g fill="${base}">${shape}</g>`,
      anime
        ? ''
        : `<path d="${beside(0.35, -0.3)}" fill="none" stroke="${mix(skin.light, light.key, 0.3)}" stroke-width="${width * 0.7}" stroke-opacity=".45" stroke-linecap="round"/><path d="${beside(-0.5, 0.4)}" fill="none" stroke="${shade(skin.shadow, -0.02)}" stroke-width="${width * 0.6}" stroke-opacity=".4" stroke-linecap="round"/>`,
    ].join('');
  };
  return `<path d="${back}" fill="${base}" stroke="${edge}" stroke-opacity="${anime ? 1 : 0.3}" stroke-width="1.4"/>${fingers.map(finger).join('')}`;
}
