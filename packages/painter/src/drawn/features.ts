// The measures of a drawn face, chosen by the seed and adjusted for origin, sex, body and age.
import type { Identity } from '../request.ts';
import { type Chance, chanceOf } from '../random.ts';
import { type Heritage, heritageOf } from './heritage.ts';

/** Lengths in drawing units unless noted otherwise; 0 is the neutral face. */
export interface Features {
  readonly man: boolean;
  /** 0 at twenty-one, 1 at fifty-five. */
  readonly aged: number;
  readonly face: {
    /** A factor of the head's width. */
    readonly wide: number;
    /** Fullness along the jaw. */
    readonly jaw: number;
    readonly chin: number;
    readonly chinWide: number;
    readonly cheek: number;
  };
  readonly eye: {
    readonly wide: number;
    readonly high: number;
    /** Outer corner up. */
    readonly tilt: number;
    readonly apart: number;
    /** Higher on the face. */
    readonly up: number;
    /** The lid's crease above the lashes; 0 is a lid without one. */
    readonly crease: number;
    /** Thicker lashes. */
    readonly lash: number;
    /** Lighter irises than the word's. */
    readonly tone: number;
  };
  readonly brow: { readonly thick: number; readonly arch: number; readonly low: number };
  readonly nose: {
    readonly long: number;
    readonly wide: number;
    readonly hook: number;
    readonly tip: number;
  };
  readonly mouth: {
    readonly wide: number;
    readonly full: number;
    /** Further below the nose. */
    readonly low: number;
    /** What a woman's lips lean to. */
    readonly tint: string;
  };
}

/**
 * Each measure is drawn on its own within what is attractive, rather near one end than in the middle: were most faces
 * average, many would be one face. The ranges are widest where faces are told apart: eyes, brows, nose and mouth.
 */
export function featuresOf({ gender, age, seed, traits }: Identity): Features {
  const chance = chanceOf(seed, 'features');
  const man = gender === 'male';
  const pull = heritageOf(traits.ethnicity);
  const aged = Math.min(1, Math.max(0, (age - 21) / 34));
  return {
    man,
    aged,
    face: faceOf(chance, { man, aged, cheek: pull.cheek, body: traits.body }),
    eye: eyeOf(chance, { man, aged, pull }),
    brow: browOf(chance, man),
    nose: noseOf(chance, { man, pull }),
    mouth: mouthOf(chance, { man, aged, lips: pull.lips }),
  };
}

type Base = { readonly man: boolean; readonly aged: number };

function faceOf(
  chance: Chance,
  { man, aged, cheek, body }: Base & { cheek: number; body: string },
): Features['face'] {
  const fuller = /curvy|sturdy/.test(body) ? 3 : /slim/.test(body) ? -2 : 0;
  return {
    wide: chance.spread(0.965, 1.04),
    jaw: chance.spread(-7, 6) + (man ? 7 : 0.5) + fuller + aged * 2,
    chin: chance.spread(-8, 6) + (man ? 5 : -4),
    chinWide: chance.spread(-5, 5) + (man ? 7 : -3) + fuller * 0.5,
    cheek: chance.spread(-2, 4) + cheek * (man ? 0.5 : 1) - aged,
  };
}

function eyeOf(chance: Chance, { man, aged, pull }: Base & { pull: Heritage }): Features['eye'] {
  return {
    wide: chance.spread(-4, 6) + (man ? -1 : 2.5),
    high: chance.spread(-2.5, 4) + (man ? -1.5 : 1.5) + pull.high - aged,
    tilt: chance.spread(-4, 7) + (man ? -0.5 : 1) + pull.tilt - aged * 1.5,
    apart: chance.spread(-2.5, 4),
    up: chance.spread(-3, 3.5),
    crease: pull.isMonolid ? 0 : chance.spread(3.5, 8),
    lash: chance.spread(-0.9, 1.3),
    tone: chance.spread(-0.05, 0.09),
  };
}

const browOf = (chance: Chance, man: boolean): Features['brow'] => ({
  thick: chance.spread(-2, 3.2) + (man ? 11 : 6.2),
  arch: chance.spread(-5, 4) + (man ? 5.5 : 8),
  low: chance.spread(-2.5, 3) + (man ? 3.5 : 0),
});

const noseOf = (
  chance: Chance,
  { man, pull }: Omit<Base, 'aged'> & { pull: Heritage },
): Features['nose'] => ({
  long: chance.spread(-6.5, 5.5) * (0.5 + pull.bridge * 0.5) + (man ? 1 : -1),
  wide: chance.spread(-2.5, 4) + pull.nose + (man ? 1.2 : -1.8),
  hook: chance.spread(-2.5, 3.5) * pull.bridge,
  tip: chance.spread(-1.5, 4.5),
});

const TINTS: readonly [string, ...string[]] = [
  '#c9505e',
  '#d8604e',
  '#a83254',
  '#b8685a',
  '#c22f40',
];

const mouthOf = (
  chance: Chance,
  { man, aged, lips }: Base & { lips: number },
): Features['mouth'] => ({
  wide: chance.spread(-4, 8) + (man ? 2 : 0),
  full: chance.spread(-2.5, 4.5) + lips + (man ? 0 : 1.6) - aged,
  low: chance.spread(-3, 3),
  tint: chance.pick(TINTS),
});
