// Haircuts that fall free: long, waved, to the shoulder or the chin, with and without a fringe.
import { behind, curtain, type Fall, fringe } from './falling.ts';
import { gathered } from './combed.ts';
import { bun, wisps } from './knots.ts';
import { type Mane, maneOf, type Volume } from './mane.ts';
import { type Chair, type Cuts, type Haircut, maneFor, scalpOf, withFront } from './haircut.ts';
import type { Spot } from '../body/head.ts';

/** Both sides and what lies behind, falling from one parting; the fuller side stands higher. */
function falling(
  { sitting, part, full }: Chair,
  fall: Omit<Fall, 'part' | 'mane'> & { volume: Volume },
): Haircut {
  const { volume, sweep = 0, inner = 60 } = fall;
  const grown = (by: number): Mane =>
    maneOf(sitting.head, { ...volume, lift: volume.lift + by, spread: volume.spread + by });
  const [mane, higher] = [grown(4), grown(7)];
  const whole: Fall = { part, mane, crown: mane.top, ...fall };
  return {
    back: [behind(sitting, whole)],
    front: [
      scalpOf(sitting),
      curtain(sitting, -full, { ...whole, sweep: sweep * 0.3, inner: inner + 8 }),
      curtain(sitting, full, { ...whole, mane: higher }),
    ],
  };
}

export const LOOSE = {
  'long straight': (chair) =>
    falling(chair, {
      volume: { lift: 15, spread: 16, flare: 6 },
      hem: 258,
      ragged: 0.1,
      sweep: 10,
      tuck: 10,
    }),
  'long wavy': (chair) =>
    falling(chair, {
      volume: { lift: 17, spread: 21, flare: 12 },
      hem: 235,
      sweep: 14,
      wave: { size: 11, turns: 1.7, drift: 0.9 },
    }),
  'glamour waves': (chair) =>
    falling(chair, {
      volume: { lift: 18, spread: 22, flare: 16 },
      hem: 190,
      sweep: 26,
      locks: 5,
      wave: { size: 14, turns: 1.75, drift: 0.14, from: 0.3 },
      sheen: [0.2, 0.56, 0.86],
    }),
  shoulder: (chair) =>
    falling(chair, {
      volume: { lift: 15, spread: 17, flare: 8 },
      hem: 142,
      sweep: 12,
      ragged: 0.1,
      wave: { size: 6, turns: 1.2 },
    }),
  bob: (chair) =>
    falling(chair, {
      volume: { lift: 15, spread: 19, flare: 4 },
      hem: 92,
      ragged: 0.05,
      point: 0.4,
      tuck: 16,
      inner: 56,
      sweep: 18,
    }),
  'half up': (chair) => {
    const loose = falling(chair, {
      volume: { lift: 9, spread: 16, flare: 10 },
      hem: 225,
      wave: { size: 8, turns: 1.6, drift: 0.6 },
    });
    const knot: Spot = [0, -102, -56];
    return {
      back: [...loose.back, ...bun(chair.sitting, knot, 26)],
      front: [
        ...loose.front,
        gathered(chair.sitting, { knot, lift: 10, part: chair.part }),
        ...wisps(chair.sitting, chair.part, 80),
      ],
    };
  },
  curls: (chair) =>
    falling(chair, {
      volume: { lift: 20, spread: 30, flare: 22 },
      hem: 165,
      sweep: 16,
      locks: 8,
      ragged: 0.2,
      wave: { size: 9, turns: 3.3, drift: 1.7, from: 0.12 },
    }),
  'hime cut': (chair) => {
    const volume = { lift: 14, spread: 16, flare: 4 };
    const mane = maneFor(chair, volume);
    const cut = falling({ ...chair, part: 0 }, { volume, hem: 262, ragged: 0.04, point: 0.5 });
    const sidelocks = [-1, 1].map((side) => ({
      ...curtain(chair.sitting, side, {
        part: 0,
        mane,
        hem: 78,
        ragged: 0.03,
        point: 0.15,
        inner: 54,
        cheek: 60,
        locks: 4,
      }),
      name: `sidelock${side}`,
    }));
    const front = fringe(chair.sitting, {
      part: 0,
      mane,
      middle: -20,
      temple: -10,
      point: 0.2,
      ragged: 0.05,
      locks: 8,
      taper: 0.7,
      bend: 0,
    });
    return withFront({ ...cut, front: [...cut.front, ...sidelocks] }, front);
  },
  'wolf cut': (chair) => {
    const volume = { lift: 18, spread: 20, flare: -2 };
    const mane = maneFor(chair, volume);
    const cut = falling(chair, {
      volume,
      hem: 168,
      ragged: 0.34,
      inner: 66,
      wave: { size: 4, turns: 1.4, drift: 0.8 },
    });
    const layers = [-1, 1].map((side) => ({
      ...curtain(chair.sitting, side, {
        part: chair.part,
        mane,
        hem: 62,
        ragged: 0.4,
        inner: 68,
        locks: 5,
      }),
      name: `layer${side}`,
    }));
    return withFront(
      { ...cut, front: [...cut.front, ...layers] },
      fringe(chair.sitting, { part: chair.part, mane, middle: -28, temple: 14, ragged: 0.2 }),
    );
  },
} satisfies Partial<Cuts>;
