// Soft edges without filters: a shape drawn a few times, a little larger and fainter each time. A tenth of a blur's cost.
import { blob, line, type Point } from './shape.ts';

const STEPS = 6;

/** The opacity of one of `STEPS` layers that together give `opacity`. */
const layer = (opacity: number): string =>
  (1 - (1 - Math.min(0.98, opacity)) ** (1 / STEPS)).toFixed(3);

/** A closed shape whose edge fades over `spread` on both sides of it. */
export function softBlob(
  points: readonly Point[],
  spread: number,
  fill: string,
  opacity: number,
): string {
  const cx = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const cy = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const grown = (by: number): Point[] =>
    points.map(([x, y]): Point => {
      const distance = Math.hypot(x - cx, y - cy) || 1;
      const factor = Math.max(0.12, (distance + by) / distance);
      return [cx + (x - cx) * factor, cy + (y - cy) * factor];
    });
  return group(fill, opacity, (step) => blob(grown(spread * step)));
}

/** A line of `width` whose edges fade. */
export function softLine(
  points: readonly Point[],
  width: number,
  stroke: string,
  opacity: number,
): string {
  const path = line(points);
  const strokes = Array.from(
    { length: STEPS },
    (_, at) => `<path d="${path}" stroke-width="${(width * (0.35 + at * 0.32)).toFixed(1)}"/>`,
  );
  return `<g fill="none" stroke="${stroke}" stroke-opacity="${layer(opacity)}" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
}

/** A round spot of light or colour. */
export function softSpot(
  [x, y]: Point,
  [rx, ry]: readonly [number, number],
  fill: string,
  opacity: number,
): string {
  const rings = Array.from({ length: STEPS }, (_, at) => {
    const size = 0.3 + at * 0.22;
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(rx * size).toFixed(1)}" ry="${(ry * size).toFixed(1)}"/>`;
  });
  return `<g fill="${fill}" fill-opacity="${layer(opacity)}">${rings.join('')}</g>`;
}

function group(fill: string, opacity: number, shape: (step: number) => string): string {
  const paths = Array.from(
    { length: STEPS },
    (_, at) => `<path d="${shape((at / (STEPS - 1)) * 2 - 1)}"/>`,
  );
  return `<g fill="${fill}" fill-opacity="${layer(opacity)}">${paths.join('')}</g>`;
}
