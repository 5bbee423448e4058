// Anime faces differ, keep their identity, show their age, and are complete in every mood and pose.
import { expect, test } from 'vitest';
import { aRequest } from '../../test/request.ts';
import { moods, poses } from '../vocabulary.ts';
import { animeFeatures } from './cast.ts';
import { animeFace } from './face.ts';
import { canvasOf } from '../canvas.ts';
import { createHead } from '../body/head.ts';
import { likenessOf } from '../body/likeness.ts';
import { stagingOf } from '../scene/staging.ts';

const { identity, scene } = aRequest();

function faceOf(seed: number, wish: { pose?: string; mood?: string } = {}): string {
  const likeness = likenessOf({ ...identity, gender: 'anime', seed });
  const { head, mood, light } = stagingOf(
    { ...scene, ...wish },
    canvasOf({ width: 192, height: 256 }),
    1,
  );
  return animeFace({ likeness, head: createHead(likeness.build, head), mood, light });
}

test('in every mood and pose the face is drawn at real places, and each mood is its own', () => {
  for (const pose of poses) {
    const drawn = moods.map((mood) => faceOf(3, { pose, mood }));
    for (const face of drawn) expect(face).not.toMatch(/NaN|undefined|Infinity/);
    expect(new Set(drawn).size).toBe(moods.length);
  }
});

test('among thirty people there are at least eight kinds of eyes and brows', () => {
  const kinds = Array.from({ length: 30 }, (_, seed) => {
    const { eye, iris, brow } = animeFeatures({ seed, age: 30 });
    return `${eye.peak} ${eye.round} ${iris.pattern} ${brow.arch}`;
  });
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(8);
});

test('with the years the same eyes grow narrower and the face longer', () => {
  const [young, grown] = [animeFeatures({ seed: 5, age: 23 }), animeFeatures({ seed: 5, age: 48 })];
  expect(grown.eye.up).toBeLessThan(young.eye.up);
  expect(grown.face.chin).toBeGreaterThan(young.face.chin);
  expect(grown.iris.pattern).toBe(young.iris.pattern);
});
