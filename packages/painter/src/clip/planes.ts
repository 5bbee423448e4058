// Pictures as planes of brightness and color, as in video: Y at full size, U and V at half size.
import type { Pixels } from '../canvas.ts';

/** BT.709 with limited range: Y from 16 to 235, U and V around 128. */
export interface Planes extends Pixels {
  readonly y: Uint8Array;
  readonly u: Uint8Array;
  readonly v: Uint8Array;
}

/** A layer with transparency: its values are premultiplied by the coverage. */
export interface Overlay extends Planes {
  /** Coverage at full size, 0 to 255. */
  readonly alpha: Uint8Array;
  /** Coverage at half size. */
  readonly alphaHalf: Uint8Array;
}

/** The part of a larger raster that a clip shows. */
export interface Cut extends Pixels {
  readonly left: number;
  readonly top: number;
}

/** Interleaved bytes or numbers; a fourth channel, if there is one, is the coverage. */
export interface Raster extends Pixels {
  readonly channels: 3 | 4;
  /** 0 to 255, colors premultiplied by the coverage. */
  readonly data: Uint8Array;
}

const KR = 0.2126 * (219 / 255);
const KG = 0.7152 * (219 / 255);
const KB = 0.0722 * (219 / 255);
const U = 112 / 255 / 0.9278;
const V = 112 / 255 / 0.7874;

/** `cut` must have even sides and be inside the raster. */
export function planesOf(raster: Raster, cut: Cut): Overlay {
  const { width, height } = cut;
  const half = (width >> 1) * (height >> 1);
  const made = {
    width,
    height,
    y: new Uint8Array(width * height),
    u: new Uint8Array(half),
    v: new Uint8Array(half),
    alpha: new Uint8Array(width * height),
    alphaHalf: new Uint8Array(half),
  };
  for (let y = 0; y < height; y += 2) convertRows(raster, cut, { made, y });
  return made;
}

/** Two rows of pixels give one row of color. */
function convertRows(
  { data, channels, width: stride }: Raster,
  { left, top, width }: Cut,
  { made, y }: { made: Overlay; y: number },
): void {
  for (let x = 0; x < width; x += 2) {
    let [red, green, blue, covered] = [0, 0, 0, 0];
    for (let part = 0; part < 4; part += 1) {
      const [px, py] = [x + (part & 1), y + (part >> 1)];
      const from = ((top + py) * stride + left + px) * channels;
      const r = data[from] ?? 0;
      const g = data[from + 1] ?? 0;
      const b = data[from + 2] ?? 0;
      const a = channels === 4 ? (data[from + 3] ?? 0) : 255;
      made.y[py * width + px] = (16 * a) / 255 + KR * r + KG * g + KB * b + 0.5;
      made.alpha[py * width + px] = a;
      red += r;
      green += g;
      blue += b;
      covered += a;
    }
    const at = (y >> 1) * (width >> 1) + (x >> 1);
    const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    const middle = (128 * covered) / 255;
    made.u[at] = (middle + (blue - light) * U) / 4 + 0.5;
    made.v[at] = (middle + (red - light) * V) / 4 + 0.5;
    made.alphaHalf[at] = covered / 4;
  }
}
