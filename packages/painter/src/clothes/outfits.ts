// Outfits by name, for women and men.
import type { outfits } from '../vocabulary.ts';
import type { Bust } from '../body/bust.ts';
import { clothColour } from './cloth-colours.ts';
import { type Dress, dressed } from './dress.ts';
import * as heavy from './wardrobe-jackets.ts';
import * as light from './wardrobe-light.ts';
import * as special from './wardrobe-special.ts';
import * as whole from './wardrobe-whole.ts';
import { isIn } from '../words.ts';

type OutfitWord = (typeof outfits)[number];
type Tailor = (bust: Bust, colour: string) => Dress;

const isMan = ({ sitting }: Bust): boolean => sitting.likeness.sex === 'man';

const OUTFITS: Record<OutfitWord, Tailor> = {
  'knit sweater': light.sweater,
  turtleneck: light.turtleneck,
  't-shirt': light.tee,
  shirt: light.shirt,
  'linen shirt': (bust, colour) => light.shirt(bust, colour, true),
  blouse: (bust, colour) => (isMan(bust) ? light.shirt : light.blouse)(bust, colour),
  cardigan: light.cardigan,
  blazer: heavy.blazer,
  suit: heavy.suit,
  waistcoat: heavy.waistcoat,
  coat: heavy.coat,
  'scarf and coat': heavy.scarfAndCoat,
  'rain jacket': heavy.rainJacket,
  'leather jacket': heavy.leatherJacket,
  'denim jacket': heavy.denimJacket,
  hoodie: light.hoodie,
  apron: light.apron,
  overalls: light.overalls,
  'lab coat': special.labCoat,
  "captain's jacket": special.captainsJacket,
  'flight jacket': special.flightJacket,
  'sports top': light.sportsTop,
  'tee and trousers': whole.teeAndTrousers,
  'knit dress': (bust, colour) =>
    (isMan(bust) ? whole.teeAndTrousers : whole.knitDress)(bust, colour),
  'summer dress': (bust, colour) =>
    isMan(bust) ? light.shirt(bust, colour, true) : light.summerDress(bust, colour),
  'evening gown': (bust, colour) => (isMan(bust) ? heavy.suit : light.gown)(bust, colour),
  kimono: (bust, colour) => special.robe(bust, colour, false),
  yukata: (bust, colour) => special.robe(bust, colour, true),
  cloak: special.cloak,
  'light armour': special.armour,
};

export const outfit = (bust: Bust, word: string, colour: string): string =>
  dressed(bust, OUTFITS[isIn(OUTFITS, word) ? word : 'shirt'](bust, clothColour(colour)));
