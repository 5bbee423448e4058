// Colours of clothes.
import { lightnessOf, mix, shade } from '../colour.ts';
import type { Light } from '../body/sitting.ts';
import { isIn } from '../words.ts';

export const COLOURS = {
  plum: '#5e2d5a',
  wine: '#7a1f3a',
  navy: '#283a66',
  cream: '#e6d8c0',
  rust: '#b0522c',
  'forest green': '#2f5a42',
  charcoal: '#45444e',
  sand: '#c8aa82',
  teal: '#1f6a6e',
  white: '#ebe7e1',
  black: '#2a262e',
  mustard: '#c9922c',
  rose: '#c87486',
  blue: '#4870a8',
  red: '#a8302e',
  lavender: '#a394c8',
  sage: '#93a585',
};

export const clothColour = (word: string): string => COLOURS[isIn(COLOURS, word) ? word : 'plum'];

/** What is worn below: light beside a dark colour, dark beside a light one. */
export const under = (colour: string, light = '#efe8dd'): string =>
  lightnessOf(colour) > 0.78 ? mix(colour, '#4a4f66', 0.55) : mix(colour, light, 0.86);

/** Dark denim, leather, brown: materials with their own colour and only a hint of the chosen one. */
export const hinted = (own: string, colour: string, share = 0.25): string =>
  mix(own, colour, share);

/** The outline of a cloth in the anime style. */
export const lineOf = (colour: string): string => mix(shade(colour, -0.28), '#1a0e20', 0.45);

export type Tones = ReturnType<typeof clothTones>;

/** A cloth's colour in a light: shadows and creases, and highlights where it is glossy. */
export const clothTones = (colour: string, { key, gloom }: Light) => ({
  dim: mix(shade(colour, -0.075, 1.08), gloom, 0.16),
  glint: mix(shade(colour, 0.18), key, 0.3),
});
