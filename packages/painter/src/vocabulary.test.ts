// The painter supports every word of the vocabulary.
import { expect, test } from 'vitest';
import { canvasOf } from './canvas.ts';
import { chanceOf } from './random.ts';
import { clothColour } from './clothes/cloth-colours.ts';
import { type Figure, figureOf } from './body/figure.ts';
import { foreground } from './scene/foreground.ts';
import { likenessOf } from './body/likeness.ts';
import { lightOf } from './scene/lights.ts';
import { moodOf } from './body/moods.ts';
import { place } from './scene/places.ts';
import { stagingOf } from './scene/staging.ts';
import { times } from '@velour/testing/depth.ts';
import { aRequest } from '../test/request.ts';
import type { Identity, Scene } from './request.ts';
import * as words from './vocabulary.ts';

const { identity, scene } = aRequest();
const canvas = canvasOf({ width: 512, height: 768 });

const figure = (who: Identity, where: Scene): Figure =>
  figureOf({ identity: who, likeness: likenessOf(who) }, stagingOf(where, canvas, 1), where);

function drawn(who: Identity, where: Scene): string {
  const staging = stagingOf(where, canvas, 1);
  const stand = {
    sky: staging.sky,
    side: staging.light.side,
    width: canvas.width,
    hand: 'painted' as const,
    seed: where.seed,
  };
  const { picture, shadow } = figure(who, where);
  return picture + (shadow ?? '') + place(where.place, stand) + foreground(where.place, stand);
}

const nth = (list: readonly string[], at: number): string => list[at % list.length] ?? '';

const different = (drawings: readonly string[]): number => new Set(drawings).size;

test('every place, light, mood, pose, outfit and colour draws something of its own', () => {
  const night = { ...lightOf('dusk', 1), width: 600, side: 1 as const, hand: 'painted' as const };
  const backdrops = [...words.places, 'zeppelin'].map((word) => place(word, { ...night, seed: 1 }));
  expect(different(backdrops)).toBe(words.places.length + 1);
  expect(different(words.lights.map((word) => JSON.stringify(lightOf(word, 1))))).toBe(
    words.lights.length,
  );
  expect(different(words.moods.map((word) => JSON.stringify(moodOf(word))))).toBe(
    words.moods.length,
  );
  expect(different(words.clothColours.map(clothColour))).toBe(words.clothColours.length);
  expect(different(words.outfits.map((outfit) => drawn(identity, { ...scene, outfit })))).toBe(
    words.outfits.length,
  );
  expect(different(words.poses.map((pose) => drawn(identity, { ...scene, pose })))).toBe(
    words.poses.length,
  );
});

test('a tattoo is seen on a bare neck, and only there', () => {
  const inked = { ...identity, traits: { ...identity.traits, marks: ['tattoo'] } };
  const plain = { ...identity, traits: { ...identity.traits, marks: [] } };
  const where = { ...scene, outfit: 'summer dress' };
  expect(figure(inked, where).picture).not.toBe(figure(plain, where).picture);
  expect(figure(inked, where).shadow).toBe(figure(plain, where).shadow);
});

test('no drawing contains an invalid number, for any word', () => {
  const chance = chanceOf(1, 'words');
  for (let at = 0; at < times(14, 42); at += 1) {
    const gender = chance.pick(['female', 'male', 'anime'] as const);
    const where: Scene = {
      place: nth(words.places, at),
      light: nth(words.lights, at * 3),
      pose: chance.pick(words.poses),
      mood: nth(words.moods, at * 2),
      outfit: nth(words.outfits, at),
      colour: nth(words.clothColours, at * 4),
      seed: at,
    };
    const who = { ...identity, gender, seed: at, age: 21 + (at % 35) };
    const svg = drawn(who, where);
    expect(svg.match(/.{0,60}(NaN|undefined|Infinity).{0,20}/)?.[0]).toBeUndefined();
    if (at % 7 === 0) expect(drawn(who, where)).toBe(svg);
  }
});
