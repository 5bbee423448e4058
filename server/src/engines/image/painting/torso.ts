// The trunk as a stack of rounded cross-sections from the neck to the hip, for women and men of each build.
import { lerp } from './shape.ts';

export interface Slice {
  readonly y: number;
  readonly half: number;
  /** How far it reaches towards the viewer and away. */
  readonly front: number;
  readonly back: number;
}

export interface Torso {
  readonly slices: readonly Slice[];
  /** Where an arm hangs: half the distance of the joints, their height, and the arm's thickness. */
  readonly joint: number;
  readonly joints: number;
  readonly arm: number;
  readonly neck: number;
  /** The pit between the collarbones, and the height of the fullest part of the chest. */
  readonly pit: number;
  readonly chest: number;
}

type Row = readonly [y: number, half: number, front: number, back: number];

const WOMAN: readonly Row[] = [
  [104, 32, 12, -54],
  [122, 33, 10, -56],
  [134, 42, 8, -58],
  [143, 58, 8, -60],
  [151, 78, 8, -60],
  [160, 97, 10, -60],
  [172, 110, 18, -62],
  [190, 116, 30, -62],
  [220, 117, 46, -64],
  [260, 117, 66, -62],
  [292, 114, 74, -58],
  [325, 106, 60, -54],
  [370, 95, 44, -48],
  [425, 89, 36, -44],
  [475, 98, 42, -50],
  [540, 120, 48, -62],
  [640, 134, 50, -70],
];
const MAN: readonly Row[] = [
  [104, 47, 14, -60],
  [120, 50, 12, -62],
  [132, 62, 10, -66],
  [141, 82, 10, -68],
  [150, 105, 10, -70],
  [161, 128, 12, -70],
  [175, 143, 24, -72],
  [196, 150, 40, -76],
  [230, 151, 56, -78],
  [270, 149, 62, -78],
  [310, 144, 58, -74],
  [360, 136, 50, -66],
  [420, 128, 46, -58],
  [480, 126, 48, -58],
  [560, 130, 50, -64],
  [640, 134, 50, -68],
];

/** Factors for shoulders, waist and limbs. */
const BUILDS: Record<string, readonly [shoulders: number, waist: number, arm: number]> = {
  slim: [0.955, 0.92, 0.88],
  athletic: [1.03, 0.97, 1.04],
  average: [1, 1, 1],
  curvy: [1, 1.06, 1.05],
  sturdy: [1.05, 1.13, 1.14],
};

export function torsoOf(sex: 'woman' | 'man', body: string): Torso {
  const [shoulders, waist, arm] = BUILDS[body] ?? [1, 1, 1];
  const man = sex === 'man';
  const slices = (man ? MAN : WOMAN).map(([y, half, front, back]): Slice => {
    const share = Math.min(1, Math.max(0, (y - 200) / 170));
    const factor = y < 124 ? 1 : lerp(shoulders, waist, share);
    return { y, half: half * factor, front: front * lerp(1, factor, 0.5), back };
  });
  return {
    slices,
    joint: (man ? 158 : 122) * shoulders,
    joints: man ? 222 : 213,
    arm: (man ? 40 : 29.5) * arm,
    neck: man ? 47 : 32,
    pit: man ? 152 : 146,
    chest: man ? 258 : 284,
  };
}

export function sliceAt({ slices }: Torso, y: number): Slice {
  const next = slices.findIndex((slice) => slice.y >= y);
  const below = slices[next < 0 ? slices.length - 1 : next];
  const above = slices[next < 0 ? slices.length - 1 : Math.max(0, next - 1)];
  if (!below || !above) throw new RangeError('a torso has slices');
  const t = below.y === above.y ? 0 : (y - above.y) / (below.y - above.y);
  return {
    y,
    half: lerp(above.half, below.half, t),
    front: lerp(above.front, below.front, t),
    back: lerp(above.back, below.back, t),
  };
}
