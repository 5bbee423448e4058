// The guides along which locks grow, in head units: falling, gathered, combed, short.
import type { Sheet } from './hair-sheets.ts';
import type { Spot } from './head.ts';

/** Triples of x, y, z. */
function spots(numbers: readonly number[]): Spot[] {
  return Array.from({ length: numbers.length / 3 }, (_, at): Spot => [
    numbers[at * 3] ?? 0,
    numbers[at * 3 + 1] ?? 0,
    numbers[at * 3 + 2] ?? 0,
  ]);
}

/** The edge of the hair on the forehead, from the left sideburn to the right one. */
export const HAIRLINE: readonly Spot[] = spots([
  -71, 8, 14, -69, -16, 26, -62, -38, 42, -44, -54, 60, -22, -60, 71, 0, -61, 75, 22, -60, 71, 44,
  -54, 60, 62, -38, 42, 69, -16, 26, 71, 8, 14,
]);

const mirror = (path: readonly Spot[], side: number): Spot[] =>
  path.map(([x, y, z]) => [x * side, y, z]);

/** What hangs behind the neck. */
export function behind(length: number, wave = 0): Sheet {
  const edge: Spot[] = [
    [-40, -98, -50],
    [-82, -50, -70],
    [-94, 10, -72],
    [-97, length * 0.45, -62],
    [-90, length, -46],
  ];
  return {
    guides: [edge, mirror(edge, -1)],
    locks: 26,
    weight: 6.5,
    wave,
    ragged: 0.3,
    layer: 'back',
  };
}

/** Both sides falling from a parting, past the temples, down to `length`. */
export function curtains(part: number, length: number, wave: number): Sheet[] {
  const below = (share: number): number => 50 + (length - 50) * share;
  const tuck = length < 100 ? 0.86 : 1;
  return [-1, 1].map((side): Sheet => {
    const reach = (x: number): number => x * side;
    const near: Spot[] = [
      [part, -74, 67],
      [part + (reach(60) - part) * 0.48, -69, 66],
      [reach(64), -40, 46],
      [reach(77), 4, 27],
      [reach(80), 48, 17],
      [reach(84) * tuck, below(0.5), 18],
      [reach(72) * tuck, below(1), 40],
    ];
    const middle: Spot[] = [
      [part * 0.9, -98, 34],
      [part + (reach(62) - part) * 0.6, -92, 34],
      [reach(76), -52, 12],
      [reach(86), 0, -8],
      [reach(91), 50, -12],
      [reach(94) * tuck, below(0.5), -10],
      [reach(86) * tuck, below(1), 4],
    ];
    const far: Spot[] = [
      [part * 0.5, -109, -20],
      [part * 0.5 + reach(44), -100, -30],
      [reach(80), -58, -42],
      [reach(91), 0, -50],
      [reach(96), 52, -50],
      [reach(97) * tuck, below(0.5), -42],
      [reach(90) * tuck, below(1), -32],
    ];
    return {
      guides: [far, middle, near],
      locks: 34,
      weight: 5.1,
      wave,
      ragged: length > 100 ? 0.2 : 0.08,
      layer: 'auto',
    };
  });
}

export function fringe(part: number): Sheet {
  const lock = (x: number, drop: number): Spot[] => [
    [part * 0.6 + x * 0.2, -100, 40],
    [part * 0.3 + x * 0.62, -90, 62],
    [x * 0.96, -58, 78 - Math.abs(x) * 0.38],
    [x, drop, 84 - Math.abs(x) * 0.55],
  ];
  return {
    guides: [
      lock(-68, 6),
      lock(-42, -18),
      lock(-16, -22),
      lock(8, -24),
      lock(34, -20),
      lock(68, 8),
    ],
    locks: 21,
    weight: 5,
    ragged: 0.14,
    layer: 'front',
  };
}

/** Everything combed back from the hairline to a knot at the back of the head. */
export function gathered(part: number, knot = 1): Sheet[] {
  const end: Spot = [0, -60, -98];
  const comb = (root: Spot, over: Spot, behindEar: Spot): Spot[] => [root, over, behindEar, end];
  const guides = [
    comb([-72, 10, 10], [-80, -6, -16], [-62, -30, -72]),
    comb([-68, -16, 28], [-81, -32, -4], [-64, -52, -70]),
    comb([-61, -38, 44], [-79, -60, 8], [-58, -78, -62]),
    comb([-42, -60, 60], [-58, -88, 24], [-40, -98, -52]),
    comb([part - 4, -68, 70], [part * 0.8 - 14, -106, 34], [-14, -108, -46]),
    comb([part + 4, -68, 70], [part * 0.8 + 14, -106, 34], [14, -108, -46]),
    comb([42, -60, 60], [58, -88, 24], [40, -98, -52]),
    comb([61, -38, 44], [79, -60, 8], [58, -78, -62]),
    comb([68, -16, 28], [81, -32, -4], [64, -52, -70]),
    comb([72, 10, 10], [80, -6, -16], [62, -30, -72]),
  ];
  const sheet: Sheet = { guides, locks: 62, weight: 4, ragged: 0, layer: 'front' };
  return knot ? [bunCoil(), sheet] : [sheet];
}

