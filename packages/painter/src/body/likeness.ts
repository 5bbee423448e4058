// A person's appearance: measures and colours from traits and a seed, unchanged by scenes.
import type { Identity } from '../request.ts';
import { animeBuild } from '../anime/cast.ts';
import {
  faceColours,
  hairColours,
  type HairColours,
  irisColour,
  type SkinColours,
} from './complexion.ts';
import { styleOf, type HairStyle } from '../hair/styles.ts';
import type { Build } from './head.ts';
import { type Chance, chanceOf } from '../random.ts';
import type { Point } from './shape.ts';
import type { Figure } from './torso.ts';

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
  /** The eyes' distance from the middle and the nose's lower end, in head units of the anime style. */
  readonly eyes: { readonly apart: number };
  readonly nose: { readonly tip: number };
  /** The traits of the body. */
  readonly figure: Figure;
  readonly marks: ReadonlySet<string>;
  /** The side that the head turns to. */
  readonly side: -1 | 1;
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

export function likenessOf(identity: Identity): Likeness {
  const { gender, age, seed, traits } = identity;
  const chance = chanceOf(seed, 'likeness');
  const sex = gender === 'male' ? 'man' : 'woman';
  const hand = gender === 'anime' ? 'anime' : 'painted';
  return {
    hand,
    sex,
    age,
    seed,
    build: hand === 'anime' ? animeBuild({ seed, age }) : buildOf(sex, traits.body, chance),
    skin: faceColours(traits.skin),
    hair: hairColours(traits.hair_colour, hand),
    style: styleOf(traits.hair_style),
    iris: irisColour(traits.eye_colour),
    eyes: { apart: 32.5 + chance.drift() * 1.5 },
    nose: { tip: 39 + chance.drift() * 2 },
    figure: { body: traits.body, breast: traits.breast, butt: traits.butt },
    marks: marksOf(identity),
    side: chanceOf(seed, 'side').pick<-1 | 1>([-1, 1]),
  };
}

function buildOf(sex: 'woman' | 'man', body: string, chance: Chance): Build {
  const [jaw, cheek] = [chance.drift() * 0.055, chance.drift() * 0.022];
  const fuller = /curvy|sturdy/.test(body) ? 0.02 : 0;
  const widths = (sex === 'man' ? MAN : WOMAN).map(([y, half]): Point => {
    const change = y > 45 ? jaw + fuller * 1.5 : cheek + fuller;
    return [y, half * (1 + change)];
  });
  return { widths, chin: (sex === 'man' ? 5 : 0) + chance.drift() * 4, flat: 0 };
}

/** Where marks are left open the seed may give a painted person a slight one. */
export function marksOf({ gender, seed, traits }: Identity): ReadonlySet<string> {
  if (traits.marks || gender === 'anime') return new Set(traits.marks);
  const slight = gender === 'male' ? 'stubble' : 'beauty mark';
  const mark = chanceOf(seed, 'marks').pick([slight, 'freckles', 'dimples', '', '', '']);
  return new Set(mark ? [mark] : []);
}
