// Hair as a silhouette and a few large locks: its shapes, and the tools that make them.
import { chanceOf } from '../random.ts';
import { blob, places, type Point, refine, ribbon } from '../body/shape.ts';

export interface Tress {
  /** Behind neck and shoulders. */
  readonly behind?: readonly string[];
  /** What lies before the skull and beside the face. */
  readonly mass?: readonly string[];
  /** Hair so short that skin shows through. */
  readonly shaved?: string;
  /** Where the mass turns into depth between large locks. */
  readonly valleys?: readonly string[];
  /** The band of light, one piece per lock. */
  readonly lights?: readonly string[];
  /** Curls: where the light gathers on the mass, softly. */
  readonly glow?: readonly [x: number, y: number, rx: number, ry: number];
  readonly ear?: boolean;
}

/** Of what a tress consists before the skull. */
type Locks = Required<Pick<Tress, 'mass' | 'valleys' | 'lights'>>;

/** More locks over a tress. */
export const joined = (tress: Tress, more: Tress): Tress => {
  const both = (part: keyof Locks) => [...(tress[part] ?? []), ...(more[part] ?? [])];
  return {
    ...tress,
    ...more,
    mass: both('mass'),
    valleys: both('valleys'),
    lights: both('lights'),
  };
};

/** A tapered lock through places; `from` is the share of its width that it starts with. */
export const lock = (along: string, wide: number, from = 0.1): string =>
  ribbon(refine(places(along), 5), (t) => {
    const swell = Math.sin(Math.PI * Math.min(1, 0.08 + t * 0.92)) ** 0.8;
    return wide * Math.max(swell, t < 0.5 ? from : 0.02);
  });

/** A cloud with an uneven edge. */
export function cloud(seed: number, rows: readonly Point[], bump: number): string {
  const chance = chanceOf(seed, 'cloud edge');
  const points: Point[] = [];
  rows.forEach(([x, y], at) => {
    const [nx, ny] = rows[(at + 1) % rows.length] ?? [x, y];
    const count = Math.max(2, Math.round(Math.hypot(nx - x, ny - y) / 21));
    for (let i = 0; i < count; i += 1) {
      const t = i / count;
      const [px, py] = [x + (nx - x) * t, y + (ny - y) * t];
      const length = Math.hypot(nx - x, ny - y) || 1;
      const out = (i % 2 ? 1 : -0.4) * bump * chance.between(0.5, 1.1);
      points.push([px + ((ny - y) / length) * out, py - ((nx - x) / length) * out]);
    }
  });
  return blob(points);
}

/** Part of an oval, in turns of a half circle from the right over the bottom. */
export const arc = (
  [cx, cy, rx, ry]: readonly [number, number, number, number],
  from: number,
  to: number,
  count: number,
): Point[] =>
  Array.from({ length: count }, (_, at): Point => {
    const angle = (from + ((to - from) * at) / (count - 1)) * Math.PI;
    return [cx + Math.cos(angle) * rx, cy + Math.sin(angle) * ry];
  });

/** Strands of one width that end round, such as locs and thin braids. */
export const ropes = (paths: readonly string[], half: number): Locks => ({
  mass: paths.map((text) => rope(text, half)),
  valleys: paths.map((text) => ribbon(shifted(text, half * 0.8), () => half * 0.3)),
  lights: paths.map((text) => ribbon(shifted(text, half * -0.3), () => half * 0.22)),
});

export const rope = (text: string, half: number): string =>
  ribbon(refine(places(text), 5), (t) => half * Math.min(1, (1 - t) * 9 + 0.2));

const shifted = (text: string, by: number): Point[] =>
  refine(places(text), 5).map(([x, y]): Point => [x + by, y]);

/** A braid of three strands: lobes that lie over each other, seen as a row of chevrons, and a loose end. */
export function plait(text: string, wide: number, count: number): Locks {
  const points = refine(places(text), 8);
  const spot = (t: number): Point => points[Math.round(t * (points.length - 1))] ?? [0, 0];
  const locks = { mass: [] as string[], valleys: [] as string[], lights: [] as string[] };
  for (let at = 0; at < count; at += 1) {
    const [x, y] = spot(at / count);
    const [ex, ey] = spot((at + 1) / count);
    const long = Math.hypot(ex - x, ey - y) || 1;
    const [dx, dy] = [(ex - x) / long, (ey - y) / long];
    const w = wide * (1 - (0.4 * at) / count);
    /** Across to the right of the way, and along it. */
    const to = (across: number, down: number): Point => [
      x - dy * across * w + dx * down * long,
      y + dx * across * w + dy * down * long,
    ];
    locks.mass.push(
      blob([
        to(-0.6, 0),
        to(-1, 0.55),
        to(-0.5, 1.15),
        to(0, 1.4),
        to(0.5, 1.15),
        to(1, 0.55),
        to(0.6, 0),
      ]),
    );
    locks.valleys.push(
      ribbon([to(-1, 0.6), to(-0.4, 1), to(0, 1.36), to(0.4, 1), to(1, 0.6)], () => w * 0.09),
    );
    locks.lights.push(ribbon([to(0.25, 0.3), to(0.6, 0.45), to(0.7, 0.75)], () => w * 0.12));
  }
  const [x, y] = spot(1);
  const w = wide * 0.5;
  locks.mass.push(
    blob([
      [x - w * 0.7, y],
      [x - w, y + w * 1.8],
      [x - w * 0.3, y + w * 3.4],
      [x + w * 0.8, y + w * 2],
      [x + w * 0.7, y],
    ]),
  );
  locks.valleys.push(lock(`${x - w} ${y + 2} ${x} ${y + 6} ${x + w} ${y + 2}`, 3, 1));
  return locks;
}
