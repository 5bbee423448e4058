// Backgrounds that tell where somebody is. They are drawn small and out of focus, so plain shapes are enough.
import { bar, bookshop, kitchen, stage, windowAtNight, workshop } from './places-inside.ts';
import { greenhouse, harbour, mountains, observatory, rooftop, sea } from './places-outside.ts';
import { chanceOf } from './random.ts';
import { air, bokeh, type Setting } from './scenery.ts';
import type { Sky } from './staging.ts';

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
