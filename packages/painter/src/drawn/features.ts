// The measures of a drawn face, chosen by the seed and adjusted for origin, sex, body and age.
import type { Identity } from '../request.ts';
import { chanceOf } from '../random.ts';
import { heritageOf } from './heritage.ts';

/** Lengths in drawing units unless noted otherwise; 0 is the neutral face. */
export interface Features {
  readonly man: boolean;
  /** 0 at twenty-one, 1 at fifty-five. */
  readonly aged: number;
  readonly face: {
    /** Fullness along the jaw. */
    readonly jaw: number;
    readonly chin: number;
    readonly chinWide: number;
    readonly cheek: number;
    readonly ridge: number;
  };
  readonly eye: {
    readonly wide: number;
    readonly high: number;
    /** Outer corner up. */
    readonly tilt: number;
    readonly apart: number;
    /** 0 no fold, 1 a plain crease; beyond 1 the lid is heavy and hangs. */
    readonly fold: number;
    readonly deep: number;
  };
  readonly brow: { readonly thick: number; readonly arch: number; readonly low: number };
  readonly nose: {
    readonly long: number;
    readonly wide: number;
    readonly hook: number;
    readonly tip: number;
  };
  /** `tint` is what a woman's lips lean to. */
  readonly mouth: { readonly wide: number; readonly full: number; readonly tint: string };
}

type Set<T> = readonly [T, ...T[]];

/** Oval, heart, round, long, square, diamond, short, slim. */
const FACES: Set<Omit<Features['face'], 'ridge'>> = [
  { jaw: 0, chin: 0, chinWide: 0, cheek: 0 },
  { jaw: -7, chin: 3, chinWide: -5, cheek: 3 },
  { jaw: 8, chin: -7, chinWide: 3, cheek: 2 },
  { jaw: 0, chin: 7, chinWide: 1, cheek: -1 },
  { jaw: 9, chin: 0, chinWide: 8, cheek: 0 },
  { jaw: -4, chin: 1, chinWide: -3, cheek: 5.5 },
  { jaw: 2, chin: -9, chinWide: 0, cheek: 3 },
  { jaw: -7, chin: 4, chinWide: -1, cheek: -2 },
];

/** Almond, round, narrow, cat's, gentle, deep-set, large, small. */
const EYES: Set<Features['eye']> = [
  { wide: 0, high: 0, tilt: 2, apart: 0, fold: 1, deep: 0 },
  { wide: -2, high: 4.5, tilt: 1, apart: 1, fold: 1, deep: 0 },
  { wide: 3, high: -3, tilt: 3, apart: -1, fold: 1.4, deep: 0 },
  { wide: 4, high: -0.5, tilt: 7, apart: 0, fold: 1, deep: 0 },
  { wide: 1, high: 1, tilt: -3.5, apart: 1.5, fold: 1, deep: 0.2 },
  { wide: 0, high: -1.5, tilt: 1, apart: -1.5, fold: 1.1, deep: 0.8 },
  { wide: 5, high: 3, tilt: 2.5, apart: 0, fold: 1, deep: 0.1 },
  { wide: -4, high: -1, tilt: 3.5, apart: 2, fold: 0.9, deep: 0.2 },
];

/** Straight, long with a bump, short and turned up, fine, broad, button, strong. */
const NOSES: Set<Features['nose']> = [
  { long: 0, wide: 0, hook: 0, tip: 0 },
  { long: 4, wide: -1, hook: 3.5, tip: -1 },
  { long: -6, wide: 0, hook: -2.5, tip: 4 },
  { long: 2, wide: -2.5, hook: 0.5, tip: 0 },
  { long: -1, wide: 3, hook: 0, tip: 1 },
  { long: -4, wide: 1.5, hook: -1.5, tip: 2.5 },
  { long: 3, wide: 1, hook: 1.5, tip: 1 },
];

