// The measures of an anime face, chosen by the seed and changed by age.
import type { Build } from '../body/head.ts';
import { chanceOf } from '../random.ts';
import { clamp, lerp, places, type Point } from '../body/shape.ts';

/** Lengths in head units. */
export type AnimeFeatures = ReturnType<typeof animeFeatures>;

/** 0 in the early twenties, 1 in the middle of the fifties. */
export const yearsOf = (age: number): number => clamp((age - 22) / 32);

/**
 * Each measure is random by itself, as for painted faces: with a few types of faces, one in ten pairs would have the
 * same type.
 */
export function animeFeatures({ seed, age }: { seed: number; age: number }) {
  const chance = chanceOf(seed, 'anime');
  const years = yearsOf(age);
  return {
    eye: {
      wide: chance.spread(17, 21),
      up: chance.spread(11, 16.6) * lerp(1, 0.8, years),
      down: chance.spread(6.6, 10) * lerp(1, 0.86, years),
      /** How much higher the outer corner is than the inner one. */
      tilt: chance.spread(-2.8, 5.4) - years * 0.8,
      /** Where the lid is highest: negative towards the nose. */
      peak: chance.spread(-0.2, 0.36),
      /** 2 is an arc, more is fuller. */
      round: chance.spread(1.9, 2.7),
      lashes: chance.pick([1, 2, 3]),
      /** From the middle of the face. */
      apart: chance.spread(30, 36),
      /** Below the middle of the head. */
      low: chance.spread(3.5, 8.5),
    },
    iris: {
      pattern: chance.pick(['rays', 'ring', 'petals', 'glass']),
      size: chance.spread(0.88, 1.08),
    },
    brow: {
      thick: chance.spread(1.6, 3.4),
      arch: chance.spread(1.6, 5.4),
      /** How much higher its outer end is. */
      slope: chance.spread(-2.8, 2.2),
      high: chance.spread(-2, 4) - years * 1.2,
    },
    mouth: {
      wide: chance.spread(12.5, 18) + years * 1.6,
      full: chance.spread(0.7, 1.5),
      bow: chance.spread(0.7, 1.5),
      low: chance.spread(59.5, 65),
    },
    nose: {
      kind: chance.pick(['fine', 'straight', 'small']),
      /** Where it ends. */
      tip: chance.spread(35.5, 42.5),
    },
    face: {
      width: chance.spread(0.95, 1.04) * lerp(1, 0.975, years),
      jaw: chance.spread(-0.06, 0.07) + years * 0.035,
      chin: chance.spread(-9, 1) + years * 8,
    },
  };
}

/** A head's half-widths by height. */
export const OVAL = places(
  '-100 14, -88 42, -70 60, -45 70, -22 72, 0 70.5, 20 68.5, 36 65, 52 58.5, 66 49, 78 37.5, 88 25.5, 95 15.5, 100 7',
);

export function animeBuild(person: { seed: number; age: number }): Build {
  const { face } = animeFeatures(person);
  const widths = OVAL.map(([y, half]): Point => {
    const jaw = y > 30 && y < 97 ? face.jaw * Math.sin(((y - 30) / 67) * Math.PI) : 0;
    return [y, half * (face.width + jaw)];
  });
  return { widths, chin: face.chin };
}
