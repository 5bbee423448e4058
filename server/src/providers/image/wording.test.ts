// Prompts: descriptions of a person and a scene, the statement that the person is an adult, seeds, and working sizes.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aRequest } from '../../../test/suites/image-suite.ts';
import { USUAL_NEGATIVE, seedOf, wordingOf, workingSize } from './wording.rules.ts';

const { identity, scene } = aRequest();

describe('without a wording', () => {
  test('the person and the scene are described in sentences', () => {
    expect(wordingOf({ identity, scene })).toEqual({
      text:
        'An adult woman, 34 years old, with mature adult features: nordic features, slim build, ' +
        'long wavy copper hair, green eyes, fair skin, freckles. Clothes: knit sweater in navy. ' +
        'Expression and pose: soft smile, turned left. Place and light: bookshop, lamplight. ' +
        'Natural photograph of this one person, detailed face, plain composition.',
      negative: USUAL_NEGATIVE,
    });
  });

  test('styles, marks, close-ups and open traits have their words', () => {
    const traits = { ...identity.traits, hair_style: 'bald', breast: 'small', butt: 'large' };
    const man = { ...identity, gender: 'male', traits } as const;
    const { text } = wordingOf({ identity: man, scene: { ...scene, pose: 'facing, close' } });
    expect(text).toContain('An adult man, 34 years old');
    expect(text).toContain('small bust, large hips, bald, green eyes');
    expect(text).toContain('soft smile, facing the camera.');
    expect(text).toContain('one person, close-up,');
    const anime = wordingOf({ identity: { ...identity, gender: 'anime' }, scene });
    expect(anime.text).toMatch(/^An adult woman.*Anime illustration/);
    const empty = { place: '', light: '', pose: '', mood: '', outfit: '', colour: '', seed: 1 };
    expect(wordingOf({ identity, scene: empty }).text).not.toMatch(/Clothes|Place|: \.|, ,/);
  });

  test('a trait cannot bring the syntax of a server along', () => {
    const traits = { ...identity.traits, body: 'slim <lora:x:2> __wild__' };
    expect(wordingOf({ identity: { ...identity, traits }, scene }).text).not.toMatch(/[<>]|__/);
  });
});

describe('a wording', () => {
  const about = (text: string, negative = '') =>
    wordingOf({ identity, scene, wording: { text, negative } });

  test('with the adult anchor is used as it is', () => {
    expect(about('An adult woman by the sea', 'rain')).toEqual({
      text: 'An adult woman by the sea',
      negative: 'rain',
    });
  });

  test('without it gets one, and an empty negative gets the usual one', () => {
    expect(about('by the sea, <lora:x:1>')).toEqual({
      text: 'An adult woman, 34 years old. by the sea,',
      negative: USUAL_NEGATIVE,
    });
    expect(about('young adulthood').text).toMatch(/^An adult woman/);
  });
});

test('a seed belongs to one person in one scene, and all servers can take it', () => {
  const seeds = [1, 2, 3].flatMap((person) =>
    [1, 2, 3].map((place) =>
      seedOf({ identity: { ...identity, seed: person }, scene: { ...scene, seed: place } }),
    ),
  );
  expect(new Set(seeds).size).toBe(9);
  expect(seedOf({ identity, scene })).toBe(seedOf({ identity, scene }));
  const huge = { ...identity, seed: 2 ** 31 - 1 };
  for (const seed of [...seeds, seedOf({ identity: huge, scene })]) {
    expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true);
  }
});

test('a working size has the shape of the picture within the limits of a model', () => {
  expect(workingSize({ width: 960, height: 1280 })).toEqual({ width: 960, height: 1280 });
  expect(workingSize({ width: 128, height: 192 })).toEqual({ width: 512, height: 768 });
  expect(workingSize({ width: 1000, height: 1000 })).toEqual({ width: 1008, height: 1008 });
  const limits = { step: 64, least: 512, most: 1024 };
  expect(workingSize({ width: 2048, height: 1024 }, limits)).toEqual({ width: 1024, height: 512 });
  const side = fc.integer({ min: 64, max: 2048 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const size = workingSize({ width, height });
      for (const length of [size.width, size.height]) {
        expect(length % 16).toBe(0);
        expect(length).toBeGreaterThanOrEqual(16);
        expect(length).toBeLessThanOrEqual(2048);
      }
    }),
  );
});
