// The creation wizard's options: which steps there are, and what each offers for a gender and the traits chosen so far.
import type { Gender } from '@velour/contract/scalars.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface Step {
  readonly step: number;
  readonly name: string;
  readonly field: string | null;
  readonly most: number;
  readonly options: Option[];
}

type Chosen = Readonly<Record<string, string>>;

const GENDERS: Option[] = [
  { value: 'female', label: 'Girl' },
  { value: 'anime', label: 'Anime' },
  { value: 'male', label: 'Boy' },
];

/** A value's label is the value in plain words: `side_part` reads "Side part". */
const named = (...values: readonly string[]): Option[] =>
  values.map((value) => {
    const words = value.replaceAll('_', ' ');
    return { value, label: words.charAt(0).toUpperCase() + words.slice(1) };
  });

const TYPES: Record<Gender, Option[]> = {
  female: named('artist', 'athlete', 'scholar', 'adventurer', 'professional', 'homebody'),
  anime: named('swordswoman', 'witch', 'officer', 'idol', 'inventor', 'innkeeper'),
  male: named('artist', 'athlete', 'scholar', 'adventurer', 'professional', 'craftsman'),
};

const HUMAN_ETHNICITIES = named(
  'african',
  'east_asian',
  'european',
  'latin',
  'middle_eastern',
  'south_asian',
  'pacific',
);
const ANIME_KINDS = named('human', 'elf', 'demon', 'fox_spirit', 'android', 'vampire');

const BODIES: Record<Gender, Option[]> = {
  female: named('slim', 'athletic', 'curvy', 'full'),
  anime: named('slim', 'athletic', 'curvy', 'full'),
  male: named('slim', 'athletic', 'broad', 'full'),
};

const HAIR: Record<Gender, Option[]> = {
  female: named('long_waves', 'straight', 'bob', 'pixie', 'curls', 'braids', 'ponytail', 'bun'),
  anime: named('long_straight', 'twin_tails', 'bob', 'pixie', 'waves', 'side_braid', 'ponytail'),
  male: named('short', 'side_part', 'curls', 'buzz', 'long', 'undercut', 'bun', 'bald'),
};

const PERSONALITIES = named(
  'gentle',
  'witty',
  'bold',
  'shy',
  'calm',
  'cheerful',
  'serious',
  'mysterious',
  'caring',
  'teasing',
);
const INTERESTS = named(
  'slow_dancing',
  'candlelight',
  'love_letters',
  'leather_jackets',
  'silk',
  'uniforms',
  'long_walks',
  'cooking_together',
);

/** A broad build asks for fuller shapes only where the body chosen has them. */
function shapes(gender: Gender, chosen: Chosen): Option[] {
  if (gender === 'male') return [];
  return chosen['body'] === 'slim' ? named('small', 'medium') : named('small', 'medium', 'large');
}

export function creationSteps(gender: Gender, chosen: Chosen): Step[] {
  const anime = gender === 'anime';
  return [
    { step: 1, name: 'choice', field: 'gender', most: 1, options: GENDERS },
    { step: 2, name: 'choose-type', field: 'type', most: 1, options: TYPES[gender] },
    {
      step: 3,
      name: 'choose-ethnicity',
      field: 'ethnicity',
      most: 1,
      options: anime ? ANIME_KINDS : HUMAN_ETHNICITIES,
    },
    { step: 4, name: 'choose-body', field: 'body', most: 1, options: BODIES[gender] },
    { step: 5, name: 'choose-breast', field: 'breast', most: 1, options: shapes(gender, chosen) },
    { step: 6, name: 'choose-butt', field: 'butt', most: 1, options: shapes(gender, chosen) },
    { step: 7, name: 'choose-hair', field: 'hair_style', most: 1, options: HAIR[gender] },
    {
      step: 8,
      name: 'choose-personalities',
      field: 'personalities',
      most: 3,
      options: PERSONALITIES,
    },
    { step: 9, name: 'choose-fetish', field: 'fetishes', most: 3, options: INTERESTS },
    { step: 10, name: 'description', field: 'description', most: 0, options: [] },
  ];
}

/** `body:slim,hair_style:bob` as fields and values; undefined for anything else. */
export function readChosen(text: string | undefined): Chosen | undefined {
  const chosen: Record<string, string> = {};
  for (const pair of (text ?? '').split(',').filter((part) => part !== '')) {
    const match = /^([a-z_]{1,40}):([a-z_]{1,40})$/.exec(pair);
    if (!match?.[1] || !match[2]) return undefined;
    chosen[match[1]] = match[2];
  }
  return chosen;
}
