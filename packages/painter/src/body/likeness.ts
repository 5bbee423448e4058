// A person's appearance: measures and colours from traits and a seed, unchanged by scenes.
import type { Identity } from '../request.ts';
import { animeBuild, OVAL } from '../anime/cast.ts';
import { faceColours, hairColours, irisColour } from './complexion.ts';
import { chanceOf } from '../random.ts';

export type Likeness = ReturnType<typeof likenessOf>;

export function likenessOf(identity: Identity) {
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
    figure: traits,
    marks: marksOf(identity),
    /** The side that the head turns to. */
    side: chanceOf(seed, 'side').pick([-1, 1]),
  } as const;
}

/** If the traits do not mention marks, the seed may add a slight one. */
export function marksOf({ gender, seed, traits }: Identity): ReadonlySet<string> {
  if (traits.marks) return new Set(traits.marks);
  const slight = gender === 'male' ? 'stubble' : 'beauty mark';
  const mark = chanceOf(seed, 'marks').pick([slight, 'freckles', 'dimples', '', '', '']);
  return new Set(mark ? [mark] : []);
}