function bunCoil(): Sheet {
  const ring = (turn: number): Spot[] =>
    Array.from({ length: 6 }, (_, at): Spot => {
      const angle = turn + at * 0.75;
      return [Math.sin(angle) * 34, -92 - Math.cos(angle) * 30, -92 + Math.sin(angle * 2) * 6];
    });
  return {
    guides: [ring(0), ring(2.1), ring(4.2), ring(6.28)],
    locks: 22,
    weight: 7,
    ragged: 0,
    layer: 'back',
    isLit: true,
  };
}

export function tail(): Sheet {
  const lock = (x: number): Spot[] => [
    [x * 0.3, -74, -96],
    [x + 26, -76, -126],
    [x * 1.5 + 66, -10, -120],
    [x * 1.6 + 80, 80, -96],
    [x + 74, 190, -84],
  ];
  return {
    guides: [lock(-18), lock(22)],
    locks: 20,
    weight: 6,
    wave: 5,
    ragged: 0.15,
    layer: 'back',
    isLit: true,
  };
}

/** Loose locks that frame the face. */
export function wisps(part: number, length: number): Sheet[] {
  return [-1, 1].map((side): Sheet => {
    const lock = (x: number, end: number): Spot[] => [
      [part + side * 6, -70, 70],
      [side * 48, -62, 62],
      [side * (68 + x), -24, 40],
      [side * (73 + x), 24, 26],
      [side * (66 + x), end, 26],
    ];
    return {
      guides: [lock(0, length), lock(6, length * 0.82)],
      locks: 6,
      weight: 2.6,
      wave: 3,
      waves: 1.2,
      ragged: 0.3,
      layer: 'front',
    };
  });
}

export function shortSides(): Sheet[] {
  return [-1, 1].map((side): Sheet => {
    const comb = (y: number, z: number): Spot[] => [
      [side * 70, y, z],
      [side * 75, y - 2, z - 18],
      [side * 77, y + 2, z - 44],
      [side * 72, y + 8, z - 72],
    ];
    return {
      guides: [comb(6, 10), comb(-14, 24), comb(-34, 34), comb(-52, 34)],
      locks: 34,
      weight: 2.8,
      root: 0.12,
      ragged: 0.35,
      layer: 'auto',
    };
  });
}

/** From the forehead up and back, with height; `lean` takes it to one side. */
export function sweptTop({ height, lean }: { height: number; lean: number }): Sheet {
  const comb = (x: number, y: number, z: number): Spot[] => [
    [x, y, z],
    [x * 1.08 + lean * 0.35, y - 16 - height * 0.7, z + 4],
    [x * 1.1 + lean * 0.7, y - 34 - height * 0.55 + Math.abs(x) * 0.1, z - 34],
    [x * 1.02 + lean * 0.8, y - 36 - height * 0.2, z - 84],
    [x * 0.9 + lean * 0.5, y - 18, z - 130],
  ];
  const guides = spots([
    -67, -32, 40, -52, -50, 53, -26, -59, 69, 0, -61, 75, 26, -59, 69, 52, -50, 53, 67, -32, 40,
  ]);
  return {
    guides: guides.map(([x, y, z]) => comb(x, y, z)),
    locks: 54,
    weight: 4.2,
    wave: 2.4,
    waves: 1.1,
    ragged: 0.22,
    layer: 'front',
  };
}

/** A short fringe from a parting over one half of the forehead. */
export function sweptFringe(part: number): Sheet {
  const over = -Math.sign(part);
  const lock = (rise: number, reach: number): Spot[] => [
    [part, -84 - rise, 52 - rise],
    [part + over * 18, -82 - rise * 0.8, 64 - rise * 0.6],
    [over * (22 + reach * 0.3), -64 - rise * 0.4, 70 - rise * 0.4],
    [over * (44 + reach * 0.3), -42, 60],
    [over * (52 + reach * 0.25), -18 + reach * 0.3, 50 - reach * 0.2],
  ];
  return {
    guides: [lock(18, 70), lock(10, 40), lock(0, 0)],
    locks: 22,
    weight: 4,
    ragged: 0.25,
    layer: 'front',
  };
}
