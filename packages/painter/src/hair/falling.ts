// Hair that falls: what hangs behind the neck, the two sides from a parting, and fringes over the forehead.
import type { Spot } from '../body/head.ts';
import type { Chair } from './haircut.ts';
import type { Mane } from './mane.ts';
import type { Panel, Wave } from './panel.ts';
import { lerp, type Point } from '../body/shape.ts';
import type { Sitting } from '../body/sitting.ts';

export interface Fall {
  /** Where the hair is parted, to the viewer's right of the middle. */
  readonly part: number;
  readonly mane: Mane;
  /** The height of the hem. */
  readonly hem: number;
  readonly locks?: number;
  readonly ragged?: number;
  readonly point?: number;
  readonly wave?: Wave;
  /** How far the inner edge stands off the middle of the face, at the cheek and at the hem. */
  readonly cheek?: number;
  readonly inner?: number;
  readonly sheen?: readonly number[];
  /** The height of the parting on the crown, if not the mane's own. */
  readonly crown?: number;
  /** How low the hair lies over the forehead: 0 is clear of it. */
  readonly sweep?: number;
  /** How far the hem turns in. */
  readonly tuck?: number;
}

const ROWS = [0, 0.16, 0.34, 0.5, 0.68, 0.84, 1];

/** What hangs behind the neck, from one outline to the other. */
export function behind({ head }: Sitting, fall: Fall): Panel {
  const { mane, hem, tuck = 0 } = fall;
  const heights = ROWS.map((row) => lerp(-16, hem, row));
  const side = (x: number): Point[] =>
    heights.map((y, at) => {
      const [ex, ey] = mane.edge(x, y);
      return [ex - x * (2 + tuck * (ROWS[at] ?? 0) ** 4), ey];
    });
  const inside = (x: number): Point[] => heights.map((y) => head.spot([x, y, -50]));
  return {
    name: 'behind',
    guides: [side(-1), inside(-34), inside(34), side(1)],
    locks: 9,
    ragged: fall.ragged ?? 0.14,
    point: fall.point ?? 0.9,
    wave: fall.wave,
    depth: 1,
  };
}

/** One side from the parting over the skull, past the temple, down to the hem. */
export function curtain(sitting: Sitting, side: number, fall: Fall): Panel {
  const { head } = sitting;
  const { part, mane, hem, cheek = 66, inner = 60, tuck = 0, sweep = 0 } = fall;
  const below = (share: number): number => lerp(40, hem, share);
  const face: Spot[] = [
    [part - side * 2, -66, head.surface(part, -66) + 2],
    [lerp(part, side * 50, 0.45), -66 + sweep * 0.3, 76],
    [side * (50 + sweep * 0.1), -46 + sweep * 0.62, 66],
    [side * (63 + sweep * 0.04), -14 + sweep * 0.4, 50],
    [side * cheek, 18, 40],
    [side * (cheek + 1), below(0.12), 30],
    [side * lerp(cheek + 3, inner, 0.35), below(0.4), 27],
    [side * lerp(cheek + 1, inner, 0.75), below(0.72), 30],
    [side * inner, below(1), 36],
  ];
  const outer: Point[] = [
    head.spot([part * 0.6 - side * 2, (fall.crown ?? mane.top) + 3, -10]),
    mane.dome(side, 0.42),
    mane.dome(side, 0.8),
    mane.dome(side, 1.2),
    mane.edge(side, 0),
    mane.edge(side, below(0.06)),
    mane.edge(side, below(0.36)),
    mane.edge(side, below(0.7)),
    mane.edge(side, below(1) - tuck * 0.3),
  ];
  const first = face.map(head.spot);
  const last = outer.map(([x, y], at): Point => {
    if (at < 2) return [x, y];
    const least = ((first[at]?.[0] ?? x) + side * 7) * side;
    return [Math.max(x * side, least) * side - side * tuck * (at / 8) ** 5, y];
  });
  return {
    name: side < 0 ? 'left' : 'right',
    guides: [first, last],
    locks: fall.locks ?? 6,
    ragged: fall.ragged ?? 0.12,
    point: fall.point ?? 1,
    wave: fall.wave,
    sheen: fall.sheen ?? [0.2],
    isOutline: true,
  };
}

interface Fringe {
  readonly part: number;
  readonly mane: Mane;
  /** Height of the tips at the middle and at the temples. */
  readonly middle: number;
  readonly temple: number;
  readonly locks?: number;
  readonly point?: number;
  readonly ragged?: number;
  readonly taper?: number;
  /** How far the tips swing to one side. */
  readonly bend?: number;
  /** How long it stays short before it falls to the temples: 1 is straight down. */
  readonly arch?: number;
  /** How much the whole fringe is swept to one side. */
  readonly sweep?: number;
}

/** Locks from the crown over the forehead. */
export function fringe({ head }: Sitting, cut: Fringe): Panel {
  const { part, mane, middle, temple, sweep = 0, arch = 2.2 } = cut;
  const guide = (x: number): Point[] => {
    const low = lerp(middle, temple, Math.abs(x / 67) ** arch);
    const out = (y: number, lift: number): Spot => {
      const fx = x + sweep * ((y + 70) / 60);
      return [fx, y, head.surface(Math.min(68, Math.max(-68, fx)), y) + lift];
    };
    return [
      head.spot([part * 0.5 + x * 0.25, mane.top + 4, 6]),
      head.spot([part * 0.3 + x * 0.6, -92, 52 + 20 * (1 - Math.abs(x) / 70)]),
      head.spot(out(-66, 9)),
      head.spot(out(lerp(-66, low, 0.5), 8)),
      head.spot(out(low, 5)),
    ];
  };
  return {
    name: 'fringe',
    guides: [-67, -40, -14, 14, 40, 67].map(guide),
    locks: cut.locks ?? 7,
    ragged: cut.ragged ?? 0.14,
    point: cut.point ?? 1,
    taper: cut.taper ?? 0.3,
    uneven: 0.5,
    wave: { size: cut.bend ?? 3, turns: 0.55, drift: 0.7, from: 0.3 },
    sheen: [0.42],
  };
}

/** A short fringe from the parting over the fuller half of the forehead and down to the temple. */
export function swoosh({ sitting: { head }, part, full: side }: Chair): Panel {
  const lock = (up: number): Point[] =>
    (
      [
        [lerp(part, part * 0.7, up), lerp(-66, -106.4, up), lerp(72, 12, up)],
        [part + side * lerp(16, 24, up), lerp(-72, -112, up), lerp(80, 22, up)],
        [side * lerp(24, 52, up), lerp(-55, -97, up), lerp(80, 30, up)],
        [side * lerp(45, 74, up), lerp(-33, -58, up), lerp(68, 24, up)],
        [side * lerp(56, 77, up), lerp(-10, -16, up), lerp(54, 14, up)],
      ] satisfies Spot[]
    ).map(head.spot);
  return {
    name: 'swoosh',
    guides: [lock(0), lock(0.33), lock(0.66), lock(1)],
    locks: 6,
    ragged: 0.24,
    point: 1,
    sheen: [0.38],
    isOutline: true,
  };
}