/** Plain, wide, small and full, wide and fine, fine, full, bow. */
const MOUTHS: Set<Omit<Features['mouth'], 'tint'>> = [
  { wide: 0, full: 0 },
  { wide: 6, full: 1 },
  { wide: -5, full: 2.5 },
  { wide: 4, full: -2 },
  { wide: -2, full: -1.5 },
  { wide: 2, full: 4 },
  { wide: -4, full: 0.5 },
];

/** Soft, straight, high, strong, fine. */
const BROWS: Set<Features['brow']> = [
  { thick: 0, arch: 0, low: 0 },
  { thick: 0.8, arch: -4.5, low: 1 },
  { thick: -0.6, arch: 3.5, low: -1 },
  { thick: 2.6, arch: -1, low: 0.5 },
  { thick: -1.6, arch: 1.5, low: 0 },
];

const TINTS: Set<string> = ['#c9505e', '#d8604e', '#a83254', '#b8685a', '#c22f40'];

export function featuresOf({ gender, age, seed, traits }: Identity): Features {
  const chance = chanceOf(seed, 'features');
  const man = gender === 'male';
  const own = man ? MAN : WOMAN;
  const [face, eye, nose, mouth, brow] = [
    chance.pick(FACES),
    chance.pick(EYES),
    chance.pick(NOSES),
    chance.pick(MOUTHS),
    chance.pick(BROWS),
  ];
  const pull = heritageOf(traits.ethnicity);
  const fuller = /curvy|sturdy/.test(traits.body) ? 3.5 : /slim/.test(traits.body) ? -2 : 0;
  const aged = Math.min(1, Math.max(0, (age - 21) / 34));
  return {
    man,
    aged,
    face: {
      jaw: face.jaw * own.share + own.jaw + fuller + aged * 2,
      chin: face.chin * own.share + own.chin,
      chinWide: face.chinWide + own.chinWide + fuller * 0.5,
      cheek: face.cheek * own.share + pull.cheek + own.cheek - aged,
      ridge: own.ridge,
    },
    eye: {
      wide: eye.wide + own.eyeWide,
      high: eye.high * (pull.fold === undefined ? 1 : 0.5) + own.eyeHigh + pull.high - aged,
      tilt: eye.tilt * own.share + pull.tilt + own.tilt - aged * 1.5,
      apart: eye.apart,
      fold: pull.fold ?? eye.fold + aged * 0.2,
      deep: own.deep + eye.deep * pull.deep + aged * 0.15,
    },
    brow: {
      thick: brow.thick + own.thick + chance.drift() * 0.6,
      arch: brow.arch * own.share + own.arch + chance.drift() * 1.2,
      low: brow.low + own.low + chance.drift() * 0.8,
    },
    nose: {
      long: nose.long * pull.bridge + own.nose,
      wide: nose.wide * 1.3 + pull.nose + own.noseWide,
      hook: nose.hook * pull.bridge * own.share,
      tip: nose.tip * own.share,
    },
    mouth: {
      wide: mouth.wide * 1.3 + own.mouth,
      full: mouth.full * 1.2 + pull.lips + own.lips - aged,
      tint: chance.pick(TINTS),
    },
  };
}

/** The adjustments by sex; `share` is the weight of the chosen forms. */
const WOMAN = {
  share: 1.15,
  jaw: 1,
  chin: -5,
  chinWide: -3,
  cheek: 0,
  ridge: 0,
  eyeWide: 3,
  eyeHigh: 1.8,
  tilt: 1,
  deep: 0,
  thick: 6.2,
  arch: 8,
  low: 0,
  nose: -1,
  noseWide: -1.8,
  mouth: 0,
  lips: 1.6,
};
const MAN: typeof WOMAN = {
  share: 1,
  jaw: 8,
  chin: 5,
  chinWide: 8,
  cheek: 0,
  ridge: 2.5,
  eyeWide: -1,
  eyeHigh: -1.5,
  tilt: -0.5,
  deep: 0.4,
  thick: 11,
  arch: 5.5,
  low: 4,
  nose: 1,
  noseWide: 1.2,
  mouth: 3,
  lips: 0,
};
