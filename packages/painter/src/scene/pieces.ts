// Pieces of backgrounds: boxes, discs, soft lights.
import { tenths as n } from '../body/shape.ts';

export type Rect = readonly [x: number, y: number, width: number, height: number];

export const box = ([x, y, w, h]: Rect, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`;

type Disc = readonly [x: number, y: number, r: number];

export const disc = ([x, y, r]: Disc, fill: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" fill-opacity="${n(opacity * 100)}%"/>`;

/** A soft round light. */
export function glow([x, y, r]: Disc, colour: string, opacity: number): string {
  const id = `glow-${Math.round(x)}-${Math.round(y)}-${Math.round(r)}-${colour.slice(1)}`;
  return [
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${n(opacity * 100)}%"/><stop offset=".45" stop-color="${colour}" stop-opacity="${n(opacity * 35)}%"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="url(#${id})"/>`,
  ].join('');
}

/** So many pieces of one kind. */
export const repeated = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');
