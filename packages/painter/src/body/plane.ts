// A downscaled plane of a picture: reduced, blurred, and read by interpolation at full size.
import type { Pixels } from '../canvas.ts';

export interface Plane extends Pixels {
  /** Channels per point, interleaved. */
  readonly channels: number;
  readonly values: Float32Array;
}

/** The coverage (0 to 1) of an RGBA figure in each square of `step` × `step` pixels. */
export function coverage(figure: Buffer, { width, height }: Pixels, step: number): Plane {
  const [w, h] = [Math.ceil(width / step), Math.ceil(height / step)];
  const values = new Float32Array(w * h);
  const near = step >> 2;
  const far = step - 1 - near;
  for (let y = 0; y < h; y += 1) {
    const top = Math.min(height - 1, y * step + near) * width;
    const low = Math.min(height - 1, y * step + far) * width;
    for (let x = 0; x < w; x += 1) {
      const left = Math.min(width - 1, x * step + near);
      const right = Math.min(width - 1, x * step + far);
      // Four samples per square are enough.
      const sum =
        (figure[(top + left) * 4 + 3] ?? 0) +
        (figure[(top + right) * 4 + 3] ?? 0) +
        (figure[(low + left) * 4 + 3] ?? 0) +
        (figure[(low + right) * 4 + 3] ?? 0);
      values[y * w + x] = sum / 1020;
    }
  }
  return { width: w, height: h, channels: 1, values };
}

/** Three box blurs in each direction, close to a Gaussian blur. For planes of one channel. */
export function blur({ width, height, values }: Plane, radius: number): Plane {
  let from = values;
  for (let round = 0; round < 3; round += 1) {
    const across = runningMean(
      from,
      { lines: height, length: width, along: 1, over: width },
      radius,
    );
    from = runningMean(across, { lines: width, length: height, along: width, over: 1 }, radius);
  }
  return { width, height, channels: 1, values: from };
}

interface Walk {
  readonly lines: number;
  readonly length: number;
  readonly along: number;
  readonly over: number;
}

function runningMean(from: Float32Array, walk: Walk, radius: number): Float32Array {
  const { lines, length, along, over } = walk;
  const to = new Float32Array(from.length);
  const span = 2 * radius + 1;
  for (let row = 0; row < lines; row += 1) {
    const start = row * over;
    const read = (at: number): number =>
      from[start + Math.min(length - 1, Math.max(0, at)) * along] ?? 0;
    let sum = 0;
    for (let at = -radius; at <= radius; at += 1) sum += read(at);
    for (let at = 0; at < length; at += 1) {
      to[start + at * along] = sum / span;
      sum += read(at + radius + 1) - read(at - radius);
    }
  }
  return to;
}

/** Reads a plane row by row, interpolated to a picture's size. */
export interface Reader {
  /** The row's points, each with all its channels. */
  readonly row: Float32Array;
  move(y: number): void;
}

/** Reading by rows costs a tenth of a lookup per pixel. */
export function reader(plane: Plane, { width, height }: Pixels): Reader {
  const { values, channels } = plane;
  const line = plane.width * channels;
  const row = new Float32Array(width * channels);
  const mixed = new Float32Array(line + channels);
  const across = placesOf(plane.width, width);
  const down = placesOf(plane.height, height);
  return {
    row,
    move(y) {
      const share = down.share[y] ?? 0;
      const start = (down.first[y] ?? 0) * line;
      const below = share > 0 ? line : 0;
      for (let at = 0; at < line; at += 1) {
        const above = values[start + at] ?? 0;
        mixed[at] = above + ((values[start + below + at] ?? 0) - above) * share;
      }
      for (let c = 0; c < channels; c += 1) {
        for (let x = 0, to = c; x < width; x += 1, to += channels) {
          const from = (across.first[x] ?? 0) * channels + c;
          const left = mixed[from] ?? 0;
          row[to] = left + ((mixed[from + channels] ?? 0) - left) * (across.share[x] ?? 0);
        }
      }
    },
  };
}

/** For each pixel the plane's previous point, and the fraction to the next one. */
function placesOf(points: number, pixels: number): { first: Int32Array; share: Float32Array } {
  const first = new Int32Array(pixels);
  const share = new Float32Array(pixels);
  for (let at = 0; at < pixels; at += 1) {
    const place = Math.min(points - 1, Math.max(0, ((at + 0.5) * points) / pixels - 0.5));
    first[at] = place;
    share[at] = place - Math.floor(place);
  }
  return { first, share };
}

export type Rgb = readonly [red: number, green: number, blue: number];

/** A hex colour as numbers from 0 to 1. */
export const rgbOf = (hex: string): Rgb => {
  const channel = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
};

/** From 0 to 1 between two values, easing at both ends. */
export const smooth = (from: number, to: number, value: number): number => {
  const t = value <= from ? 0 : value >= to ? 1 : (value - from) / (to - from);
  return t * t * (3 - 2 * t);
};
