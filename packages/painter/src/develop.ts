// Composites figure and background, applies the background's light, and adds grain and vignette.
import { airOf, type Blurred, type Print } from './scene/air.ts';
import type { Pixels } from './canvas.ts';
import { edgesOf } from './body/edges.ts';
import { chanceOf } from './random.ts';
import { type Plane, reader } from './body/plane.ts';

export interface Layers {
  /** The blurred background. */
  readonly far: Blurred;
  /** The figure, four bytes per pixel. */
  readonly figure: Buffer;
  /** The blurred foreground, with transparency. */
  readonly near: Blurred | undefined;
}

/** The picture, three bytes per pixel. The hot loop has only calls that are inlined. */
export function develop({ far, figure, near }: Layers, print: Print): Buffer {
  const { width, height } = print.pixels;
  const air = airOf(far, figure, print);
  const place = reader(air.far, print.pixels);
  const tones = reader(air.figure, halved(print.pixels));
  const veil = near && reader(veilOf(near), print.pixels);
  const edges = edgesOf(figure, print);
  const grain = grainOf(print.seed, COARSE[print.hand]);
  const out = new Uint8ClampedArray(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    place.move(y);
    if (y % 2 === 0) tones.move(y / 2);
    edges.move(y);
    veil?.move(y);
    const noise = (y % GRAIN) * GRAIN;
    let from = y * width * 4;
    let to = y * width * 3;
    for (let x = 0, at = 0; x < width; x += 1, at += 3, from += 4, to += 3) {
      let red = place.row[at] ?? 0;
      let green = place.row[at + 1] ?? 0;
      let blue = place.row[at + 2] ?? 0;
      const alpha = (figure[from + 3] ?? 0) / 255;
      if (alpha > 0) {
        const tone = (x >> 1) * 6;
        const r = lit(figure[from], tones.row[tone], edges.row[at]);
        const g = lit(figure[from + 1], tones.row[tone + 1], edges.row[at + 1]);
        const b = lit(figure[from + 2], tones.row[tone + 2], edges.row[at + 2]);
        red += (r + (tones.row[tone + 3] ?? 0) - red) * alpha;
        green += (g + (tones.row[tone + 4] ?? 0) - green) * alpha;
        blue += (b + (tones.row[tone + 5] ?? 0) - blue) * alpha;
      }
      if (veil) {
        const seen = 1 - (veil.row[x * 4 + 3] ?? 0) / 255;
        red = red * seen + (veil.row[x * 4] ?? 0);
        green = green * seen + (veil.row[x * 4 + 1] ?? 0);
        blue = blue * seen + (veil.row[x * 4 + 2] ?? 0);
      }
      const speck = grain[noise + (x % GRAIN)] ?? 0;
      out[to] = red + speck * (102 + red);
      out[to + 1] = green + speck * (102 + green);
      out[to + 2] = blue + speck * (102 + blue);
    }
  }
  return Buffer.from(out.buffer);
}

/** A colour of the figure in its light, with the rim: 0 to 255. */
const lit = (byte = 0, factor = 1, rim = 0): number => {
  const own = byte * factor;
  return own + (255 - own) * rim * (0.35 + own * 0.002_549);
};

/** Soft values change so little that two pixels share one. */
const halved = ({ width, height }: Pixels): Pixels => ({
  width: (width + 1) >> 1,
  height: (height + 1) >> 1,
});

/** The foreground, blended by its alpha. */
function veilOf({ width, height, data }: Blurred): Plane {
  const values = new Float32Array(data.length);
  for (let at = 0; at < data.length; at += 1) {
    const byte = data[at] ?? 0;
    values[at] = at % 4 === 3 ? byte : (byte * (data[at | 3] ?? 0)) / 255;
  }
  return { width, height, channels: 4, values };
}

const GRAIN = 128;
const COARSE = { painted: 0.014, anime: 0.006 } as const;
let film: Float32Array | undefined;

/** A tile of film grain around zero; each picture uses another offset. */
function grainOf(seed: number, strength: number): Float32Array {
  if (!film) {
    const chance = chanceOf(0, 'grain');
    film = Float32Array.from({ length: GRAIN * GRAIN }, () => chance.drift());
  }
  const from = Math.floor(chanceOf(seed, 'film').next() * film.length);
  const tile = new Float32Array(film.length);
  for (let at = 0; at < tile.length; at += 1)
    tile[at] = (film[(at + from) % film.length] ?? 0) * strength;
  return tile;
}
