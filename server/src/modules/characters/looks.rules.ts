// The looks of a character: converts its traits to the person and the scene that an image provider draws.
import type { Traits } from '@velour/contract/characters.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { BUILT_IN, type Identity, type Scene } from '../../providers/image/port.ts';

/** The traits that a picture shows, in the order of the wizard. */
export const LOOK_FIELDS = [
  'type',
  'ethnicity',
  'body',
  'breast',
  'butt',
  'hair_style',
  'hair_colour',
  'personalities',
  'fetishes',
  'years',
  'view',
] as const;
export type LookField = (typeof LOOK_FIELDS)[number];

/** One word for each chosen field. */
export interface Look {
  readonly gender: Gender;
  readonly words: Partial<Readonly<Record<LookField, string>>>;
}

const YOUNG = 25;
const YEARS: Readonly<Record<string, number>> = { grown: 37, ripe: 50, wise: 66 };

/** Faces do not change from one birthday to the next. */
export function yearsOf(age: number | undefined): string | undefined {
  if (age === undefined || age < 31) return undefined;
  if (age < 44) return 'grown';
  return age < 58 ? 'ripe' : 'wise';
}

/** The angles of full-body views. */
const VIEWS: Readonly<Record<string, Pick<Scene, 'pose'>>> = {
  front: { pose: 'standing' },
  side: { pose: 'standing, turned' },
  back: { pose: 'standing in profile' },
};

interface Heritage {
  readonly ethnicity: string;
  readonly skin: string;
  readonly hair: string;
  readonly eyes: string;
  /** The hair without a chosen cut. */
  readonly cuts?: Readonly<Record<'female' | 'male', string>>;
}

const HERITAGES: Readonly<Record<string, Heritage>> = {
  african: {
    ethnicity: 'west african',
    skin: 'dark',
    hair: 'black',
    eyes: 'dark brown',
    cuts: { female: 'curls', male: 'cropped' },
  },
  east_asian: { ethnicity: 'east asian', skin: 'light', hair: 'black', eyes: 'dark brown' },
  european: { ethnicity: 'nordic', skin: 'fair', hair: 'brown', eyes: 'grey blue' },
  latin: { ethnicity: 'latin', skin: 'medium', hair: 'dark brown', eyes: 'brown' },
  middle_eastern: { ethnicity: 'persian', skin: 'olive', hair: 'black', eyes: 'hazel' },
  south_asian: { ethnicity: 'south asian', skin: 'brown', hair: 'black', eyes: 'dark brown' },
  pacific: { ethnicity: 'polynesian', skin: 'tan', hair: 'black', eyes: 'brown' },
  human: { ethnicity: 'east asian', skin: 'light', hair: 'dark brown', eyes: 'brown' },
  elf: { ethnicity: 'nordic', skin: 'fair', hair: 'golden blond', eyes: 'green' },
  demon: { ethnicity: 'persian', skin: 'olive', hair: 'red', eyes: 'gold' },
  fox_spirit: { ethnicity: 'east asian', skin: 'light', hair: 'copper', eyes: 'amber' },
  android: { ethnicity: 'nordic', skin: 'porcelain', hair: 'silver', eyes: 'teal' },
  vampire: { ethnicity: 'slavic', skin: 'porcelain', hair: 'black', eyes: 'rose' },
};

const FIRST_HERITAGE: Readonly<Record<Gender, string>> = {
  female: 'european',
  anime: 'human',
  male: 'european',
};

const BUILDS: Readonly<Record<Gender, Readonly<Record<string, string>>>> = {
  female: { full: 'sturdy' },
  anime: { full: 'sturdy' },
  male: { broad: 'sturdy', full: 'curvy' },
};

const CUTS: Readonly<Record<Gender, Readonly<Record<string, string>>>> = {
  female: { long_waves: 'long wavy', straight: 'long straight', braids: 'box braids' },
  anime: {
    long_straight: 'long straight',
    waves: 'long wavy',
    hime_cut: 'hime cut',
    wolf_cut: 'wolf cut',
    side_braid: 'side braid',
  },
  male: { short: 'cropped', side_part: 'parted', curls: 'short curls' },
};

const FIRST_CUT: Readonly<Record<Gender, string>> = {
  female: 'long wavy',
  anime: 'long straight',
  male: 'parted',
};

type Setting = Pick<Scene, 'place' | 'light' | 'outfit' | 'colour'>;

const setting = (place: string, light: string, outfit: string, colour: string): Setting => ({
  place,
  light,
  outfit,
  colour,
});

const LIVES: Readonly<Record<string, Setting>> = {
  artist: setting('art studio', 'daylight', 'overalls', 'navy'),
  athlete: setting('boxing gym', 'daylight', 'sports top', 'wine'),
  scholar: setting('library', 'lamplight', 'cardigan', 'forest green'),
  adventurer: setting('mountains', 'golden hour', 'rain jacket', 'mustard'),
  professional: setting('office', 'daylight', 'blazer', 'charcoal'),
  homebody: setting('living room', 'lamplight', 'knit sweater', 'cream'),
  craftsman: setting('workshop', 'golden hour', 'apron', 'rust'),
  swordswoman: setting('cherry blossoms', 'daylight', 'light armour', 'navy'),
  witch: setting('forest', 'dusk', 'cloak', 'plum'),
  officer: setting('space station', 'neon', "captain's jacket", 'navy'),
  idol: setting('stage', 'neon', 'summer dress', 'rose'),
  inventor: setting('laboratory', 'daylight', 'lab coat', 'white'),
  innkeeper: setting('kitchen', 'lamplight', 'apron', 'sage'),
};

