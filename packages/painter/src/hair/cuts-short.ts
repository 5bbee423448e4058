// Haircuts that are short: swept over, shaved at one side, and a cloud of curls.
import { shortSide, sweptTop, type Top } from './combed.ts';
import { type Cloud, cloud } from './cloud.ts';
import { curtain, type Fall, swoosh } from './falling.ts';
import { stubble } from './short.ts';
import {
  type Chair,
  type Cuts,
  type Haircut,
  maneFor,
  type Piece,
  scalpOf,
  withFront,
} from './haircut.ts';
import type { Sitting } from '../body/sitting.ts';

const HALO: Cloud = {
  centre: [0, -26, -18],
  radii: [112, 104, 100],
  size: 19,
  count: 120,
  low: 0.75,
  hairline: (x) => (Math.abs(x) < 70 ? -58 + (Math.abs(x) / 70) ** 3 * 34 : 200),
};
function clouded(sitting: Sitting, shape: Cloud, under: readonly Piece[] = []): Haircut {
  const { back, front } = cloud(sitting, shape);
  return { back: [{ svg: back }], front: [...under, { svg: front }] };
}

/** A swept top over short sides. */
function short({ sitting }: Chair, top: Top, sides: number): Haircut {
  return {
    back: [],
    front: [
      { svg: stubble(sitting, { name: 'base', lift: 2, cover: 0.9, strokes: 60 }) },
      shortSide(sitting, -1, sides),
      shortSide(sitting, 1, sides),
      sweptTop(sitting, top),
    ],
  };
}

export const SHORT = {
  pixie: (chair) => {
    const { sitting, part, full } = chair;
    const base = short(
      chair,
      { rise: 12, crown: 14, lean: full * 30, ragged: 0.16, point: 0.9 },
      4,
    );
    return withFront(base, swoosh(sitting, { part, side: full, low: 10, height: 8 }));
  },
  undercut: (chair) => {
    const mane = maneFor(chair, { lift: 17, spread: 15 });
    const fall: Fall = {
      part: chair.part * 1.6,
      mane,
      hem: 74,
      sweep: 30,
      tuck: 16,
      inner: 52,
      ragged: 0.2,
    };
    return {
      back: [],
      front: [
        { svg: stubble(chair.sitting, { name: 'base', lift: 2, cover: 0.7 }) },
        curtain(chair.sitting, chair.full, fall),
      ],
    };
  },
  afro: ({ sitting }) => clouded(sitting, HALO, [scalpOf(sitting)]),
} satisfies Partial<Cuts>;
