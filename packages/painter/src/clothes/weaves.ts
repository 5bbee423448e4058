// Knit and print patterns, drawn along the form of the body.
import { shade } from '../colour.ts';
import { line, type Point } from '../body/shape.ts';

export type Weave = 'plain' | 'knit' | 'rib' | 'floral' | 'waves';

/** Lines that run down a cloth beside one another, `apart` units or so. */
export type Threads = (apart: number) => readonly (readonly Point[])[];

type Drawn = (threads: Threads, colour: string) => string;

const WEAVES: Record<Exclude<Weave, 'plain'>, Drawn> = {
  /** Twisted cords with a rib on both sides. */
  knit: (threads, colour) => {
    const [light, dark] = [shade(colour, 0.045), shade(colour, -0.075)];
    const all = threads(13);
    const cords = all
      .filter((_, at) => at % 3 === 1)
      .map(twists)
      .join('');
    const ribs = all.filter((_, at) => at % 3 !== 1).map(line);
    return [
      stroke(ribs.join(''), [dark, 0.32], 1.5),
      stroke(cords, [dark, 0.55], 5.6),
      stroke(cords, [light, 1], 3.6),
    ].join('');
  },
  rib: (threads, colour) => {
    const ribs = threads(8.5).map(line).join('');
    return stroke(ribs, [shade(colour, -0.1), 0.42], 1.7);
  },
  floral: (threads, colour) => {
    const spots = scattered(threads(25), 36);
    return [
      stroke(spots.map(([x, y]) => `M${r(x + 4)} ${r(y + 3)}q5 1 7 6`).join(''), [
        shade(colour, -0.12),
        1,
      ]),
      dots(spots, 4.4, [shade(colour, 0.24, 0.6), 0.9]),
      dots(spots, 1.6, ['#f0c860', 1]),
    ].join('');
  },
  waves: (threads, colour) => {
    const rings = scattered(threads(24), 24).flatMap((spot) =>
      [20.5, 10.5].map((radius) => arch(spot, radius)),
    );
    return stroke(rings.join(''), [shade(colour, 0.1), 0.5], 1.5);
  },
};

export const woven = (weave: Weave, threads: Threads, colour: string): string =>
  weave === 'plain' ? '' : WEAVES[weave](threads, colour);

const r = (value: number): number => Math.round(value * 10) / 10;

const stroke = (
  path: string,
  [colour, opacity]: readonly [colour: string, opacity: number],
  width = 1.6,
): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round"/>`;

const dots = (
  spots: readonly Point[],
  radius: number,
  [colour, opacity]: readonly [colour: string, opacity: number],
): string =>
  `<path d="${spots
    .map(
      ([x, y]) =>
        `M${r(x - radius)} ${r(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
    )
    .join('')}" fill="${colour}" fill-opacity="${opacity}"/>`;

const arch = ([x, y]: Point, radius: number): string =>
  `M${r(x - radius)} ${r(y)}a${radius} ${radius} 0 0 1 ${2 * radius} 0`;

/** Points every `step` units along the threads, each thread offset by half a step. */
function scattered(threads: readonly (readonly Point[])[], step: number): Point[] {
  return threads.flatMap((thread, at) => walk(thread, step, at % 2 === 0 ? 0 : step / 2));
}

/** Short slanted strokes along a thread: two strands around one another. */
const twists = (thread: readonly Point[]): string =>
  walk(thread, 11, 4)
    .map(([x, y]) => `M${r(x - 4)} ${r(y - 3)}l8 6`)
    .join('');

/** Points on a line, `step` apart. */
function walk(points: readonly Point[], step: number, from: number): Point[] {
  const found: Point[] = [];
  let rest = from;
  points.forEach(([x, y], at) => {
    const [nx, ny] = points[at + 1] ?? [x, y];
    const length = Math.hypot(nx - x, ny - y);
    while (rest < length) {
      found.push([x + ((nx - x) * rest) / length, y + ((ny - y) * rest) / length]);
      rest += step;
    }
    rest -= length;
  });
  return found;
}
