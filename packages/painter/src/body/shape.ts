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
  const last = points.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], index) => {
    const [ax, ay] = at(points, Math.max(0, index - 1));
    const [bx, by] = at(points, Math.min(last, index + 1));
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = width(index / last);
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
    left.push([x + nx, y + ny]);
    right.push([x - nx, y - ny]);
  });
  return sides(left, right.reverse());
}

/** More points on the same smooth line, `steps` for each piece. */
export function refine<P extends readonly number[]>(
  points: readonly P[],
  steps: number,
): number[][] {
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
