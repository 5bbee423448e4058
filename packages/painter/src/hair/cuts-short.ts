// Haircuts that are short: swept over, shaved at one side, and a cloud of curls.
import { shortSide, sweptTop } from './combed.ts';
import { cloud } from './cloud.ts';
import { curtain, swoosh } from './falling.ts';
import { stubble } from './short.ts';
import { type Cuts, maneFor, scalpOf } from './haircut.ts';

export const SHORT = {
  pixie: (chair) => {
    const { sitting, full } = chair;
    return {
      back: [],
      front: [
        { svg: stubble(sitting, { lift: 2, cover: 0.9, strokes: 60 }) },
        shortSide(sitting, -1),
        shortSide(sitting, 1),
        sweptTop(sitting, full),
        swoosh(chair),
      ],
    };
  },
  undercut: (chair) => {
    const { sitting, part, full } = chair;
    const fall = {
      part: part * 1.6,
      mane: maneFor(chair, { lift: 17, spread: 15 }),
      hem: 74,
      sweep: 30,
      tuck: 16,
      inner: 52,
      ragged: 0.2,
    };
    return {
      back: [],
      front: [
        { svg: stubble(sitting, { lift: 2, cover: 0.7, strokes: 420 }) },
        curtain(sitting, full, fall),
      ],
    };
  },
  afro: ({ sitting }) => {
    const { back, front } = cloud(sitting);
    return { back: [{ svg: back }], front: [scalpOf(sitting), { svg: front }] };
  },
} satisfies Partial<Cuts>;
