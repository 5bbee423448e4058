// A cut piece of cloth and a seam, as SVG.
import { line, type Point } from './shape.ts';

export const shapeOf = (path: string, fill: string, more = ''): string =>
  `<path d="${path}" fill="${fill}" ${more}/>`;
export const seam = (points: readonly Point[], colour: string, width = 1.4): string =>
  `<path d="${line(points)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity=".6" stroke-linecap="round"/>`;
