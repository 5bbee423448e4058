// Faces of the anime style: matching sets of eyes, brows, mouth and jaw, and the effects of age.
import type { Build } from '../body/head.ts';
import { chanceOf } from '../random.ts';
import { clamp, lerp, type Point } from '../body/shape.ts';

/** Lengths in head units. */
export interface AnimeFeatures {
  readonly eye: {
    readonly wide: number;
    readonly up: number;
    readonly down: number;
    /** How much higher the outer corner is than the inner one. */
    readonly tilt: number;
    /** Where the lid is highest: negative towards the nose. */
    readonly peak: number;
    /** 2 is an arc, more is fuller. */
    readonly round: number;
    readonly lashes: number;
  };
  readonly iris: { readonly size: number; readonly pattern: 'rays' | 'ring' | 'petals' | 'glass' };
  readonly brow: {
    readonly thick: number;
    readonly arch: number;
    /** How much higher its outer end is. */
    readonly slope: number;
    readonly high: number;
  };
  readonly mouth: { readonly wide: number; readonly full: number; readonly bow: number };
  readonly nose: 'fine' | 'straight' | 'small';
  readonly face: { readonly width: number; readonly jaw: number; readonly chin: number };
}

interface Sketch {
  readonly eye: readonly [
    wide: number,
    up: number,
    down: number,
    tilt: number,
    peak: number,
    round: number,
    lashes: number,
  ];
  readonly iris: readonly [pattern: AnimeFeatures['iris']['pattern'], size: number];
  readonly brow: readonly [thick: number, arch: number, slope: number, high: number];
  readonly mouth: readonly [wide: number, full: number, bow: number];
  readonly nose: AnimeFeatures['nose'];
  readonly face: readonly [width: number, jaw: number, chin: number];
}

/** A few distinct types; each person varies one of them. */
const TYPES: readonly [Sketch, ...Sketch[]] = [
  {
    eye: [17.2, 13, 7.6, 2.2, 0.1, 2.2, 2],
    iris: ['rays', 1],
    brow: [2.2, 3.6, 0.5, 0],
    mouth: [15.5, 1, 1],
    nose: 'fine',
    face: [1, 0, 0],
  },
  {
    eye: [18.4, 11, 6.8, 4.6, 0.3, 2, 3],
    iris: ['ring', 0.94],
    brow: [1.9, 4.4, 3, 1],
    mouth: [16.5, 1.15, 1.3],
    nose: 'straight',
    face: [0.98, -0.03, 3],
  },
  {
    eye: [17.6, 12.6, 8.6, -2.4, -0.05, 2.3, 2],
    iris: ['petals', 1.02],
    brow: [2.3, 2.4, -2.2, 1.5],
    mouth: [14, 0.95, 0.8],
    nose: 'small',
    face: [1.01, 0.03, -2],
  },
  {
    eye: [16.4, 14, 8.8, 1, 0, 2.7, 1],
    iris: ['glass', 1.06],
    brow: [2.5, 3, 0, 2],
    mouth: [13.5, 0.85, 0.8],
    nose: 'small',
    face: [1.03, 0.04, -3],
  },
  {
    eye: [18.8, 9.8, 6, 3.4, 0.16, 1.9, 2],
    iris: ['rays', 0.9],
    brow: [2.7, 2.2, 2.6, -1.5],
    mouth: [16, 0.8, 1],
    nose: 'straight',
    face: [0.97, -0.02, 5],
  },
  {
    eye: [18, 10.4, 7.8, -0.6, 0.2, 2.1, 3],
    iris: ['glass', 0.98],
    brow: [1.8, 3.4, -0.6, 2.5],
    mouth: [16, 1.3, 1.4],
    nose: 'fine',
    face: [0.99, 0.01, 2],
  },
  {
    eye: [17.8, 13.4, 7.4, 3.4, 0.34, 2.4, 3],
    iris: ['petals', 1.03],
    brow: [1.7, 5, 1.5, 1],
    mouth: [14.5, 1.1, 1.2],
    nose: 'fine',
    face: [0.98, -0.05, 0],
  },
  {
    eye: [16.8, 11.4, 7.2, 1.2, -0.2, 2, 1],
    iris: ['ring', 0.95],
    brow: [3.1, 2, 0.8, -0.5],
    mouth: [17, 0.95, 0.9],
    nose: 'straight',
    face: [1.03, 0.06, 2],
  },
  {
    eye: [19, 12, 7, 2.6, -0.1, 2.1, 2],
    iris: ['rays', 0.98],
    brow: [2, 4, 1.8, 0.5],
    mouth: [15, 1.2, 1.3],
    nose: 'small',
    face: [0.96, -0.04, 4],
  },
  {
    eye: [17, 12, 8, 0.4, 0.12, 2.5, 2],
    iris: ['ring', 1],
    brow: [2.8, 3.2, -1, 1],
    mouth: [15, 1.05, 1],
    nose: 'fine',
    face: [1.02, 0.02, 0],
  },
];

/** 0 in the early twenties, 1 in the middle of the fifties. */
export const yearsOf = (age: number): number => clamp((age - 22) / 32);

export function animeFeatures({ seed, age }: { seed: number; age: number }): AnimeFeatures {
  const chance = chanceOf(seed, 'anime');
  const like = chance.pick(TYPES);
  const [wide, up, down, tilt, peak, round, lashes] = like.eye;
  const [thick, arch, slope, high] = like.brow;
  const [width, jaw, chin] = like.face;
  const years = yearsOf(age);
  return {
    eye: {
      wide: wide * 1.07 + chance.drift() * 0.5,
      up: (up * 1.16 + chance.drift() * 0.6) * lerp(1, 0.8, years),
      down: down * 1.12 * lerp(1, 0.86, years),
      tilt: tilt + chance.drift() * 0.6 - years * 0.8,
      peak,
      round,
      lashes,
    },
    iris: { pattern: like.iris[0], size: like.iris[1] },
    brow: { thick, arch, slope, high: high - years * 1.2 + chance.drift() * 0.6 },
    mouth: {
      wide: like.mouth[0] + years * 1.6 + chance.drift() * 0.6,
      full: like.mouth[1],
      bow: like.mouth[2],
    },
    nose: like.nose,
    face: {
      width: width * lerp(1, 0.975, years),
      jaw: jaw + years * 0.035,
      chin: chin - 5 + years * 8,
    },
  };
}

/** A head's half-widths by height. */
export const OVAL: readonly Point[] = [
  [-100, 14],
  [-88, 42],
  [-70, 60],
  [-45, 70],
  [-22, 72],
  [0, 70.5],
  [20, 68.5],
  [36, 65],
  [52, 58.5],
  [66, 49],
  [78, 37.5],
  [88, 25.5],
  [95, 15.5],
  [100, 7],
];

export function animeBuild(person: { seed: number; age: number }): Build {
  const { face } = animeFeatures(person);
  const widths = OVAL.map(([y, half]): Point => {
    const jaw = y > 30 && y < 97 ? face.jaw * Math.sin(((y - 30) / 67) * Math.PI) : 0;
    return [y, half * (face.width + jaw)];
  });
  return { widths, chin: face.chin };
}
