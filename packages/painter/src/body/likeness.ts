// A person's appearance: measures and colours from traits and a seed, unchanged by scenes.
import type { Identity } from '../request.ts';
import { animeBuild, OVAL } from '../anime/cast.ts';
import {
  faceColours,
  hairColours,
  type HairColours,
  irisColour,
  type SkinColours,
} from './complexion.ts';
import type { Build } from './head.ts';
import { chanceOf } from '../random.ts';
import type { Figure } from './torso.ts';

export interface Likeness {
  readonly hand: 'painted' | 'anime';
  readonly sex: 'woman' | 'man';
  readonly age: number;
  readonly seed: number;
  readonly build: Build;
  readonly skin: SkinColours;
  readonly hair: HairColours;
  readonly style: string;
  readonly iris: string;
  /** The traits of the body. */
  readonly figure: Figure;
  readonly marks: ReadonlySet<string>;
  /** The side that the head turns to. */
  readonly side: -1 | 1;
}

export function likenessOf(identity: Identity): Likeness {
  const { gender, age, seed, traits } = identity;
  const sex = gender === 'male' ? 'man' : 'woman';
  const hand = gender === 'anime' ? 'anime' : 'painted';
  return {
    hand,
    sex,
    age,
    seed,
    build:
      hand === 'anime' ? animeBuild({ seed, age }) : { widths: OVAL, chin: sex === 'man' ? 5 : 0 },
    skin: faceColours(traits.skin),
    hair: hairColours(traits.hair_colour, hand),
    style: traits.hair_style,
    iris: irisColour(traits.eye_colour),
    figure: { body: traits.body, breast: traits.breast, butt: traits.butt },
    marks: marksOf(identity),
    side: chanceOf(seed, 'side').pick<-1 | 1>([-1, 1]),
  };
}

/** Where marks are left open the seed may give a slight one. */
export function marksOf({ gender, seed, traits }: Identity): ReadonlySet<string> {
  if (traits.marks) return new Set(traits.marks);
  const slight = gender === 'male' ? 'stubble' : 'beauty mark';
  const mark = chanceOf(seed, 'marks').pick([slight, 'freckles', 'dimples', '', '', '']);
  return new Set(mark ? [mark] : []);
}
