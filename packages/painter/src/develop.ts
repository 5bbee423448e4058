// Composites figure and background, applies the background's light, and adds grain and vignette.
import { airOf, type Blurred, type Print } from './scene/air.ts';
import type { Pixels } from './canvas.ts';
import { keyLightOf } from './scene/key-light.ts';
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
  /** How much of the key light falls on the figure, one byte per point; without it all does. */
  readonly shadow: Blurred | undefined;
}

/** The picture, three bytes per pixel. The hot loops have only calls that are inlined. */
export function develop(layers: Layers, print: Print): Buffer {
  const { width, height } = print.pixels;
  const readers = readersOf(layers, print);
  const { place, tones, veil, edges, key } = readers;
  const grain = grainOf(print.seed, COARSE[print.hand]);
  const out = new Uint8ClampedArray(width * height * 3);
  const row = new Float32Array(width * 3);
  for (let y = 0; y < height; y += 1) {
    place.move(y);
    if (y % 2 === 0) tones.move(y / 2);
    edges.move(y);
    veil?.move(y);
    key.move(y);
    paintRow(row, layers.figure.subarray(y * width * 4, (y + 1) * width * 4), readers);
    if (veil) veilRow(row, veil.row);
    const noise = (y % GRAIN) * GRAIN;
    for (let x = 0, at = 0, to = y * width * 3; x < width; x += 1) {
      const speck = grain[noise + (x % GRAIN)] ?? 0;
      for (let c = 0; c < 3; c += 1, at += 1, to += 1) {
        const value = row[at] ?? 0;
        out[to] = value + speck * (102 + value);
      }
    }
  }
  return Buffer.from(out.buffer);
}

type Readers = ReturnType<typeof readersOf>;

/** The place, and the figure in its light before it. */
function paintRow(
  row: Float32Array,
  figure: Buffer,
  { place, tones, edges, key, glint }: Readers,
): void {
  for (let at = 0, from = 0, x = 0; at < row.length; x += 1, from += 4) {
    const alpha = (figure[from + 3] ?? 0) / 255;
    const tone = (x >> 1) * 6;
    for (let c = 0; c < 3; c += 1, at += 1) {
      const behind = place.row[at] ?? 0;
      if (alpha === 0) {
        row[at] = behind;
        continue;
      }
      const own = (figure[from + c] ?? 0) * (tones.row[tone + c] ?? 1) * (key.row[at] ?? 1);
      const shown = own + (255 - own) * (edges.row[at] ?? 0) * (glint + own * 0.002_549);
      row[at] = behind + (shown + (tones.row[tone + 3 + c] ?? 0) - behind) * alpha;
    }
  }
}

/** The foreground over it. */
function veilRow(row: Float32Array, veil: Float32Array): void {
  for (let at = 0, from = 0; at < row.length; at += 3, from += 4) {
    const seen = 1 - (veil[from + 3] ?? 0) / 255;
    for (let c = 0; c < 3; c += 1) row[at + c] = (row[at + c] ?? 0) * seen + (veil[from + c] ?? 0);
  }
}

/** What of the rim's light shows on black. */
const GLINT = { painted: 0.5, anime: 0.35 } as const;

function readersOf({ far, figure, near, shadow }: Layers, print: Print) {
  const air = airOf(far, figure, print);
  return {
    place: reader(air.far, print.pixels),
    tones: reader(air.figure, halved(print.pixels)),
    veil: near && reader(veilOf(near), print.pixels),
    edges: edgesOf(figure, print),
    key: keyLightOf(shadow, print),
    glint: GLINT[print.hand],
  };
}

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
const COARSE = { painted: 0.018, anime: 0.006 } as const;
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
