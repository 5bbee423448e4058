// The prompt of a picture: the place of its encryption, its final wording, and the scene that it names. Pure.
import {
  cleanPrompt,
  wordingOf,
  type Identity,
  type Scene,
  type Wording,
} from '../../providers/image/port.ts';
import * as vocabulary from '@velour/painter/vocabulary.ts';

/** The authenticated place of a job's encrypted prompt. */
export const promptPlace = (jobId: string): string => `studio:${jobId}`;

interface Request {
  readonly identity: Identity;
  readonly scene: Scene;
  /** The member's text. */
  readonly words: string;
}

/** The maximum depth of brackets inside brackets; deeper ones are only removed. */
const MAX_NESTED = 8;

/** Removes weights such as `(rain:1.4)` and `[[rain]]`, which picture servers interpret. */
function withoutWeights(words: string): string {
  let text = words;
  for (let depth = 0; depth < MAX_NESTED; depth += 1)
    text = text.replace(/[([]\s*([^()[\]]*?)\s*(?::\s*-?[\d.]+\s*)?[)\]]/g, '$1');
  return text
    .replace(/[()[\]]/g, ' ')
    .replace(/\b(?:BREAK|AND)\b/g, ',')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The appearance comes first, so that any text gives the same person; then the member's text. */
export function finalWording({ identity, scene, words }: Request): Wording {
  const fixed = wordingOf({ identity, scene });
  const wanted = withoutWeights(cleanPrompt(words));
  return {
    text: wanted === '' ? fixed.text : `${fixed.text} ${wanted}.`,
    negative: fixed.negative,
  };
}

type Field = 'place' | 'light' | 'pose' | 'mood' | 'outfit' | 'colour';

/** Synonyms for words of the painter's vocabulary; matched as whole words. */
const SYNONYMS: Readonly<Record<Field, Readonly<Record<string, readonly string[]>>>> = {
  place: {
    'window at night': ['by the window', 'window', 'at night'],
    'living room': ['home', 'sofa', 'couch', 'fireplace', 'bedroom'],
    bookshop: ['book shop', 'bookstore', 'books'],
    library: ['reading', 'study', 'university'],
    workshop: ['woodwork', 'tools'],
    garage: ['motorcycle', 'motorbike', 'car'],
    'art studio': ['painting', 'easel', 'canvas', 'atelier'],
    kitchen: ['cooking', 'baking', 'breakfast'],
    bar: ['pub', 'cocktail', 'drinks', 'wine bar'],
    cafe: ['café', 'coffee', 'coffee shop', 'terrace', 'restaurant'],
    stage: ['singing', 'dancing', 'theatre', 'microphone'],
    'concert hall': ['concert', 'ballroom', 'piano', 'violin', 'gala'],
    laboratory: ['lab', 'experiment'],
    observatory: ['telescope', 'stars', 'stargazing'],
    office: ['desk', 'meeting', 'work'],
    'boxing gym': ['gym', 'training', 'boxing', 'workout', 'exercise'],
    'flower shop': ['flowers', 'bouquet', 'florist'],
    garden: ['park', 'picnic', 'roses'],
    vineyard: ['grapes', 'wine'],
    forest: ['woods', 'trees', 'hiking', 'camping'],
    mountains: ['mountain', 'summit', 'climbing', 'alps'],
    snow: ['winter', 'skiing', 'snowy'],
    lake: ['lakeside', 'rowing'],
    sea: ['ocean', 'coast', 'waves', 'cliff'],
    beach: ['sand', 'seaside', 'shore', 'swimming'],
    harbour: ['harbor', 'dock', 'pier', 'marina'],
    boat: ['sailing', 'sailboat', 'yacht', 'ship'],
    rooftop: ['roof', 'skyline', 'balcony'],
    'city street': ['city', 'street', 'downtown', 'walk in town'],
    market: ['market stall', 'shopping', 'bazaar'],
    train: ['travel', 'railway', 'journey'],
    museum: ['gallery', 'exhibition'],
    desert: ['dunes'],
    'space station': ['space', 'spaceship', 'stars outside'],
    shrine: ['temple'],
    'cherry blossoms': ['cherry trees', 'blossoms', 'sakura', 'spring'],
    'neon street': ['tokyo', 'nightlife', 'neon city'],
  },
  light: {
    daylight: ['sunny', 'day', 'bright', 'noon'],
    morning: ['sunrise', 'dawn', 'breakfast'],
    'golden hour': ['sunset', 'golden', 'warm light', 'evening sun'],
    dusk: ['evening', 'twilight'],
    moonlight: ['night', 'moon', 'midnight', 'stars'],
    lamplight: ['candlelight', 'candles', 'lamp', 'fireplace', 'cozy'],
    neon: ['neon light', 'club', 'nightclub'],
    overcast: ['rain', 'rainy', 'cloudy', 'fog', 'mist'],
  },
  pose: {
    'facing, head tilted': ['head tilted', 'tilted head'],
    'turned left': ['from the side', 'side view', 'profile'],
    'looking aside left': ['looking away', 'looking aside'],
    'over the shoulder left': ['over the shoulder', 'looking back'],
    'looking up': ['looks up', 'gazing up'],
    'looking down': ['looks down', 'reading', 'writing'],
    'chin on hand': ['chin in hand', 'leaning', 'sitting'],
    'arms crossed': ['crossed arms', 'folded arms'],
    standing: ['full body', 'full-body', 'whole body', 'stands'],
    'standing, turned': ['walking', 'turning', 'dancing'],
    facing: ['looking at the camera', 'looking at me', 'close-up', 'close up', 'portrait'],
  },
  mood: {
    'soft smile': ['smiling softly', 'gentle smile', 'gentle'],
    smile: ['smiling', 'happy', 'cheerful'],
    laugh: ['laughing', 'laughs', 'joyful'],
    smirk: ['teasing', 'playful', 'mischievous', 'wink', 'winking'],
    serious: ['stern', 'focused', 'concentrated'],
    dreamy: ['dreaming', 'wistful'],
    thoughtful: ['thinking', 'pensive'],
    tender: ['loving', 'shy', 'blushing'],
    confident: ['proud', 'bold', 'strong'],
  },
  outfit: {
    'knit sweater': ['sweater', 'jumper', 'pullover', 'knitwear'],
    't-shirt': ['tee', 'tshirt', 't shirt'],
    blazer: ['business', 'business suit'],
    suit: ['tuxedo', 'formal'],
    coat: ['overcoat', 'trench coat', 'winter coat'],
    'scarf and coat': ['scarf'],
    'rain jacket': ['raincoat', 'outdoor jacket'],
    hoodie: ['sweatshirt'],
    'denim jacket': ['denim', 'jeans jacket', 'jeans'],
    'lab coat': ['white coat'],
    'sports top': ['sportswear', 'gym clothes', 'training clothes', 'swimwear', 'swimsuit'],
    'summer dress': ['sundress', 'dress', 'sun dress', 'floral dress'],
    'evening gown': ['gown', 'ball gown', 'evening dress', 'black tie'],
    yukata: ['festival clothes'],
    cloak: ['cape', 'robe'],
    'light armour': ['armor', 'armour'],
  },
  colour: {
    wine: ['burgundy', 'maroon'],
    navy: ['dark blue'],
    cream: ['beige', 'ivory'],
    'forest green': ['green', 'dark green'],
    charcoal: ['grey', 'gray'],
    mustard: ['yellow'],
    rose: ['pink'],
    lavender: ['purple', 'violet'],
    rust: ['orange', 'brown'],
    teal: ['turquoise'],
  },
};

const WORDS: Readonly<Record<Field, readonly string[]>> = {
  place: vocabulary.places,
  light: vocabulary.lights,
  pose: vocabulary.poses,
  mood: vocabulary.moods,
  outfit: vocabulary.outfits,
  colour: vocabulary.clothColours,
};

interface Term {
  readonly value: string;
  readonly text: string;
}

/** In lower case, with spaces around each word, so that terms match whole words. */
const spaced = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The painter's own words before synonyms, and longer terms first: "summer dress" before "dress". */
const termsOf = (field: Field): Term[] => {
  const others = WORDS[field].flatMap((value) =>
    (SYNONYMS[field][value] ?? []).map((text) => ({ value, text })),
  );
  const own = WORDS[field].map((value) => ({ value, text: value }));
  return [own, others].flatMap((terms) =>
    terms
      .toSorted((one, other) => other.text.length - one.text.length)
      .map(({ value, text }) => ({ value, text: spaced(text) })),
  );
};

const TERMS: Readonly<Record<Field, readonly Term[]>> = {
  place: termsOf('place'),
  light: termsOf('light'),
  pose: termsOf('pose'),
  mood: termsOf('mood'),
  outfit: termsOf('outfit'),
  colour: termsOf('colour'),
};

const CLOSE = /(?<!\p{L})(?:close[ -]?up|portrait|headshot)(?!\p{L})/iu;

/** Parts that the text does not name are those of `base`, the scene of the portrait. */
export function sceneOf(words: string, base: Scene): Scene {
  const text = spaced(words);
  const valueOf = (field: Field): string | undefined =>
    TERMS[field].find((term) => text.includes(term.text))?.value;
  const pose = valueOf('pose') ?? base.pose;
  const isStanding = pose.startsWith('standing');
  return {
    place: valueOf('place') ?? base.place,
    light: valueOf('light') ?? base.light,
    pose: CLOSE.test(words) && !isStanding && !pose.endsWith(', close') ? `${pose}, close` : pose,
    mood: valueOf('mood') ?? base.mood,
    outfit: valueOf('outfit') ?? base.outfit,
    colour: valueOf('colour') ?? base.colour,
    seed: base.seed,
  };
}

const MAX_SEED = 2 ** 31 - 1;
/** Poses for several pictures of a scene. */
const TURNS = ['turned left', 'facing, head tilted', 'turned right', 'facing'] as const;

/** The scene of picture number `at` (from 1): if the text names no pose, each further picture has another one. */
export function variationOf(scene: Scene, words: string, at: number): Scene {
  const text = spaced(words);
  const isNamed = TERMS.pose.some((term) => text.includes(term.text));
  const seed = (scene.seed + at) % MAX_SEED;
  const [, usual = scene.pose, close = ''] = /^(.*?)(, close)?$/.exec(scene.pose) ?? [];
  if (isNamed || at === 1 || usual.startsWith('standing')) return { ...scene, seed };
  const others = TURNS.filter((pose) => pose !== usual);
  return { ...scene, pose: `${others[(at - 2) % others.length] ?? usual}${close}`, seed };
}
