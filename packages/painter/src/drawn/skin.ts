// The tones of drawn skin in a light: warm shadows, saturated even in moonlight.
import { lightnessOf, mix, shade } from '../colour.ts';
import { rgbOf } from '../body/plane.ts';
import { clamp } from '../body/shape.ts';
import type { SkinColours } from '../body/complexion.ts';
import type { Light } from '../body/sitting.ts';

/** The light's colour changes skin only slightly, a cold one least: it makes pale skin chalky. */
const touchOf = (key: string): number => {
  const [red, , blue] = rgbOf(key);
  return 0.07 * (1 - clamp((blue - red) * 4));
};
/** Compensates the warmth lost in `develop.ts`. */
const ALIVE = 1.12;

export function skinTones({ base, deep }: SkinColours, { key }: Light) {
  const dark = 1 - clamp((lightnessOf(base) - 0.5) / 0.32);
  return {
    // Dark skin shines where it is lit, and turns orange where it is saturated.
    base: shade(mix(base, '#e0b098', dark * 0.36), -0.01, ALIVE - dark * 0.2),
    deep,
    shadow: shade(
      mix(base, mix('#c2553a', '#64200f', dark), 0.34 + dark * 0.06),
      -0.035 + dark * 0.01,
      1.04 - dark * 0.08,
    ),
    /** Where the light gathers. */
    glow: mix(mix(base, mix('#fff6ea', '#ffd0b0', dark), 0.78 - dark * 0.14), key, touchOf(key)),
    blush: mix(base, mix('#ee6a5a', '#b03038', dark), 0.62 - dark * 0.2),
    lip: mix(base, mix('#c04a52', '#8e2438', dark), 0.56),
  };
}
