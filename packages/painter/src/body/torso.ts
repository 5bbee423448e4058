// The trunk as a stack of rounded cross-sections from the neck to the knee, for women and men of each build.
import type { Likeness } from './likeness.ts';
import { clamp, lerp, places, type Point, rowAt } from './shape.ts';

type Row = readonly [y: number, half: number, front: number, back: number];

const WOMAN: readonly Row[] = [
  [104, 32, 12, -54],
  [120, 33, 10, -56],
  [132, 40, 8, -58],
  [143, 53, 8, -58],
  [154, 70, 8, -58],
  [167, 88, 10, -58],
  [182, 102, 20, -60],
  [202, 110, 34, -60],
  [228, 113, 50, -62],
  [260, 117, 66, -62],
  [292, 114, 74, -58],
  [325, 106, 60, -54],
  [370, 95, 44, -48],
  [425, 89, 36, -44],
  [475, 98, 42, -50],
  [540, 120, 46, -50],
  [600, 133, 46, -50],
  [655, 137, 46, -50],
  [720, 134, 44, -50],
  [800, 125, 42, -48],
  [900, 112, 38, -46],
  [1000, 104, 34, -44],
];
const MAN: readonly Row[] = [
  [104, 46, 14, -60],
  [118, 50, 12, -62],
  [130, 60, 10, -64],
  [142, 76, 10, -66],
  [155, 96, 10, -66],
  [170, 116, 14, -68],
  [188, 131, 26, -70],
  [210, 139, 42, -74],
  [240, 142, 56, -76],
  [275, 142, 62, -76],
  [310, 139, 58, -72],
  [360, 136, 50, -66],
  [420, 128, 46, -58],
  [480, 126, 48, -58],
  [560, 131, 50, -58],
  [630, 136, 50, -58],
  [720, 134, 48, -56],
  [800, 128, 46, -54],
  [900, 118, 42, -52],
  [1000, 110, 40, -50],
];

interface Build {
  readonly shoulders: number;
  readonly waist: number;
  readonly hips: number;
  readonly arm: number;
  /** What it adds to a woman's chest. */
  readonly chest?: number;
}

const AVERAGE: Build = { shoulders: 1, waist: 1, hips: 1, arm: 1 };

const BUILDS: Record<'woman' | 'man', Readonly<Record<string, Build>>> = {
  woman: {
    slim: { shoulders: 0.95, waist: 0.88, hips: 0.83, arm: 0.86, chest: -0.15 },
    athletic: { shoulders: 1.08, waist: 1, hips: 0.93, arm: 1.14 },
    curvy: { shoulders: 1, waist: 1, hips: 1.17, arm: 1.05, chest: 0.35 },
    sturdy: { shoulders: 1.07, waist: 1.32, hips: 1.26, arm: 1.24, chest: 0.35 },
  },
  man: {
    slim: { shoulders: 0.93, waist: 0.88, hips: 0.9, arm: 0.86 },
    athletic: { shoulders: 1.03, waist: 0.95, hips: 0.97, arm: 1.04 },
    curvy: { shoulders: 1, waist: 1.2, hips: 1.14, arm: 1.12 },
    sturdy: { shoulders: 1.09, waist: 1.1, hips: 1.05, arm: 1.2 },
  },
};

/** The sizes of breast and butt relative to the default. */
const FULLNESS: Readonly<Record<string, number>> = { small: 0.4, medium: 1, large: 1.75 };

/** What a breast adds to the front and, in part, to the sides; a butt to the back. */
const BREAST = places('200 0, 220 8, 260 27, 292 36, 325 20, 360 0');
const BUTT = places('465 0, 540 21, 600 33, 655 31, 720 18, 800 5, 900 0');

/** What painted shoulders lose at their sides, so that they fall instead of standing out. */
const FALLING = {
  woman: places('124 0, 143 5, 154 11, 167 15, 182 14, 202 11, 292 7, 370 4, 430 0'),
  man: places('124 0, 142 7, 155 11, 170 9, 188 4, 215 0'),
} as const;

export type Torso = ReturnType<typeof torsoOf>;

export function torsoOf({ sex, figure: { body, breast, butt }, hand }: Likeness) {
  const man = sex === 'man';
  const falling = hand === 'painted' ? FALLING[sex] : [];
  const { shoulders, waist, hips, arm, chest: own = 0 } = BUILDS[sex][body] ?? AVERAGE;
  const chest = man ? 0 : (FULLNESS[breast ?? ''] ?? 1 + own) - 1;
  const seat = man ? 0.6 : (FULLNESS[butt ?? ''] ?? 1);
  const slices = (man ? MAN : WOMAN).map(([y, half, front, back]): Row => {
    const above = y < 124 ? 1 : lerp(shoulders, waist, clamp((y - 200) / 170));
    const factor = lerp(above, hips, clamp((y - 430) / 130));
    const [more, seated] = [onLine(BREAST, y) * chest, onLine(BUTT, y)];
    const hip = man ? 0 : seated * (seat - 1) * 0.34;
    return [
      y,
      (half - onLine(falling, y)) * factor + more * 0.2 + hip,
      front * lerp(1, factor, 0.5) + more,
      back * lerp(1, factor, 0.5) - seated * seat,
    ];
  });
  return {
    slices,
    /** At any height: half the width, and how far it reaches towards the viewer and away. */
    at(y: number) {
      const [, half = 0, front = 0, back = 0] = rowAt(slices, y);
      return { half, front, back };
    },
    /** Half the width where the chest is widest. */
    wide: slices[9]?.[1] ?? 125,
    /** Where an arm hangs: half the distance of the joints, their height, and the arm's thickness. */
    joint: ((man ? 146 : 116) - onLine(falling, 210)) * shoulders,
    joints: man ? 232 : 222,
    arm: (man ? 40 : 29.5) * arm,
    neck: man ? 47 : 32,
    /** The pit between the collarbones, and the height of the fullest part of the chest. */
    pit: man ? 152 : 146,
    chest: man ? 258 : 284 + chest * 7,
    /** Of a woman's chest; 1 is plain. */
    fullness: 1 + chest,
  };
}

/** A line begins and ends at 0, and so it goes on. */
const onLine = (line: readonly Point[], x: number): number => rowAt(line, x)[1] ?? 0;
