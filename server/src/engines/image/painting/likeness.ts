// Who somebody is to the eye: traits and a seed become measures and colours that no scene changes.
import type { Identity } from '../port.ts';
import { mix, shade } from './colour.ts';
import {
  faceColours,
  hairColours,
  type HairColours,
  irisColour,
  type SkinColours,
} from './complexion.ts';
import { styleOf, type HairStyle } from './hair-styles.ts';
import type { Build } from './head.ts';
import { type Chance, chanceOf } from './random.ts';
import type { Point } from './shape.ts';

export interface Likeness {
  readonly hand: 'painted' | 'anime';
  readonly sex: 'woman' | 'man';
  readonly age: number;
  readonly seed: number;
  readonly build: Build;
  readonly skin: SkinColours;
  readonly hair: HairColours;
  readonly style: HairStyle;
  readonly iris: string;
  readonly eyes: {
    readonly width: number;
    readonly open: number;
    readonly tilt: number;
    readonly apart: number;
  };
  readonly brows: {
    readonly thick: number;
    readonly arch: number;
    readonly low: number;
    readonly colour: string;
  };
  readonly nose: { readonly width: number; readonly tip: number; readonly bridge: number };
  readonly mouth: { readonly width: number; readonly full: number };
  readonly shoulders: number;
  readonly neck: number;
  readonly marks: ReadonlySet<string>;
}

const WOMAN: readonly Point[] = [
  [-100, 14],
  [-88, 42],
  [-70, 60],
  [-45, 70],
  [-22, 71.5],
  [-4, 70],
  [12, 70],
  [26, 68.5],
  [42, 64.5],
  [58, 56.5],
  [72, 45.5],
  [84, 32.5],
  [93, 20.5],
  [98, 12.5],
  [100, 7],
];
const MAN: readonly Point[] = [
  [-100, 14],
  [-88, 43],
  [-70, 61],
  [-45, 71],
  [-22, 73],
  [-4, 71.5],
  [12, 71.5],
  [26, 70.5],
  [42, 67.5],
  [58, 62],
  [72, 53],
  [86, 39],
  [95, 25],
  [100, 9],
];

export function likenessOf({ gender, age, seed, traits }: Identity): Likeness {
  const chance = chanceOf(seed, 'likeness');
  const sex = gender === 'male' ? 'man' : 'woman';
  const hand = gender === 'anime' ? 'anime' : 'painted';
  const hair = hairColours(traits.hair_colour, hand);
  return {
    hand,
    sex,
    age,
    seed,
    build: buildOf(sex, traits.body, chance),
    skin: faceColours(traits.skin),
    hair,
    style: styleOf(traits.hair_style, sex),
    iris: irisColour(traits.eye_colour),
    eyes: {
      width: (sex === 'man' ? 14.6 : 15.8) + chance.drift() * 0.6,
      open: (sex === 'man' ? 0.8 : 1.08) + chance.drift() * 0.06,
      tilt: (sex === 'man' ? 1 : 2) + chance.drift() * 1.2,
      apart: 32.5 + chance.drift() * 1.5,
    },
    brows: browsOf(sex, hair, chance),
    nose: {
      width: (sex === 'man' ? 16 : 12.5) + widening(traits.ethnicity) + chance.drift() * 1,
      tip: 39 + chance.drift() * 2,
      bridge: (sex === 'man' ? 7 : 5) + chance.drift() * 1,
    },
    mouth: {
      width: (sex === 'man' ? 23.5 : 21.5) + chance.drift() * 1.2,
      full: (sex === 'man' ? 0.72 : 1) + widening(traits.ethnicity) * 0.06 + chance.drift() * 0.08,
    },
    shoulders: (sex === 'man' ? 186 : 146) * (traits.body.includes('slim') ? 0.95 : 1),
    neck: (sex === 'man' ? 47 : 33) + (traits.body.includes('sturdy') ? 4 : 0),
    marks: new Set(traits.marks ?? []),
  };
}

const widening = (ethnicity: string): number => (/africa|black/i.test(ethnicity) ? 2.6 : 0);

function buildOf(sex: 'woman' | 'man', body: string, chance: Chance): Build {
  const [jaw, cheek] = [chance.drift() * 0.055, chance.drift() * 0.022];
  const fuller = /curvy|sturdy/.test(body) ? 0.02 : 0;
  const widths = (sex === 'man' ? MAN : WOMAN).map(([y, half]): Point => {
    const change = y > 45 ? jaw + fuller * 1.5 : cheek + fuller;
    return [y, half * (1 + change)];
  });
  return { widths, chin: (sex === 'man' ? 5 : 0) + chance.drift() * 4, flat: 0 };
}

function browsOf(sex: 'woman' | 'man', hair: HairColours, chance: Chance): Likeness['brows'] {
  const colour = shade(mix(hair.dark, '#2a1a16', 0.25), -0.02, 0.9);
  return {
    thick: (sex === 'man' ? 4.1 : 2.7) + chance.drift() * 0.35,
    arch: (sex === 'man' ? 2.5 : 6) + chance.drift() * 1.5,
    low: (sex === 'man' ? 4 : 0) + chance.drift() * 1,
    colour,
  };
}
