// Colours of skin, hair and eyes: from trait words to tones for light and shadow.
import { lightnessOf, mix, shade } from '../colour.ts';

export type SkinColours = ReturnType<typeof faceColours>;

type Rows = readonly (readonly [RegExp, string])[];

const SKINS: Rows = [
  [/deep|ebony/, '#75452f'],
  [/dark/, '#8a5638'],
  [/brown/, '#a06a48'],
  [/tan|bronze/, '#c48f67'],
  [/olive|medium/, '#dcae86'],
  [/light/, '#efc6a6'],
  [/fair|pale|porcelain/, '#f6d6c0'],
];

export function faceColours(word: string) {
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

const HAIRS: Rows = [
  [/midnight|dark blue/, '#2a3468'],
  [/blue/, '#4a78cc'],
  [/teal|green/, '#2b918e'],
  [/lavender|violet|purple/, '#9580cc'],
  [/pink|rose/, '#dd87a4'],
  [/platinum/, '#e3d3b4'],
  [/white/, '#ece6dc'],
  [/silver/, '#b7bdcc'],
  [/gr[ae]y/, '#86807d'],
  [/ash/, '#b09c7a'],
  [/blond|golden/, '#cf9c4c'],
  [/copper|ginger/, '#bc5d2b'],
  [/auburn/, '#74311f'],
  [/red/, '#9e3522'],
  [/chestnut/, '#6d3b22'],
  [/dark brown|brunette/, '#3a251c'],
  [/brown/, '#573823'],
  [/black/, '#211b20'],
];

export function hairColours(word: string, hand: 'painted' | 'anime') {
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

const IRISES: Rows = [
  [/gold/, '#d6a32c'],
  [/amber/, '#b4701f'],
  [/hazel/, '#8a6a34'],
  [/dark brown|black/, '#4a2a1a'],
  [/brown/, '#6e4020'],
  [/rose|pink|red/, '#c45c80'],
  [/violet|purple/, '#7a5cc0'],
  [/teal|turquoise/, '#2a9a98'],
  [/green/, '#5f8a58'],
  [/gr[ae]y.?blue/, '#6b93b8'],
  [/gr[ae]y/, '#8595a0'],
  [/blue/, '#4a80b8'],
];

export const irisColour = (word: string): string => found(IRISES, word) ?? '#6e4a2c';

function found(rows: Rows, word: string): string | undefined {
  return rows.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1];
}
