// Atmosphere: the effects of lamps, background colour, vignette and the figure's form on the picture.
import type { Pixels } from '../canvas.ts';
import { blur, coverage, type Plane, reader, rgbOf, type Rgb, smooth } from '../body/plane.ts';
import type { Light } from '../body/sitting.ts';

/** A drawing that was made small and blurred, in bytes. */
export interface Blurred extends Pixels {
  /** 3 for a place, 4 for what has gaps. */
  readonly channels: number;
  readonly data: Buffer;
}

export interface Print {
  readonly pixels: Pixels;
  readonly light: Light;
  readonly hand: 'painted' | 'anime';
  /** 0 is full day, 1 is night. */
  readonly night: number;
  readonly seed: number;
}

/** Soft effects are computed for every eighth pixel in each direction. */
const STEP = 8;

/** `figure` has four bytes for a pixel. */
export function airOf(place: Blurred, figure: Buffer, print: Print) {
  const { pixels, light, night, hand } = print;
  const far = plainOf(place);
  const wide = blur(coverage(figure, pixels, STEP), radiusFor(pixels));
  const glow = glowOf(far, wide, radiusFor(pixels));
  const gloom = rgbOf(light.gloom);
  const corners = 0.24 + 0.24 * night;
  const darkAt = (x: number, y: number): number => {
    const [side, fallen] = [(x - 0.5) * 1.12, (y - 0.42) * 1.25];
    return 1 - corners * smooth(0.16, 0.62, side * side + fallen * fallen * 0.9);
  };
  return {
    /** The background with its atmosphere, 0 to 255. */
    far: placeIn(far, { glow, gloom, darkAt }, hand === 'painted' ? 0.94 - night * 0.22 : 1),
    /** Six numbers per point: a factor and an addend (0 to 255) for each channel of the figure. */
    figure: figureIn({ wide, glow, gloom, darkAt }, { ambient: ambientOf(far, night), print }),
  };
}

const radiusFor = ({ height }: Pixels): number => Math.max(1, Math.round(height / STEP / 26));

export const plainOf = ({ width, height, channels, data }: Blurred): Plane => ({
  width,
  height,
  channels,
  values: new Float32Array(data).map((byte) => byte / 255),
});

interface Around {
  /** Three channels: what shines over the edges of lamps and windows. */
  readonly glow: Plane;
  readonly gloom: Rgb;
  /** How much light the corners keep; x and y from 0 to 1. */
  darkAt(x: number, y: number): number;
}

function glowOf(far: Plane, { width, height }: Plane, radius: number): Plane {
  const values = new Float32Array(width * height * 3);
  for (let c = 0; c < 3; c += 1) {
    const one = new Float32Array(width * height);
    for (let at = 0; at < one.length; at += 1) {
      const x = Math.floor((((at % width) + 0.5) * far.width) / width);
      const y = Math.floor(((Math.floor(at / width) + 0.5) * far.height) / height);
      one[at] = Math.max(0, (far.values[(y * far.width + x) * far.channels + c] ?? 0) - 0.5) * 0.9;
    }
    const soft = blur({ width, height, channels: 1, values: one }, radius).values;
    soft.forEach((value, at) => (values[at * 3 + c] = value));
  }
  return { width, height, channels: 3, values };
}

/** `dim` is what is left of the place's light, so that the figure stands out. */
function placeIn(far: Plane, { glow, gloom, darkAt }: Around, dim: number): Plane {
  const { width, height } = far;
  const values = new Float32Array(width * height * 3);
  const shine = reader(glow, far);
  for (let y = 0; y < height; y += 1) {
    shine.move(y);
    for (let x = 0; x < width; x += 1) {
      const dark = darkAt((x + 0.5) / width, (y + 0.5) / height);
      for (let c = 0; c < 3; c += 1) {
        const own = far.values[(y * width + x) * far.channels + c] ?? 0;
        const lit = 1 - (1 - own) * (1 - (shine.row[x * 3 + c] ?? 0) * 0.5);
        values[(y * width + x) * 3 + c] =
          (lit * dark + (1 - dark) * (gloom[c] ?? 0) * 0.7) * 255 * dim;
      }
    }
  }
  return { width, height, channels: 3, values };
}

/** The figure's factors: the form of the whole against the key light, the place's tint, the corners, less towards the foot. */
function figureIn(
  { wide, glow, gloom, darkAt }: Around & { wide: Plane },
  { ambient, print: { light, hand } }: { ambient: Rgb; print: Print },
): Plane {
  const { width, height } = wide;
  const key = rgbOf(light.key);
  const strength = (hand === 'anime' ? 0.22 : 0.3) * light.contrast;
  const alpha = (x: number, y: number): number =>
    wide.values[
      Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))
    ] ?? 0;
  const apart = Math.max(1, Math.round(height / 19));
  const values = new Float32Array(width * height * 6);
  for (let y = 0; y < height; y += 1) {
    const foot = 1 - 0.3 * smooth(0.55, 1.05, y / height);
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const dark = darkAt((x + 0.5) / width, (y + 0.5) / height);
      const before = alpha(x - light.side * apart, y - 2);
      const form = strength * (before - alpha(x + light.side * apart, y + 2));
      for (let c = 0; c < 3; c += 1) {
        const turned =
          form < 0
            ? 1 - form * (0.35 * (key[c] ?? 0) + 0.1)
            : 1 - form * (1 - (gloom[c] ?? 0) * 0.6);
        const shine = (glow.values[at * 3 + c] ?? 0) * 0.18;
        values[at * 6 + c] = foot * (ambient[c] ?? 1) * turned * (1 - shine) * dark;
        values[at * 6 + 3 + c] = (shine * dark + (1 - dark) * (gloom[c] ?? 0) * 0.7) * 255;
      }
    }
  }
  return { width, height, channels: 6, values };
}

/** The background's tint on the figure: slight, so that skin stays natural. */
function ambientOf({ values, channels }: Plane, night: number): Rgb {
  const sum = [0, 0, 0];
  for (let at = 0; at < values.length; at += channels)
    for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] ?? 0) + (values[at + c] ?? 0);
  const [red = 0, green = 0, blue = 0] = sum.map((all) => (all * channels) / values.length);
  const grey = red * 0.3 + green * 0.59 + blue * 0.11 + 0.001;
  const tint = (value: number): number =>
    (1 - 0.1 * night) * (1 + 0.07 * (Math.min(1.5, value / grey) - 1));
  return [tint(red), tint(green), tint(blue)];
}
