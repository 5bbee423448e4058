// The camera: the visible part of the figure and its position in the picture.
import { type Canvas, HEIGHT } from '../canvas.ts';
import type { Chance } from '../random.ts';

export type Crop = 'close' | 'bust' | 'half' | 'waist' | 'figure' | 'any';

const CROPS: Record<Exclude<Crop, 'any'>, readonly [scale: number, eyes: number]> = {
  close: [2.02, 0.415],
  bust: [1.72, 0.37],
  half: [1.36, 0.31],
  waist: [1.2, 0.25],
  figure: [0.84, 0.17],
};

interface Wish {
  readonly crop: Crop;
  /** The side that the figure turns to, which gets the room. */
  readonly side: -1 | 1;
  readonly chance: Chance;
}

/** Canvas units for a head unit, and where the eye line's middle stands. */
export function cameraOf({ width }: Canvas, { crop, side, chance }: Wish) {
  const chosen = crop === 'any' ? chance.pick(['bust', 'bust', 'bust', 'half']) : crop;
  const [scale, eyes] = CROPS[chosen];
  // A tall picture has less room beside the shoulders.
  const narrow = Math.min(1, 0.35 + (0.65 * width) / 600);
  const from = width > 760 ? 0.5 - side * 0.165 : 0.5 - side * (chosen === 'close' ? 0.03 : 0.055);
  return {
    scale: scale * narrow * chance.between(0.97, 1.04),
    x: width * (from + chance.drift() * 0.012),
    y: HEIGHT * (eyes + chance.drift() * 0.012),
  };
}
