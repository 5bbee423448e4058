// The options of the creation wizard: its steps, and what each offers for a gender and the traits chosen so far.
import type { CreateStep } from '@velour/contract/screens.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { LOOK_FIELDS, SHOWN_WORDS, type Look, type LookField } from '../../characters/service.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

interface Tone extends Option {
  /** The color of the swatch. */
  readonly tone: string;
}

interface Step {
  readonly step: number;
  readonly name: CreateStep;
  readonly field: string | null;
  readonly most: number;
  readonly is_optional: boolean;
  readonly options: readonly Option[];
  readonly beside: Beside | null;
}

interface Beside {
  readonly field: string;
  readonly label: string;
  readonly options: Tone[];
}

/** Values by field, in the order of choice. */
export type Chosen = Readonly<Record<string, readonly string[]>>;

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

/** Names of peoples and places have a capital letter in each word. */
const proper = (options: Option[]): Option[] =>
  options.map(({ value, label }) => ({
    value,
    label: label.replace(/\b[a-z]/g, (letter) => letter.toUpperCase()),
  }));

const HUMAN_ETHNICITIES = proper(
  named('african', 'east_asian', 'european', 'latin', 'middle_eastern', 'south_asian', 'pacific'),
);
const ANIME_KINDS = named('human', 'elf', 'demon', 'fox_spirit', 'android', 'vampire');

const BODIES: Record<Gender, Option[]> = {
  female: named('slim', 'athletic', 'curvy', 'full'),
  anime: named('slim', 'athletic', 'curvy', 'full'),
  male: named('slim', 'athletic', 'broad', 'full'),
};

const HAIR: Record<Gender, Option[]> = {
  female: named('long_waves', 'straight', 'bob', 'pixie', 'curls', 'braids', 'ponytail', 'bun'),
  anime: named(
    'long_straight',
    'waves',
    'hime_cut',
    'wolf_cut',
    'bob',
    'pixie',
    'side_braid',
    'ponytail',
  ),
  male: named('short', 'side_part', 'curls', 'buzz', 'long', 'undercut', 'bun', 'bald'),
};

const toned = (tones: Readonly<Record<string, string>>): Tone[] =>
  named(...Object.keys(tones)).map((option) => ({ ...option, tone: tones[option.value] ?? '' }));

const NATURAL_COLOURS = toned({
  black: '#211b20',
  dark_brown: '#3a251c',
  brown: '#573823',
  auburn: '#74311f',
  copper: '#bc5d2b',
  golden_blond: '#cf9c4c',
  platinum: '#e3d3b4',
  silver: '#b7bdcc',
});
const ANIME_COLOURS = toned({
  black: '#211b20',
  brown: '#573823',
  copper: '#bc5d2b',
  golden_blond: '#cf9c4c',
  silver: '#b7bdcc',
  blue: '#4a78cc',
  lavender: '#9580cc',
  rose: '#dd87a4',
});

const colours = (gender: Gender): Beside => ({
  field: 'hair_colour',
  label: 'Color',
  options: gender === 'anime' ? ANIME_COLOURS : NATURAL_COLOURS,
});

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

/** A slim body excludes the largest shapes. */
function shapes(gender: Gender, chosen: Chosen): Option[] {
  if (gender === 'male') return [];
  return chosen['body']?.includes('slim')
    ? named('small', 'medium')
    : named('small', 'medium', 'large');
}

export function creationSteps(gender: Gender, chosen: Chosen): Step[] {
  const ethnicities = gender === 'anime' ? ANIME_KINDS : HUMAN_ETHNICITIES;
  const steps: readonly StepGiven[] = [
    { name: 'choice', field: 'gender', options: GENDERS },
    { name: 'choose-type', field: 'type', options: TYPES[gender] },
    { name: 'choose-ethnicity', field: 'ethnicity', options: ethnicities },
    { name: 'choose-body', field: 'body', options: BODIES[gender] },
    { name: 'choose-breast', field: 'breast', is_optional: true, options: shapes(gender, chosen) },
    { name: 'choose-butt', field: 'butt', is_optional: true, options: shapes(gender, chosen) },
    {
      name: 'choose-hair',
      field: 'hair_style',
      options: HAIR[gender],
      // A bald head has no color.
      beside: chosen['hair_style']?.includes('bald') ? null : colours(gender),
    },
    {
      name: 'choose-personalities',
      field: 'personalities',
      is_optional: true,
      most: 3,
      options: PERSONALITIES,
    },
    {
      name: 'choose-fetish',
      field: 'fetishes',
      is_optional: true,
      most: 3,
      options: INTERESTS,
    },
    { name: 'description', field: null, most: 0, options: [] },
  ];
  return steps.map((one, at) => ({
    most: 1,
    is_optional: false,
    beside: null,
    ...one,
    step: at + 1,
  }));
}

type StepGiven = Pick<Step, 'name' | 'field' | 'options'> & Partial<Step>;

/** Filters these choices to values that the wizard offers. */
export function onlyOffered(gender: Gender, chosen: Chosen): Chosen {
  const offered = creationSteps(gender, chosen).flatMap(({ field, options }) => {
    const values = field === null || !Object.hasOwn(chosen, field) ? [] : (chosen[field] ?? []);
    const known = values.filter((value) => options.some((option) => option.value === value));
    return field !== null && known.length > 0 ? [[field, known] as const] : [];
  });
  return Object.fromEntries(offered);
}

const MAX_VALUES = 3;

/** `body:slim,hair_style:bob` as fields and values; undefined for anything else. */
export function readChosen(text: string | undefined): Chosen | undefined {
  const chosen = new Map<string, string[]>();
  for (const pair of (text ?? '').split(',').filter((part) => part !== '')) {
    const match = /^([a-z_]{1,40}):([a-z_]{1,40})$/.exec(pair);
    if (!match?.[1] || !match[2]) return undefined;
    const values = chosen.get(match[1]) ?? [];
    if (values.length === MAX_VALUES) return undefined;
    chosen.set(match[1], [...values, match[2]]);
  }
  return Object.fromEntries(chosen);
}

/** Steps with a full-body view, by angle; the others show a portrait. */
export const FULL_BODY_VIEWS: Readonly<Record<string, string>> = {
  body: 'front',
  breast: 'side',
  butt: 'back',
};

const OPEN = '-';

/** The last part of a picture's address: `female.artist.-.slim.-.-.-.-.-.-.-`. */
export const nameOf = ({ gender, words }: Look): string =>
  [gender, ...LOOK_FIELDS.map((field) => words[field] ?? OPEN)].join('.');

/** Undefined if the name does not match an offered choice. */
export function parseLookName(
  name: string,
  offers: (gender: Gender, field: LookField) => readonly string[],
): Look | undefined {
  const [first = '', ...words] = name.split('.');
  if (first !== 'female' && first !== 'anime' && first !== 'male') return undefined;
  if (words.length !== LOOK_FIELDS.length) return undefined;
  const named: Partial<Record<LookField, string>> = {};
  for (const [at, field] of LOOK_FIELDS.entries()) {
    const word = words[at] ?? OPEN;
    if (word === OPEN) continue;
    if (!(SHOWN_WORDS[field] ?? offers(first, field)).includes(word)) return undefined;
    named[field] = word;
  }
  return { gender: first, words: named };
}
