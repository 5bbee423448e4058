// Backgrounds that tell where somebody is. They are drawn small and out of focus, so plain shapes are enough.
import { mix, shade } from './colour.ts';
import { bar, bookshop, kitchen, stage, windowAtNight, workshop } from './places-inside.ts';
import { greenhouse, harbour, mountains, observatory, rooftop, sea } from './places-outside.ts';
import { type Chance, chanceOf } from './random.ts';
import type { Sky } from './staging.ts';

export interface Setting {
  readonly sky: Sky;
  readonly chance: Chance;
  /** −1 or 1: where the main light comes from. */
  readonly side: -1 | 1;
}

const PLACES: readonly (readonly [RegExp, (setting: Setting) => string])[] = [
  [/book|library/, bookshop],
  [/workshop|atelier|studio/, (setting) => workshop(setting, '#8a5a34')],
  [/garage/, (setting) => workshop(setting, '#4a5160')],
  [/kitchen|bakery/, kitchen],
  [/bar|cafe|café/, bar],
  [/stage|hall|theatre/, stage],
  [/harbour|port|boat/, harbour],
  [/sea|beach|coast/, sea],
  [/mountain|hill/, mountains],
  [/observator|stars/, observatory],
  [/roof|city|street/, rooftop],
  [/green|garden|forest|park/, greenhouse],
  [/window|room|night|home/, windowAtNight],
];

export function place(word: string, sky: Sky, more: { seed: number; side: -1 | 1 }): string {
  const setting: Setting = { sky, side: more.side, chance: chanceOf(more.seed, word) };
  const draw = PLACES.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1] ?? mood;
  return draw(setting);
}

/** A place that no word names: light and colour only. */
const mood = (setting: Setting): string => air(setting) + bokeh(setting, 16, [60, 700]);

export function air({ sky, side }: Setting): string {
  const x = side < 0 ? 130 : 470;
  return (
    `<linearGradient id="air" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${sky.top}"/><stop offset=".55" stop-color="${sky.middle}"/><stop offset="1" stop-color="${sky.low}"/></linearGradient>` +
    `<rect width="600" height="800" fill="url(#air)"/>` +
    glow(x, 250, 330, sky.middle, 0.7)
  );
}

/** A soft round light. */
export function glow(x: number, y: number, r: number, colour: string, opacity: number): string {
  const id = `glow-${Math.round(x)}-${Math.round(y)}-${Math.round(r)}-${colour.slice(1)}`;
  return (
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/><stop offset=".45" stop-color="${colour}" stop-opacity="${opacity * 0.35}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`
  );
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

export const box = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
