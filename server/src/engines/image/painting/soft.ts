// Soft edges without filters: a shape drawn a few times, a little larger and fainter each time. A tenth of a blur's cost.
import { blob, line, type Point } from './shape.ts';

export type Tint = readonly [colour: string, opacity: number];

/** Wide edges need more layers, or the eye sees them. */
const layersFor = (spread: number): number => Math.round(Math.min(13, 3 + spread * 0.7));

/** The opacity of one of `count` layers that together give `opacity`. */
const share = (opacity: number, count: number): string =>
  (1 - (1 - Math.min(0.98, opacity)) ** (1 / count)).toFixed(4);

/** A closed shape whose edge fades over `spread` on both sides of it. */
export function softBlob(points: readonly Point[], spread: number, [fill, opacity]: Tint): string {
  const cx = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const cy = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const grown = (by: number): Point[] =>
    points.map(([x, y]): Point => {
      const distance = Math.hypot(x - cx, y - cy) || 1;
      const factor = Math.max(0.12, (distance + by) / distance);
      return [cx + (x - cx) * factor, cy + (y - cy) * factor];
    });
  const count = layersFor(spread);
  const paths = Array.from(
    { length: count },
    (_, at) => `<path d="${blob(grown(spread * ((at / (count - 1)) * 2 - 1)))}"/>`,
  );
  return `<g fill="${fill}" fill-opacity="${share(opacity, count)}">${paths.join('')}</g>`;
}

/** A line of `width` whose edges fade. */
export function softLine(points: readonly Point[], width: number, [stroke, opacity]: Tint): string {
  const path = line(points);
  const count = layersFor(width * 0.4);
  const strokes = Array.from(
    { length: count },
    (_, at) =>
      `<path d="${path}" stroke-width="${(width * (0.3 + (at / count) * 1.9)).toFixed(1)}"/>`,
  );
  return `<g fill="none" stroke="${stroke}" stroke-opacity="${share(opacity, count)}" stroke-linecap="round" stroke-linejoin="round">${strokes.join('')}</g>`;
}

/** A round spot of light or colour. */
export function softSpot(
  [x, y]: Point,
  [rx, ry]: readonly [number, number],
  [fill, opacity]: Tint,
): string {
  const count = layersFor(Math.max(rx, ry) * 0.4);
  const rings = Array.from({ length: count }, (_, at) => {
    const size = 0.2 + (at / count) * 1.3;
    return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(rx * size).toFixed(1)}" ry="${(ry * size).toFixed(1)}"/>`;
  });
  return `<g fill="${fill}" fill-opacity="${share(opacity, count)}">${rings.join('')}</g>`;
}
