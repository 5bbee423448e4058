// Points become SVG paths: smooth lines, closed shapes and tapered ribbons.

export type Point = readonly [x: number, y: number];

/** Formatting decimals costs more than the curves, so each tenth is formatted once. */
const TENTHS: string[] = [];
const MOST = 20_000;
export const tenths = (value: number): string => {
  const whole = Math.round(value * 10);
  return whole >= -MOST && whole <= MOST
    ? (TENTHS[whole + MOST] ??= String(whole / 10))
    : String(whole / 10);
};
const pt = ([x, y]: Point): string => `${tenths(x)} ${tenths(y)}`;
export const lerp = (from: number, to: number, share: number): number => from + (to - from) * share;
export const clamp = (value: number, least = 0, most = 1): number =>
  Math.min(most, Math.max(least, value));

/** Pairs of numbers in a text. */
export const places = (text: string): Point[] => {
  const numbers = text.split(/,? /).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, at): Point => [
    numbers[at * 2] ?? 0,
    numbers[at * 2 + 1] ?? 0,
  ]);
};

/** A smooth line through all points (Catmull-Rom as Béziers). */
export function line(points: readonly Point[]): string {
  return points.length < 2 ? '' : `M${pt(at(points, 0))}${curves(points, false)}`;
}

/** A smooth closed shape through all points. */
export function blob(points: readonly Point[]): string {
  return points.length < 3 ? '' : `M${pt(at(points, 0))}${curves(points, true)}Z`;
}

/** A closed shape of several smooth sides that meet in corners; each side begins where the last one ended. */
export function sides(...parts: readonly (readonly Point[])[]): string {
  const first = parts[0]?.[0];
  if (!first) return '';
  const drawn = parts.map((part, index) => {
    const start = index === 0 ? '' : `L${pt(at(part, 0))}`;
    return start + curves(part, false);
  });
  return `M${pt(first)}${drawn.join('')}Z`;
}

function curves(points: readonly Point[], closed: boolean): string {
  const count = closed ? points.length : points.length - 1;
  const near = (index: number): Point =>
    at(
      points,
      closed ? (index + points.length) % points.length : clamp(index, 0, points.length - 1),
    );
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const [before, from, to, after] = [near(i - 1), near(i), near(i + 1), near(i + 2)];
    const c1: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const c2: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${pt(c1)} ${pt(c2)} ${pt(to)}`;
  }
  return path;
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no point ${index}`);
  return item;
}

/** A stroke of changing width as a filled shape; `width(t)` is the half-width from start (0) to end (1). */
export function ribbon(points: readonly Point[], width: (t: number) => number): string {
  const edge = (side: -1 | 1): Point[] =>
    beside(points, (index) => side * width(index / (points.length - 1)));
  return sides(edge(1), edge(-1).reverse());
}

/** A line beside another, `far` from each of its points to the right of its way, or to the left if negative. */
export const beside = (points: readonly Point[], far: (index: number) => number): Point[] =>
  points.map(([x, y], index): Point => {
    const [ax, ay] = at(points, Math.max(0, index - 1));
    const [bx, by] = at(points, Math.min(points.length - 1, index + 1));
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const reach = far(index);
    return [x + (-(by - ay) / length) * reach, y + ((bx - ax) / length) * reach];
  });

/** Between the points of a line: 1.5 is half the way from the second to the third. */
export function pointAt(points: readonly Point[], place: number): Point {
  const low = clamp(Math.floor(place), 0, points.length - 2);
  const [a, b] = [at(points, low), at(points, low + 1)];
  return [lerp(a[0], b[0], place - low), lerp(a[1], b[1], place - low)];
}

/** Interpolates between rows of numbers that begin with a height; beyond the ends these go on. */
export function rowAt(rows: readonly (readonly number[])[], y: number): readonly number[] {
  const next = rows.findIndex(([height = 0]) => height >= y);
  const [above, below] = [rows[next - 1], next < 0 ? rows.at(-1) : rows[next]];
  if (!above || !below) return below ?? [];
  const [top = 0, bottom = 1] = [above[0], below[0]];
  return above.map((value, column) =>
    lerp(value, below[column] ?? value, (y - top) / (bottom - top)),
  );
}

/** More points on the same smooth line, `steps` for each piece. */
export const refine = (points: readonly Point[], steps: number): Point[] =>
  refineAll(points, steps).map(([x = 0, y = 0]): Point => [x, y]);

/** The same for any number of dimensions. */
export function refineAll(points: readonly (readonly number[])[], steps: number): number[][] {
  const result: number[][] = [];
  for (let i = 0; i < points.length - 1; i += 1) {
    const p0 = at(points, Math.max(0, i - 1));
    const [p1, p2] = [at(points, i), at(points, i + 1)];
    const p3 = at(points, Math.min(points.length - 1, i + 2));
    for (let step = 0; step < steps; step += 1) {
      const t = step / steps;
      result.push(
        p1.map((b, axis) => {
          const [a, c, d] = [p0[axis] ?? b, p2[axis] ?? b, p3[axis] ?? b];
          return (
            0.5 *
            (2 * b +
              (c - a) * t +
              (2 * a - 5 * b + 4 * c - d) * t * t +
              (3 * b - a - 3 * c + d) * t ** 3)
          );
        }),
      );
    }
  }
  result.push([...at(points, points.length - 1)]);
  return result;
}
