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

export const isPlace = (word: string): word is PlaceWord => Object.hasOwn(PLACES, word);

export type Stand = Omit<Setting, 'chance'> & { readonly seed: number };

export function place(word: string, { seed, ...more }: Stand): string {
  const setting: Setting = { ...more, chance: chanceOf(seed, word) };
  return isPlace(word) ? PLACES[word](setting) : evening.somewhere(setting);
}
