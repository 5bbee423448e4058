// A panel of hair: guides side by side on the paper, between which every lock and strand follows the same flow.
import { type Chance, chanceOf } from '../random.ts';
import { clamp, lerp, type Point, pointAt, refine, sides } from '../body/shape.ts';

export interface Wave {
  /** How far it swings, in head units. */
  readonly size: number;
  /** How many swings from root to tip. */
  readonly turns: number;
  /** How much later the last guide swings than the first, in turns. */
  readonly drift?: number;
  readonly from?: number;
}

export interface Panel {
  readonly name: string;
  /** From root to tip, side by side, all with the same number of points; the first lies on top. */
  readonly guides: readonly (readonly Point[])[];
  readonly locks: number;
  /** How unevenly the locks end, as a share of their length. */
  readonly ragged?: number;
  /** Whether locks end blunt (0) or in a point (1). */
  readonly point?: number;
  /** How much locks differ in width. */
  readonly uneven?: number;
  /** Where along a lock it begins to grow narrow. */
  readonly taper?: number;
  readonly wave?: Wave;
  /** Where along the locks the light is caught, 0 at the root. */
  readonly sheen?: readonly number[];
  /** Hair that lies behind the neck is darker. */
  readonly depth?: number;
  /** Whether the last guide is the outline of the whole head of hair, with loose hairs beside it. */
  readonly isOutline?: boolean;
}

export type Lock = ReturnType<typeof lockOf>;

/** Where a strand is: `u` across the panel, `t` from root to tip. */
export type Flow = (u: number, t: number) => Point;

const PIECES = 5;

export function flowOf({ guides, wave }: Panel): Flow {
  const fine = guides.map((guide) => refine(guide, PIECES));
  return (u, t) => {
    const place = clamp(u) * (fine.length - 1);
    const low = Math.min(fine.length - 2, Math.floor(place));
    const near = (index: number): Point => {
      const guide = fine[clamp(index, 0, fine.length - 1)] ?? [];
      return pointAt(guide, clamp(t) * (guide.length - 1));
    };
    const [x, y] = between([near(low - 1), near(low), near(low + 1), near(low + 2)], place - low);
    const swing = wave ? swingAt(wave, u, t) : 0;
    return [x + swing, y + swing * 0.12];
  };
}

function swingAt({ size, turns, drift = 0.3, from = 0.25 }: Wave, u: number, t: number): number {
  const grown = clamp((t - from) * 2.2);
  return size * grown * Math.sin(Math.PI * 2 * (t * turns + u * drift));
}

function between([a, b, c, d]: readonly [Point, Point, Point, Point], s: number): Point {
  const axis = (at: 0 | 1): number =>
    0.5 *
    (2 * b[at] +
      (c[at] - a[at]) * s +
      (2 * a[at] - 5 * b[at] + 4 * c[at] - d[at]) * s * s +
      (3 * b[at] - a[at] - 3 * c[at] + d[at]) * s ** 3);
  return [axis(0), axis(1)];
}

/** The locks of a panel, the lowest first. `swell` widens them, for the mass below. */
export function locksOf(panel: Panel, seed: number, swell = 0): Lock[] {
  const flow = flowOf(panel);
  const chance = chanceOf(seed, `locks-${panel.name}`);
  const cuts = Array.from({ length: panel.locks + 1 }, (_, at) =>
    at % panel.locks === 0
      ? at / panel.locks
      : (at + chance.drift() * (panel.uneven ?? 0.2)) / panel.locks,
  );
  return cuts
    .slice(0, -1)
    .map((least, at) => lockOf(panel, { flow, chance, least, most: cuts[at + 1] ?? 1, swell }))
    .reverse();
}

const ROWS = 9;

function lockOf(
  { ragged = 0.12, point = 1, taper = 0.56, locks }: Panel,
  made: { flow: Flow; chance: Chance; least: number; most: number; swell: number },
) {
  const { flow, chance, swell } = made;
  const over = (0.3 + swell) / locks;
  const from = clamp(made.least - over * chance.between(0.5, 1));
  const to = clamp(made.most + over * chance.between(0.5, 1));
  const heart = clamp((from + to) / 2 + (chance.drift() * 0.35) / locks);
  const end = 1 - ragged * chance.next();
  /** A random number per lock, −1 to 1. */
  const whim = chance.drift();
  const narrow = (t: number): number =>
    1 - point * clamp((t - taper) / (1 - taper)) ** (1.9 + swell * 2.5);
  const [left, right]: [Point[], Point[]] = [[], []];
  for (let row = 0; row < ROWS; row += 1) {
    const t = row / (ROWS - 1);
    const width = narrow(t);
    left.push(flow(lerp(heart, from, width), t * end));
    right.push(flow(lerp(heart, to, width), t * end));
  }
  return {
    path: sides(left, right.reverse()),
    root: flow((from + to) / 2, 0),
    tip: flow(heart, end),
    from,
    to,
    end,
    whim,
  };
}

/** A strand inside a lock as points, kept within the lock's taper: `share` is across the lock, 0 to 1. */
export function strand(
  flow: Flow,
  lock: Lock,
  { share, from, to }: { share: number; from: number; to: number },
): Point[] {
  const heart = (lock.from + lock.to) / 2;
  return Array.from({ length: 7 }, (_, at): Point => {
    const t = lerp(from, to, at / 6);
    const width = 1 - 0.8 * clamp((t - 0.42) / 0.58) ** 2;
    return flow(lerp(heart, lerp(lock.from, lock.to, share), width), t * lock.end);
  });
}