const NO_LIFE: Readonly<Record<Gender, Setting>> = {
  female: setting('window at night', 'lamplight', 'blouse', 'plum'),
  anime: setting('cherry blossoms', 'daylight', 'yukata', 'teal'),
  male: setting('rooftop', 'dusk', 'shirt', 'navy'),
};

const EVENINGS: Readonly<Record<string, (gender: Gender) => Setting>> = {
  slow_dancing: (gender) =>
    setting('concert hall', 'lamplight', gender === 'male' ? 'suit' : 'evening gown', 'wine'),
  candlelight: (gender) =>
    setting('bar', 'lamplight', gender === 'male' ? 'waistcoat' : 'evening gown', 'black'),
  love_letters: () => setting('bookshop', 'lamplight', 'cardigan', 'rose'),
  leather_jackets: () => setting('city street', 'neon', 'leather jacket', 'black'),
  silk: (gender) =>
    setting('window at night', 'moonlight', gender === 'male' ? 'shirt' : 'blouse', 'lavender'),
  uniforms: () => setting('harbour', 'golden hour', "captain's jacket", 'navy'),
  long_walks: () => setting('sea', 'golden hour', 'scarf and coat', 'sand'),
  cooking_together: () => setting('kitchen', 'lamplight', 'apron', 'sage'),
};

type Bearing = Pick<Scene, 'mood' | 'pose'>;

const BEARINGS: Readonly<Record<string, Bearing>> = {
  gentle: { mood: 'soft smile', pose: 'facing, head tilted' },
  witty: { mood: 'smirk', pose: 'turned right' },
  bold: { mood: 'confident', pose: 'arms crossed' },
  shy: { mood: 'tender', pose: 'looking down' },
  calm: { mood: 'thoughtful', pose: 'turned left' },
  cheerful: { mood: 'laugh', pose: 'facing' },
  serious: { mood: 'serious', pose: 'facing' },
  mysterious: { mood: 'dreamy', pose: 'over the shoulder left' },
  caring: { mood: 'tender', pose: 'chin on hand' },
  teasing: { mood: 'smirk', pose: 'over the shoulder right' },
};

const FIRST_BEARING: Bearing = { mood: 'soft smile', pose: 'turned right' };

/** One face per gender, so that only the choices change it. */
const FACES: Readonly<Record<Gender, number>> = { female: 5, anime: 11, male: 8 };

/** Values that the wizard does not offer are ignored. */
export const drawingOf = (look: Look): { identity: Identity; scene: Scene } => ({
  identity: {
    gender: look.gender,
    age: YEARS[look.words.years ?? ''] ?? YOUNG,
    seed: FACES[look.gender],
    traits: traitsOf(look),
  },
  scene: {
    ...settingOf(look),
    ...(BEARINGS[look.words.personalities ?? ''] ?? FIRST_BEARING),
    ...VIEWS[look.words.view ?? ''],
    seed: 3,
  },
});

function traitsOf({ gender, words }: Look): Identity['traits'] {
  const heritage = HERITAGES[words.ethnicity ?? ''] ?? HERITAGES[FIRST_HERITAGE[gender]];
  if (!heritage) throw new RangeError('every gender has a first heritage');
  const { ethnicity, skin, hair, eyes, cuts } = heritage;
  const grown = cuts && gender !== 'anime' ? cuts[gender] : FIRST_CUT[gender];
  const { body = 'average', breast, butt, hair_style: cut } = words;
  return {
    ethnicity,
    skin,
    body: BUILDS[gender][body] ?? body,
    ...(breast !== undefined && { breast }),
    ...(butt !== undefined && { butt }),
    hair_style: cut === undefined ? grown : (CUTS[gender][cut] ?? cut),
    hair_colour: words.hair_colour?.replaceAll('_', ' ') ?? hair,
    eye_colour: eyes,
  };
}

function settingOf({ gender, words }: Look): Setting {
  const there =
    EVENINGS[words.fetishes ?? '']?.(gender) ?? LIVES[words.type ?? ''] ?? NO_LIFE[gender];
  if (words.view === undefined) return there;
  // A coat would hide the body.
  return { ...there, outfit: gender === 'male' ? 'tee and trousers' : 'knit dress' };
}

/** Visible traits that no step offers. */
export const SHOWN_WORDS: Partial<Readonly<Record<LookField, readonly string[]>>> = {
  years: Object.keys(YEARS),
  view: Object.keys(VIEWS),
};

/** Stored in recipes: the built-in provider keeps this name. */
export const RECIPE_PROVIDER = BUILT_IN;
const PORTRAIT = { width: 720, height: 960 };

/** The portrait of a character with these traits, the same as in the wizard. */
export function portraitRecipe(of: { gender: Gender; age: number; traits: Traits }) {
  const words: Partial<Record<LookField, string>> = {};
  for (const field of LOOK_FIELDS) {
    if (field === 'view') continue;
    const word = field === 'years' ? yearsOf(of.age) : [of.traits[field]].flat().at(-1);
    if (word) words[field] = word;
  }
  return { engine: RECIPE_PROVIDER, ...drawingOf({ gender: of.gender, words }), ...PORTRAIT };
}
