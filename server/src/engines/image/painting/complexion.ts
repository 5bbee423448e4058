// The colours of skin, hair and eyes, from the words of the traits to tones for light and shadow.
import { lightnessOf, mix, shade } from './colour.ts';

export interface SkinColours {
  readonly base: string;
  readonly light: string;
  readonly shadow: string;
  readonly deep: string;
  readonly blush: string;
  readonly lip: string;
}

export interface HairColours {
  readonly base: string;
  readonly dark: string;
  readonly deep: string;
  readonly light: string;
  readonly shine: string;
}

const SKINS: readonly (readonly [RegExp, string])[] = [
  [/deep|ebony/, '#75452f'],
  [/dark/, '#8a5638'],
  [/brown/, '#a06a48'],
  [/tan|bronze/, '#c48f67'],
  [/olive|medium/, '#dcae86'],
  [/light/, '#efc6a6'],
  [/fair|pale|porcelain/, '#f6d6c0'],
];

export function faceColours(word: string): SkinColours {
  const base = found(SKINS, word) ?? '#e8bd9c';
  const dark = lightnessOf(base) < 0.6;
  return {
    base,
    light: mix(base, dark ? '#e0a37c' : '#fff4e6', dark ? 0.3 : 0.55),
    shadow: shade(mix(base, dark ? '#5a2a1e' : '#8a3a3c', dark ? 0.3 : 0.26), dark ? -0.06 : -0.08),
    deep: shade(mix(base, dark ? '#2a0e10' : '#4a1626', 0.5), -0.1),
    blush: mix(base, '#d8505a', dark ? 0.32 : 0.4),
    lip: mix(base, dark ? '#8a2f3c' : '#b8444f', dark ? 0.5 : 0.58),
  };
}

const HAIRS: readonly (readonly [RegExp, string])[] = [
  [/midnight|dark blue/, '#2c3566'],
  [/blue/, '#4d78c8'],
  [/teal|green/, '#2f8f8a'],
  [/lavender|violet|purple/, '#8d74c4'],
  [/pink|rose/, '#dd8aa6'],
  [/white|platinum/, '#e4dccf'],
  [/silver/, '#b9bfd0'],
  [/gr[ae]y/, '#77716e'],
  [/blond|golden/, '#c79a58'],
  [/copper|ginger|red/, '#a8502a'],
  [/auburn/, '#74331f'],
  [/dark brown|brunette/, '#3d261c'],
  [/brown|chestnut/, '#5d3a26'],
  [/black/, '#221a1d'],
];

export function hairColours(word: string, hand: 'painted' | 'anime'): HairColours {
  const base = found(HAIRS, word) ?? '#4a3024';
  const l = lightnessOf(base);
  const glow = hand === 'anime' ? '#ffe9f4' : '#ffd9a8';
  return {
    base,
    dark: shade(base, -0.09 - l * 0.04),
    deep: shade(mix(base, '#160a14', 0.55), -0.05),
    light: shade(mix(base, glow, 0.16), 0.06),
    shine: mix(shade(base, 0.12), glow, l < 0.35 ? 0.32 : 0.45),
  };
}

const IRISES: readonly (readonly [RegExp, string])[] = [
  [/amber|gold/, '#b87a26'],
  [/hazel/, '#8a6a34'],
  [/dark brown|black/, '#4a2a1a'],
  [/brown/, '#6e4020'],
  [/violet|purple/, '#7a5cc0'],
  [/teal|turquoise/, '#2a9a98'],
  [/green/, '#5f8a58'],
  [/gr[ae]y/, '#7890a4'],
  [/blue/, '#4a80b8'],
];

export const irisColour = (word: string): string => found(IRISES, word) ?? '#6e4a2c';

function found(rows: readonly (readonly [RegExp, string])[], word: string): string | undefined {
  return rows.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1];
}
