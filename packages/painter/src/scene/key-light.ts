// What the key light and the shadow leave of each channel of the figure.
import { mix } from '../colour.ts';
import { type Blurred, plainOf, type Print } from './air.ts';
import { type Reader, reader, rgbOf } from '../body/plane.ts';

/** Three factors per pixel; `mask` has one byte per point, and without one all light stays. */
export function keyLightOf(mask: Blurred | undefined, print: Print): Reader {
  const row = new Float32Array(print.pixels.width * 3).fill(1);
  if (!mask) return { row, move: () => undefined };
  const key = reader(plainOf(mask), print.pixels);
  const dark = darkOf(print);
  const [kr, kg, kb] = rgbOf(mix('#ffffff', print.light.key, 0.22));
  const [sr, sg, sb] = dark;
  return {
    row,
    move(y) {
      key.move(y);
      for (let x = 0, to = 0; to < row.length; x += 1, to += 3) {
        const share = key.row[x] ?? 1;
        // Where light turns to shadow skin glows.
        const ember = 4 * share * (1 - share);
        row[to] = sr + (kr * GAIN - sr) * share + ember * 0.1;
        row[to + 1] = sg + (kg * GAIN - sg) * share - ember * 0.02;
        row[to + 2] = sb + (kb * GAIN - sb) * share - ember * 0.05;
      }
    },
  };
}

const GAIN = 1.1;

/** What is left of each channel in the shadow: little and warm, towards the scene's gloom. */
function darkOf({ light }: Print): readonly [number, number, number] {
  const [r, g, b] = rgbOf(light.gloom);
  const most = Math.max(r, g, b);
  // Nearly as deep in all lights: a face is recognized by its shadow too.
  const level = 0.74 - light.contrast * 0.27;
  const tint = (own: number, warm: number): number =>
    level * (0.45 * (own / most) + 0.55 * warm + 0.2);
  return [tint(r, 1), tint(g, 0.72), tint(b, 0.74)];
}
