// The tones of drawn skin in a light: warm shadows, saturated even in moonlight.
import { lightnessOf, mix, shade } from '../colour.ts';
import { rgbOf } from '../body/plane.ts';
import { clamp } from '../body/shape.ts';
import type { SkinColours } from '../body/complexion.ts';
import type { Light } from '../body/sitting.ts';

export interface SkinTones extends SkinColours {
  /** Where the light falls, and where it gathers. */
  readonly lit: string;
  readonly glow: string;
  /** The side turned away, and the lines in it. */
  readonly dim: string;
  readonly line: string;
  /** The half that the key light does not reach. */
  readonly away: string;
  /** Where light turns to shadow: skin glows there. */
  readonly ember: string;
}

/** The light's colour changes skin only slightly, a cold one least: it makes pale skin chalky. */
const touchOf = (key: string): number => {
  const [red, , blue] = rgbOf(key);
  return 0.07 * (1 - clamp((blue - red) * 4));
};
/** Compensates the warmth lost in `develop.ts`. */
const ALIVE = 1.1;

export function skinTones({ base, deep }: SkinColours, { key, gloom }: Light): SkinTones {
  const dark = 1 - Math.min(1, Math.max(0, (lightnessOf(base) - 0.5) / 0.32));
  const touch = touchOf(key);
  const warm = mix(mix(base, mix('#fff0dd', '#f0a878', dark), 0.36 + dark * 0.02), key, touch);
  const lit = shade(warm, 0, ALIVE);
  const shadow = shade(
    mix(base, mix('#c2553a', '#64200f', dark), 0.34 + dark * 0.06),
    -0.035 + dark * 0.01,
    1.04,
  );
  return {
    base: shade(base, 0, ALIVE),
    deep,
    lit,
    light: lit,
    shadow,
    glow: mix(mix(base, mix('#fff6ea', '#ffc794', dark), 0.78 - dark * 0.18), key, touch),
    dim: mix(shadow, gloom, 0.1),
    line: mix(shadow, deep, 0.5),
    away: shade(mix(mix(shadow, deep, 0.3), gloom, 0.2), -0.03, 1.12 - dark * 0.1),
    ember: mix(base, mix('#e8623c', '#8a2c14', dark), 0.55),
    blush: mix(base, mix('#ee6a5a', '#b03038', dark), 0.62 - dark * 0.2),
    lip: mix(base, mix('#c04a52', '#8e2438', dark), 0.56),
  };
}
