// Backgrounds by place. They are drawn small and blurred, so plain shapes are enough.
import type { places } from '../vocabulary.ts';
import * as evening from './places-evening.ts';
import * as green from './places-green.ts';
import * as home from './places-home.ts';
import * as town from './places-town.ts';
import * as wide from './places-wide.ts';
import * as work from './places-work.ts';
import { chanceOf } from '../random.ts';
import type { Setting } from './scenery.ts';

export type PlaceWord = (typeof places)[number];

const PLACES: Record<PlaceWord, (setting: Setting) => string> = {
  'window at night': home.windowAtNight,
  'living room': home.livingRoom,
  bookshop: home.bookshop,
  library: home.library,
  workshop: work.workshop,
  garage: work.garage,
  'art studio': work.artStudio,
  kitchen: home.kitchen,
  bakery: home.bakery,
  bar: evening.bar,
  cafe: evening.cafe,
  stage: evening.stage,
  'concert hall': evening.concertHall,
  'recording studio': work.recordingStudio,
  'radio studio': work.radioStudio,
  laboratory: work.laboratory,
  observatory: wide.observatory,
  clinic: work.clinic,
  office: home.office,
  'boxing gym': work.boxingGym,
  'flower shop': green.flowerShop,
  greenhouse: green.greenhouse,
  garden: green.garden,
  vineyard: green.vineyard,
  forest: green.forest,
  mountains: wide.mountains,
  snow: wide.snow,
  lake: wide.lake,
  sea: wide.sea,
  beach: wide.beach,
  harbour: wide.harbour,
  boat: wide.boat,
  rooftop: town.rooftop,
  'city street': town.cityStreet,
  market: town.market,
  train: evening.train,
  museum: home.museum,
  desert: wide.desert,
  'space station': wide.spaceStation,
  shrine: green.shrine,
  'cherry blossoms': green.cherryBlossoms,
  'neon street': town.neonStreet,
};

/** Synonyms of places. */
const MEANINGS: readonly (readonly [RegExp, PlaceWord])[] = [
  [/librar/, 'library'],
  [/book/, 'bookshop'],
  [/record|music/, 'recording studio'],
  [/radio/, 'radio studio'],
  [/art|paint|atelier/, 'art studio'],
  [/workshop|studio/, 'workshop'],
  [/garage/, 'garage'],
  [/kitchen/, 'kitchen'],
  [/bak(e|ing)/, 'bakery'],
  [/caf|coffee|restaurant/, 'cafe'],
  [/bar|pub|hotel/, 'bar'],
  [/concert|opera/, 'concert hall'],
  [/stage|theatre|hall/, 'stage'],
  [/neon/, 'neon street'],
  [/harbour|port\b/, 'harbour'],
  [/boat|ship/, 'boat'],
  [/beach/, 'beach'],
  [/sea|coast|ocean/, 'sea'],
  [/lake|river/, 'lake'],
  [/snow|winter/, 'snow'],
  [/mountain|hill/, 'mountains'],
  [/desert|dune/, 'desert'],
  [/space|orbit/, 'space station'],
  [/observator|stars/, 'observatory'],
  [/roof/, 'rooftop'],
  [/city|street|town/, 'city street'],
  [/market/, 'market'],
  [/train|station/, 'train'],
  [/museum|gallery/, 'museum'],
  [/blossom|cherry/, 'cherry blossoms'],
  [/shrine|temple/, 'shrine'],
  [/greenhouse/, 'greenhouse'],
  [/florist|flower/, 'flower shop'],
  [/garden|park/, 'garden'],
  [/vine|wine/, 'vineyard'],
  [/forest|wood/, 'forest'],
  [/gym|box/, 'boxing gym'],
  [/lab/, 'laboratory'],
  [/clinic|hospital/, 'clinic'],
  [/office/, 'office'],
  [/room|home|sofa/, 'living room'],
  [/window|night|rain/, 'window at night'],
];

const isPlace = (word: string): word is PlaceWord => Object.hasOwn(PLACES, word);

/** The place that a word means, if any. */
export const placeOf = (word: string): PlaceWord | undefined =>
  isPlace(word) ? word : MEANINGS.find(([pattern]) => pattern.test(word.toLowerCase()))?.[1];

export type Stand = Omit<Setting, 'chance'> & { readonly seed: number };

export function place(word: string, { seed, ...more }: Stand): string {
  const setting: Setting = { ...more, chance: chanceOf(seed, word) };
  const known = placeOf(word);
  return known ? PLACES[known](setting) : evening.somewhere(setting);
}
