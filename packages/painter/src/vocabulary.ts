// The vocabulary of identities and scenes. A test checks that the painter supports every word.
import { MOODS } from './body/moods.ts';
import { COLOURS } from './clothes/cloth-colours.ts';
import { LIGHTS } from './scene/lights.ts';
import { wordsOf } from './words.ts';

export const places = [
  'window at night',
  'living room',
  'bookshop',
  'library',
  'workshop',
  'garage',
  'art studio',
  'kitchen',
  'bakery',
  'bar',
  'cafe',
  'stage',
  'concert hall',
  'recording studio',
  'radio studio',
  'laboratory',
  'observatory',
  'clinic',
  'office',
  'boxing gym',
  'flower shop',
  'greenhouse',
  'garden',
  'vineyard',
  'forest',
  'mountains',
  'snow',
  'lake',
  'sea',
  'beach',
  'harbour',
  'boat',
  'rooftop',
  'city street',
  'market',
  'train',
  'museum',
  'desert',
  'space station',
  'shrine',
  'cherry blossoms',
  'neon street',
] as const;

export const lights = wordsOf(LIGHTS);

/** Each pose may have the suffix `, head tilted`, then `, close`. */
export const poses = [
  'facing',
  'facing, head tilted',
  'turned left',
  'turned right',
  'looking aside left',
  'looking aside right',
  'over the shoulder left',
  'over the shoulder right',
  'looking up',
  'looking down',
  'chin on hand',
  'arms crossed',
  'standing',
  'standing, turned',
  'standing in profile',
] as const;

export const moods = wordsOf(MOODS);

export const outfits = [
  'knit sweater',
  'turtleneck',
  't-shirt',
  'shirt',
  'linen shirt',
  'blouse',
  'cardigan',
  'blazer',
  'suit',
  'waistcoat',
  'coat',
  'scarf and coat',
  'rain jacket',
  'leather jacket',
  'denim jacket',
  'hoodie',
  'apron',
  'overalls',
  'lab coat',
  "captain's jacket",
  'flight jacket',
  'sports top',
  'tee and trousers',
  'knit dress',
  'summer dress',
  'evening gown',
  'kimono',
  'yukata',
  'cloak',
  'light armour',
] as const;

export const clothColours = wordsOf(COLOURS);

export const hairStyles = {
  woman: [
    'long straight',
    'long wavy',
    'glamour waves',
    'shoulder',
    'bob',
    'pixie',
    'undercut',
    'bun',
    'low bun',
    'ponytail',
    'braid',
    'side braid',
    'half up',
    'curls',
    'afro',
    'box braids',
    'hime cut',
    'wolf cut',
  ],
  man: [
    'parted',
    'swept back',
    'quiff',
    'cropped',
    'buzz',
    'bald',
    'short curls',
    'afro',
    'long',
    'bun',
    'locs',
    'wavy',
    'undercut',
  ],
} as const;

export const hairColours = [
  'black',
  'dark brown',
  'brown',
  'chestnut',
  'auburn',
  'copper',
  'red',
  'golden blond',
  'ash blond',
  'platinum',
  'grey',
  'silver',
  'white',
] as const;
/** Unnatural colours, for the anime style. */
export const animeHairColours = ['midnight blue', 'blue', 'teal', 'lavender', 'rose'] as const;

export const eyeColours = [
  'dark brown',
  'brown',
  'hazel',
  'amber',
  'green',
  'grey',
  'grey blue',
  'blue',
] as const;
export const animeEyeColours = ['violet', 'teal', 'rose', 'gold'] as const;

export const skins = [
  'porcelain',
  'fair',
  'light',
  'medium',
  'olive',
  'tan',
  'brown',
  'dark',
  'deep',
] as const;

export const bodies = ['slim', 'athletic', 'average', 'curvy', 'sturdy'] as const;
/** Of breast and butt. */
export const fullnesses = ['small', 'medium', 'large'] as const;

export const marks = [
  'freckles',
  'glasses',
  'round glasses',
  'beard',
  'short beard',
  'stubble',
  'moustache',
  'goatee',
  'beauty mark',
  'earrings',
  'nose ring',
  'brow scar',
  'grey temples',
  'dimples',
  'headscarf',
  'tattoo',
] as const;
