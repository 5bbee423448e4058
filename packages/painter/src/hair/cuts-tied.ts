// Haircuts that are tied or twined: buns, tails, braids and ropes.
import { gathered } from './combed.ts';
import { behind, curtain } from './falling.ts';
import { bun, tail, wisps } from './knots.ts';
import { flowOf, type Panel } from './panel.ts';
import { plait, ropes, type Rope } from './ropes.ts';
import { stubble } from './short.ts';
import { type Chair, type Cuts, type Haircut, maneFor, scalpOf } from './haircut.ts';
import type { Spot } from '../body/head.ts';
import { chanceOf } from '../random.ts';
import type { Point } from '../body/shape.ts';

function bunned({ sitting, part }: Chair, at: Spot, size: number): Haircut {
  return {
    back: bun(sitting, at, size),
    front: [
      scalpOf(sitting),
      gathered(sitting, { knot: at, lift: 9, part }),
      ...wisps(sitting, part, 84),
    ],
  };
}

/** The side of which a turned head shows more. */
const seenSide = ({ sitting, full }: Chair): -1 | 1 => {
  const { yaw } = sitting.head.turn;
  if (yaw === 0) return full;
  return yaw > 0 ? -1 : 1;
};

function braided(chair: Chair): Haircut {
  const { sitting, part } = chair;
  const side = seenSide(chair);
  const path: Spot[] = [
    [side * 58, 44, -58],
    [side * 76, 84, -28],
    [side * 80, 124, 12],
    [side * 72, 176, 34],
    [side * 66, 236, 40],
  ];
  return {
    back: [],
    front: [
      scalpOf(sitting),
      gathered(sitting, { knot: [side * 20, 10, -92], lift: 9, part }),
      ...wisps(sitting, part, 76),
      { svg: plait(sitting, path, [16, 9]) },
    ],
  };
}

/** Parted deep on one side, over the forehead, into a loose braid on the other. */
function sideBraided(chair: Chair): Haircut {
  const { sitting, part, full } = chair;
  const mane = maneFor(chair, { lift: 15, spread: 16 });
  const path: Spot[] = [
    [full * 74, 62, 10],
    [full * 80, 102, 24],
    [full * 72, 150, 40],
    [full * 60, 250, 48],
  ];
  const fall = { part, mane, point: 0.75, ragged: 0, tuck: 0 };
  return {
    back: [behind(sitting, { ...fall, hem: 88, tuck: 22 })],
    front: [
      curtain(sitting, -full, { ...fall, hem: 84, inner: 58, tuck: 22 }),
      curtain(sitting, full, { ...fall, hem: 90, inner: 62, tuck: 14, sweep: 24 }),
      { svg: plait(sitting, path, [19, 10]) },
    ],
  };
}

/** Thin braids from the parting over the skull and down. */
function boxBraided(chair: Chair): Haircut {
  const { sitting, part } = chair;
  const { likeness, light } = sitting;
  const chance = chanceOf(likeness.seed, 'ropes');
  const fall = { part, mane: maneFor(chair, { lift: 10, spread: 13, flare: 6 }), hem: 245 };
  const bundle = (panel: Panel, count: number): Rope[] =>
    Array.from({ length: count }, (_, at): Rope => {
      const flow = flowOf(panel);
      const end = 1 - chance.next() ** 2 * 0.16;
      const points = Array.from({ length: 12 }, (_, row): Point => {
        const [x, y] = flow((at + 0.5) / count, (row / 11) * end);
        return [x + chance.drift() * 1.1, y];
      });
      const [x = 0] = points[6] ?? [];
      return {
        points,
        thick: 6.4 * chance.between(0.85, 1.15),
        lit: (x / 95) * light.side * 0.7 + chance.drift() * 0.3,
      };
    }).reverse();
  const sides = [-1, 1].map((side) => curtain(sitting, side, { ...fall, inner: 58, cheek: 68 }));
  return {
    back: [{ svg: ropes(sitting, bundle(behind(sitting, fall), 18), 0.8) }],
    front: [
      { svg: stubble(sitting, { lift: 3, cover: 0.95, strokes: 0 }) },
      ...sides.map((panel) => ({ svg: ropes(sitting, bundle(panel, 9)) })),
    ],
  };
}

const PONYTAIL: Spot = [0, -78, -96];

export const TIED = {
  bun: (chair) => bunned(chair, [0, -112, -52], 36),
  'low bun': (chair) => bunned(chair, [seenSide(chair) * 62, 54, -50], 31),
  ponytail: (chair) => ({
    back: [tail(chair.sitting, PONYTAIL, chair.full)],
    front: [
      scalpOf(chair.sitting),
      gathered(chair.sitting, { knot: PONYTAIL, lift: 9, part: chair.part }),
      ...wisps(chair.sitting, chair.part, 62),
    ],
  }),
  braid: braided,
  'side braid': sideBraided,
  'box braids': boxBraided,
} satisfies Partial<Cuts>;
