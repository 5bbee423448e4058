// What backgrounds are made of: air, soft lights, discs out of focus, plain boxes.
import { mix, shade } from './colour.ts';
import type { Chance } from './random.ts';
import type { Sky } from './staging.ts';

export interface Setting {
  readonly sky: Sky;
  readonly chance: Chance;
  /** −1 or 1: where the main light comes from. */
  readonly side: -1 | 1;
}

export function air({ sky, side }: Setting): string {
  const x = side < 0 ? 130 : 470;
  return [
    `<linearGradient id="air" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky.top}"/><stop offset=".55" stop-color="${sky.middle}"/><stop offset="1" stop-color="${sky.low}"/></linearGradient>`,
    `<rect width="600" height="800" fill="url(#air)"/>`,
    glow([x, 250, 330], sky.middle, 0.7),
  ].join('');
}

type Disc = readonly [x: number, y: number, r: number];

/** A soft round light. */
export function glow([x, y, r]: Disc, colour: string, opacity: number): string {
  const id = `glow-${Math.round(x)}-${Math.round(y)}-${Math.round(r)}-${colour.slice(1)}`;
  return [
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${opacity * 0.35}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`,
  ].join('');
}

/** Lights out of focus: even discs with a brighter edge. */
export function bokeh(
  { sky, chance }: Setting,
  count: number,
  [top, bottom]: readonly [number, number],
): string {
  return Array.from({ length: count }, () => {
    const [x, y, r] = [
      chance.between(-10, 610),
      chance.between(top, bottom),
      chance.between(9, 30),
    ];
    const colour = mix(
      sky.lamp,
      chance.pick(['#ff9a6a', '#ffd9a0', '#8fb4ff', '#ffffff']),
      chance.between(0, 0.6),
    );
    const opacity = chance.between(0.16, 0.5);
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="${colour}" fill-opacity="${opacity}" stroke="${shade(colour, 0.1)}" stroke-opacity="${opacity * 0.7}" stroke-width="1.6"/>`;
  }).join('');
}

type Rect = readonly [x: number, y: number, width: number, height: number];

export const box = ([x, y, w, h]: Rect, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
