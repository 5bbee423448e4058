// Every hair style by name, adapted to the person.
import { LOOSE } from './cuts-loose.ts';
import { SHORT } from './cuts-short.ts';
import { TIED } from './cuts-tied.ts';
import { headscarf } from '../body/headscarf.ts';
import { fringe } from './falling.ts';
import type { Panel } from './panel.ts';
import {
  type Chair,
  type Cuts,
  type Haircut,
  type HairStyle,
  maneFor,
  withFront,
} from './haircut.ts';
import { type Chance, chanceOf } from '../random.ts';
import type { Sitting } from '../body/sitting.ts';
import { isIn } from '../words.ts';

const CUTS: Cuts = { ...LOOSE, ...TIED, ...SHORT };

export function haircutOf(sitting: Sitting): Haircut {
  const { seed, style: word, marks } = sitting.likeness;
  if (marks.has('headscarf')) return headscarf(sitting);
  const style = isIn(CUTS, word) ? word : 'long straight';
  const chance = chanceOf(seed, 'hair');
  const full = chance.pick([-1, 1]);
  const chair: Chair = { sitting, full, part: -full * chance.between(12, 24) };
  const cut = CUTS[style](chair);
  return FRINGED.has(style) ? withFront(cut, ...usualFringe(chair, chance)) : cut;
}

const FRINGED: ReadonlySet<HairStyle> = new Set<HairStyle>([
  'long straight',
  'long wavy',
  'shoulder',
  'bob',
  'bun',
  'low bun',
  'ponytail',
  'braid',
  'half up',
]);

function usualFringe(chair: Chair, chance: Chance): Panel[] {
  const { sitting, part, full } = chair;
  const mane = maneFor(chair, { lift: 17, spread: 10 });
  const kind = chance.pick(['none', 'parted', 'light', 'swept']);
  if (kind === 'none') return [];
  const base = { part, mane, ragged: 0.2 };
  if (kind === 'light') return [fringe(sitting, { ...base, middle: -20, temple: 2, locks: 7 })];
  if (kind === 'swept')
    return [fringe(sitting, { ...base, middle: -27, temple: 12, locks: 6, sweep: full * 17 })];
  return [fringe(sitting, { ...base, middle: -44, temple: 34, locks: 6, arch: 1.5 })];
}
