// The measures of a drawn face, chosen by the seed and adjusted for origin, sex, body and age.
import type { Identity } from '../request.ts';
import { clamp } from '../body/shape.ts';
import { chanceOf } from '../random.ts';
import { heritageOf } from './heritage.ts';

/** Lengths in drawing units unless noted otherwise; 0 is the neutral face. */
export type Features = ReturnType<typeof featuresOf>;

/**
 * Each measure is random within an attractive range, closer to an end than to the middle: if most faces were average,
 * many would look the same. The ranges are widest for eyes, brows, nose and mouth, by which people tell faces apart.
 */
export function featuresOf({ gender, age, seed, traits }: Identity) {
  const chance = chanceOf(seed, 'features');
  const man = gender === 'male';
  const pull = heritageOf(traits.ethnicity);
  const aged = clamp((age - 21) / 34);
  const fuller = /curvy|sturdy/.test(traits.body) ? 3 : /slim/.test(traits.body) ? -2 : 0;
  return {
    man,
    /** 0 at twenty-one, 1 at fifty-five. */
    aged,
    face: {
      /** A factor of the head's width. */
      wide: chance.spread(0.965, 1.04),
      /** Fullness along the jaw. */
      jaw: chance.spread(-7, 6) + (man ? 7 : 0.5) + fuller + aged * 2,
      chin: chance.spread(-8, 6) + (man ? 5 : -4),
      chinWide: chance.spread(-5, 5) + (man ? 7 : -3) + fuller * 0.5,
      cheek: chance.spread(-2, 4) + pull.cheek * (man ? 0.5 : 1) - aged,
    },
    eye: {
      wide: chance.spread(-4, 6) + (man ? -1 : 2.5),
      high: chance.spread(-2.5, 4) + (man ? -1.5 : 1.5) + pull.high - aged,
      /** Outer corner up. */
      tilt: chance.spread(-4, 7) + (man ? -0.5 : 1) + pull.tilt - aged * 1.5,
      apart: chance.spread(-2.5, 4),
      /** Higher on the face. */
      up: chance.spread(-3, 3.5),
      /** The lid's crease above the lashes; 0 is a lid without one. */
      crease: pull.isMonolid ? 0 : chance.spread(3.5, 8),
      /** Thicker lashes. */
      lash: chance.spread(-0.9, 1.3),
      /** Lighter irises than the word's. */
      tone: chance.spread(-0.05, 0.09),
    },
    brow: {
      thick: chance.spread(-2, 3.2) + (man ? 11 : 6.2),
      arch: chance.spread(-5, 4) + (man ? 5.5 : 8),
      low: chance.spread(-2.5, 3) + (man ? 3.5 : 0),
    },
    nose: {
      long: chance.spread(-6.5, 5.5) * (0.5 + pull.bridge * 0.5) + (man ? 1 : -1),
      wide: chance.spread(-2.5, 4) + pull.nose + (man ? 1.2 : -1.8),
      hook: chance.spread(-2.5, 3.5) * pull.bridge,
      tip: chance.spread(-1.5, 4.5),
    },
    mouth: {
      wide: chance.spread(-4, 8) + (man ? 2 : 0),
      full: chance.spread(-2.5, 4.5) + pull.lips + (man ? 0 : 1.6) - aged,
      /** Further below the nose. */
      low: chance.spread(-3, 3),
      /** What a woman's lips lean to. */
      tint: chance.pick(['#c9505e', '#d8604e', '#a83254', '#b8685a', '#c22f40']),
    },
  };
}
