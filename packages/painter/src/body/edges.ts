// Light along the figure's edges: a rim on the side away from the lamp, and a little of the key light on the other.
import type { Print } from '../scene/air.ts';
import type { Pixels } from '../canvas.ts';
import { type Reader, rgbOf, smooth } from './plane.ts';

/** The width of the light at an edge, in pixels of a picture 768 high, and its strength. */
const RIM = { painted: [4.6, 0.85], anime: [3.2, 0.75] } as const;
const KEY_SHARE = 0.2;
/** The coverage beside a pixel is sampled at three steps: full coverage is three full bytes. */
const STEPS = [0.45, 0.9, 1.35] as const;
const ALL = 765;

/** Three numbers per pixel, one per channel: the share of the rim's colour, 0 to 1. */
export function edgesOf(figure: Buffer, { pixels, light, hand }: Print): Reader {
  const { width, height } = pixels;
  const [far, strength] = RIM[hand];
  const reach = (far * height) / 768;
  const cover = paddedCover(figure, pixels, Math.ceil(reach * 1.35));
  const taps = (side: number, up: number): number[] =>
    STEPS.map((step) => cover.at(Math.round(side * reach * step), Math.round(-up * reach * step)));
  const [a1 = 0, a2 = 0, a3 = 0] = taps(-light.side, 0.55);
  const [t1 = 0, t2 = 0, t3 = 0] = taps(light.side, 0.35);
  const here = cover.at(0, 0);
  const { bytes, line } = cover;
  const [[r, g, b], [kr, kg, kb]] = [rgbOf(light.rim), rgbOf(light.key)];
  const row = new Float32Array(width * 3);
  return {
    row,
    move(y) {
      const fade = (light.contrast * strength * (1 - smooth(0.75, 1, y / height) * 0.6)) / ALL;
      row.fill(0);
      let at = y * line;
      for (let to = 0; to < row.length; to += 3, at += 1) {
        if (bytes[here + at] === 0) continue;
        const back = ALL - (bytes[a1 + at] ?? 0) - (bytes[a2 + at] ?? 0) - (bytes[a3 + at] ?? 0);
        const front = ALL - (bytes[t1 + at] ?? 0) - (bytes[t2 + at] ?? 0) - (bytes[t3 + at] ?? 0);
        if (back + front === 0) continue;
        const rim = back * fade;
        const key = front * (KEY_SHARE / ALL);
        row[to] = 1 - (1 - rim * r) * (1 - key * kr);
        row[to + 1] = 1 - (1 - rim * g) * (1 - key * kg);
        row[to + 2] = 1 - (1 - rim * b) * (1 - key * kb);
      }
    },
  };
}

/** The figure's coverage per pixel, with the outermost pixels repeated beyond the edges. */
function paddedCover(figure: Buffer, { width, height }: Pixels, pad: number) {
  const line = width + 2 * pad;
  const bytes = new Uint8Array(line * (height + 2 * pad));
  for (let y = 0; y < height; y += 1) {
    const to = (y + pad) * line + pad;
    for (let x = 0, from = y * width * 4 + 3; x < width; x += 1, from += 4)
      bytes[to + x] = figure[from] ?? 0;
    bytes.fill(bytes[to] ?? 0, to - pad, to);
    bytes.fill(bytes[to + width - 1] ?? 0, to + width, to + width + pad);
  }
  for (let y = 0; y < pad; y += 1) {
    bytes.copyWithin(y * line, pad * line, (pad + 1) * line);
    bytes.copyWithin((height + pad + y) * line, (height + pad - 1) * line, (height + pad) * line);
  }
  return {
    bytes,
    /** From one row to the next. */
    line,
    /** The offset of a pixel. */
    at: (dx: number, dy: number): number => (dy + pad) * line + dx + pad,
  };
}
