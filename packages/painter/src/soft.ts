// A radial gradient: strongest in its middle, transparent at its edge.
import type { Point } from './body/shape.ts';

export type Tint = readonly [colour: string, opacity: number];

/** `rx` and `ry` are where half of the colour is left. */
export function softSpot(
  [x, y]: Point,
  [rx, ry]: readonly [rx: number, ry: number],
  [fill, opacity]: Tint,
): string {
  const id = `s${fill.slice(1)}${Math.round(opacity * 100)}`;
  const stop = (at: number, share: number): string =>
    `<stop offset="${at}" stop-color="${fill}" stop-opacity="${(opacity * share).toFixed(3)}"/>`;
  return `<radialGradient id="${id}">${stop(0, 1)}${stop(0.5, 0.55)}${stop(1, 0)}</radialGradient><ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(rx * 1.5).toFixed(1)}" ry="${(ry * 1.5).toFixed(1)}" fill="url(#${id})"/>`;
}
