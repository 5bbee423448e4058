// What gathered hair ends in: a bun, a tail that swings, and the loose locks that frame the face.
import type { Panel } from './panel.ts';
import type { Spot } from '../body/head.ts';
import type { Point } from '../body/shape.ts';
import type { Sitting } from '../body/sitting.ts';

/** A bun: bands of hair wound around its middle, the last one across. */
export function bun({ head }: Sitting, at: Spot, size: number): Panel[] {
  const [x, y] = head.spot(at);
  const arc = (share: number, from: number, to: number): Point[] =>
    Array.from({ length: 8 }, (_, step): Point => {
      const angle = from + ((to - from) * step) / 7;
      return [x + Math.sin(angle) * size * share * 1.12, y - Math.cos(angle) * size * share];
    });
  const band = (name: string, from: number, to: number): Panel => ({
    name,
    guides: [arc(0.12, from, to), arc(0.6, from, to), arc(1, from, to)],
    locks: 4,
    ragged: 0.04,
    point: 0.5,
    sheen: [0.45],
    isOutline: true,
  });
  return [
    band('bun-low', 0.6, -4.9),
    band('bun-high', -2.6, 2.2),
    {
      ...band('bun-over', -1.5, 1.9),
      guides: [arc(0.1, -1.2, 2), arc(0.55, -1.6, 1.6), arc(0.86, -1.9, 1.2)],
    },
  ];
}

/** A tail from its tie, out and down on one side. */
export function tail({ head }: Sitting, at: Spot, side: -1 | 1): Panel {
  const lock = (out: number): Point[] =>
    (
      [
        [at[0] + out * 5, at[1] + 4 - out * 3, at[2]],
        [at[0] + side * 26 + out * 14, at[1] - 22 - out * side * 12, at[2] - 16],
        [side * 78 + out * 22, at[1] + 18 - out * side * 10, at[2] - 8],
        [side * 98 + out * 27, 66.5, at[2] + 16],
        [side * 96 + out * 22, 133, at[2] + 30],
        [side * 82 + out * 12, 190, at[2] + 34],
      ] satisfies Spot[]
    ).map(head.spot);
  return {
    name: 'tail',
    guides: [lock(-side), lock(0), lock(side)],
    locks: 6,
    ragged: 0.12,
    point: 1,
    wave: { size: 5, turns: 1.3, drift: 0.3 },
    sheen: [0.42],
    isOutline: true,
    depth: 0.12,
  };
}

/** Two loose locks from the parting past the cheeks. */
export function wisps({ head }: Sitting, part: number, low: number): Panel[] {
  return [-1, 1].map((side): Panel => {
    const lock = (x: number, end: number): Point[] =>
      (
        [
          [part * 0.4 + side * 12, -66, 72],
          [side * (44 + x * 0.4), -56, 66],
          [side * (63 + x * 0.6), -22, 48],
          [side * (69 + x), 18, 36],
          [side * (67 + x), end * 0.7, 32],
          [side * (60 + x * 0.3), end, 34],
        ] satisfies Spot[]
      ).map(head.spot);
    return {
      name: side < 0 ? 'wisp-left' : 'wisp-right',
      guides: [lock(-3, low), lock(6, low * 0.86)],
      locks: 3,
      ragged: 0.35,
      point: 1,
      wave: { size: 3.5, turns: 1.2, drift: 0.5 },
      sheen: [0.3],
    };
  });
}
