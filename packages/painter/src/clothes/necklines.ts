// Edges of cloth around neck and chest: a loop in space, of which the nearer half is visible.
import type { Bust } from '../body/bust.ts';
import type { Spot } from '../body/head.ts';
import type { Point } from '../body/shape.ts';

export type Loop = readonly Spot[];

const QUARTERS = [-4, -3, -2, -1, 0, 1, 2, 3, 4] as const;

/** The back of a loop, from the viewer's right to the left. */
const nape = (wide: number, y: number, deep = 40): Spot[] =>
  QUARTERS.slice(1, -1).map((at): Spot => {
    const angle = (-at / 8) * Math.PI;
    return [Math.sin(angle) * wide, y, -22 - Math.cos(angle) * deep];
  });

/** A round neckline `drop` below the pit of the neck, `out` from the neck's side. */
export function crew({ on, torso }: Bust, drop: number, out = 12): Loop {
  const wide = torso.neck + out;
  const [side, low] = [torso.pit - 18 + out * 0.25, torso.pit + 5 + drop];
  const front = QUARTERS.map((at): Spot => {
    const angle = (at / 8) * Math.PI;
    return on(Math.sin(angle) * wide, side + (low - side) * Math.cos(angle) ** 0.9, 3);
  });
  return [...front, ...nape(wide, torso.pit - 28)];
}

/** A pointed neckline. */
export function vee({ on, torso }: Bust, drop: number, out = 14): Loop {
  const wide = torso.neck + out;
  const { pit } = torso;
  const right = [
    [wide * 0.12, drop * 0.86],
    [wide * 0.42, drop * 0.52],
    [wide * 0.78, drop * 0.14],
    [wide, -16],
  ] as const;
  const spot = (side: number): Spot[] => right.map(([x, y]) => on(side * x, pit + y, 3));
  return [...spot(-1).reverse(), on(0, pit + drop, 3), ...spot(1), ...nape(wide, pit - 28)];
}

/** Open in front down to `low`, `gap` wide at the chest. */
export function open({ on, torso }: Bust, low: number, gap = 44): Loop {
  const wide = torso.neck + 15;
  const { pit } = torso;
  const right = [
    [4, low],
    [gap * 0.42, (pit + low) / 2 + 10],
    [gap * 0.86, pit + 58],
    [gap, pit + 22],
    [wide, pit - 14],
  ] as const;
  const spot = (side: number): Spot[] => right.map(([x, y]) => on(side * x, y, 6));
  return [...spot(-1).reverse(), ...spot(1), ...nape(wide, pit - 26)];
}

/** Around the body below the shoulders, with two soft peaks. */
export function bodice({ on, torso }: Bust, top: number): Loop {
  const half = torso.slices[8]?.[1] ?? 120;
  const right = [
    [half * 0.24, top + 6],
    [half * 0.5, top - 8],
    [half * 0.78, top - 2],
    [half * 0.99, top + 26],
  ] as const;
  const spot = (side: number): Spot[] => right.map(([x, y]) => on(side * x, y, 3));
  return [...spot(-1).reverse(), on(0, top + 22, 3), ...spot(1), ...nape(half, top + 40, 44)];
}

/** Beyond this turn a loop is seen from its side. */
const MUCH = 0.75;
/** The number of points of each loop at the nape. */
const NAPE = 7;

/** Both halves between the loop's outermost places, each from the viewer's left to the right. */
export function arcs(bust: Bust, loop: Loop): { near: Point[]; far: Point[] } {
  const points = loop.map(bust.put);
  if (Math.abs(bust.bearing.yaw) < MUCH) {
    const front = points.slice(0, -NAPE);
    return {
      near: front,
      far: [...front.slice(-1), ...points.slice(-NAPE), ...front.slice(0, 1)].reverse(),
    };
  }
  const most = (side: number): number =>
    points.reduce((best, [x], at) => (x * side > (points[best]?.[0] ?? 0) * side ? at : best), 0);
  const [left, right] = [most(-1), most(1)];
  const walk = (from: number, to: number): Point[] => {
    const count = ((to - from + points.length) % points.length) + 1;
    return Array.from({ length: count }, (_, at) => points[(from + at) % points.length] ?? [0, 0]);
  };
  // Each loop runs over the front to the right, and back behind the neck.
  return { near: walk(left, right), far: walk(right, left).reverse() };
}
