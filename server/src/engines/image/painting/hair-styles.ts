// The hair styles: which words mean which, and what each is made of.
import {
  behind,
  curtains,
  fringe,
  gathered,
  shortSides,
  sweptFringe,
  sweptTop,
  tail,
  wisps,
} from './hair-guides.ts';
import { chanceOf } from './random.ts';
import type { Sheet } from './hair-sheets.ts';
import type { Likeness } from './likeness.ts';

export type HairStyle =
  | 'long'
  | 'wavy'
  | 'shoulder'
  | 'bob'
  | 'bun'
  | 'ponytail'
  | 'braid'
  | 'pixie'
  | 'curls'
  | 'swept'
  | 'parted'
  | 'cropped'
  | 'short-curls';

const WOMEN: readonly (readonly [RegExp, HairStyle])[] = [
  [/curl|afro|coil/, 'curls'],
  [/braid|plait/, 'braid'],
  [/bun|updo|chignon/, 'bun'],
  [/pony/, 'ponytail'],
  [/bob|chin/, 'bob'],
  [/pixie|short|crop/, 'pixie'],
  [/shoulder|medium/, 'shoulder'],
  [/wav/, 'wavy'],
  [/./, 'long'],
];
const MEN: readonly (readonly [RegExp, HairStyle])[] = [
  [/curl|afro|coil/, 'short-curls'],
  [/crop|buzz|bald|shav|fade/, 'cropped'],
  [/swept|slick|quiff|long|wav|bun/, 'swept'],
  [/./, 'parted'],
];

export function styleOf(word: string, sex: 'woman' | 'man'): HairStyle {
  const rows = sex === 'man' ? MEN : WOMEN;
  return (
    rows.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1] ??
    (sex === 'man' ? 'parted' : 'long')
  );
}

export function sheetsOf(likeness: Likeness): Sheet[] {
  const chance = chanceOf(likeness.seed, 'hair');
  const part = chance.between(10, 24) * chance.pick([-1, 1]);
  const anime = likeness.hand === 'anime';
  const few = anime ? 0.34 : 1;
  const wide = anime ? 2.3 : 1;
  const sheets = draw(likeness.style, part, anime);
  return sheets.map((sheet) => ({
    ...sheet,
    locks: Math.max(3, Math.round(sheet.locks * few)),
    weight: sheet.weight * wide,
  }));
}

function draw(style: HairStyle, part: number, anime: boolean): Sheet[] {
  if (style === 'long')
    return [behind(225), ...curtains(part, 215, 0), ...(anime ? [fringe(part)] : [])];
  if (style === 'wavy') return [behind(210, 12), ...curtains(part, 200, 13)];
  if (style === 'shoulder') return [behind(140), ...curtains(part, 138, 5)];
  if (style === 'bob')
    return [behind(88), ...curtains(part, 84, 0), ...(anime ? [fringe(part)] : [])];
  if (style === 'bun') return [...gathered(part), ...wisps(part, anime ? 118 : 88)];
  if (style === 'ponytail') return [tail(), ...gathered(part), ...wisps(part, 60)];
  if (style === 'braid') return [...gathered(part, 0), ...wisps(part, 74)];
  if (style === 'pixie')
    return [...shortSides(), sweptTop({ height: 9, lean: part * -1.2 }), sweptFringe(part)];
  if (style === 'swept') return [...shortSides(), sweptTop({ height: 14, lean: 0 })];
  if (style === 'parted') return [...shortSides(), sweptTop({ height: 7, lean: part * -1.7 })];
  return style === 'short-curls' ? shortSides() : [];
}
