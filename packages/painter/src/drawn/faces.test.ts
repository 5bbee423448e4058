// Drawn heads: all words of the vocabulary give valid paths, faces are the same in every scene, marks are visible.
import { expect, test } from 'vitest';
import { aRequest } from '../../test/request.ts';
import type { Identity } from '../request.ts';
import {
  eyeColours,
  hairColours,
  hairStyles,
  lights,
  marks,
  moods,
  poses,
  skins,
} from '../vocabulary.ts';
import { canvasOf } from '../canvas.ts';
import { likenessOf } from '../body/likeness.ts';
import { stagingOf } from '../scene/staging.ts';
import { drawnHead } from './drawn-head.ts';
import { featuresOf } from './features.ts';

type Traits = Identity['traits'];

const ETHNICITIES = ['nordic', 'persian', 'east asian', 'west african', 'polynesian', 'mixed'];

const someone = (
  gender: 'female' | 'male',
  seed: number,
  traits: Partial<Traits> = {},
): Identity => {
  const { identity } = aRequest();
  const of = <T>(words: readonly T[], step = 1): T | undefined =>
    words[(seed * step) % words.length];
  const hair = hairStyles[gender === 'male' ? 'man' : 'woman'];
  return {
    gender,
    age: 21 + ((seed * 5) % 35),
    seed,
    traits: {
      ...identity.traits,
      ethnicity: of(ETHNICITIES) ?? '',
      hair_style: of(hair) ?? '',
      hair_colour: of(hairColours) ?? '',
      eye_colour: of(eyeColours, 3) ?? '',
      skin: of(skins, 2) ?? '',
      marks: [of(marks) ?? ''],
      ...traits,
    },
  };
};

const drawn = (
  identity: Identity,
  scene: { pose?: string; mood?: string; light?: string } = {},
) => {
  const staging = stagingOf(
    { ...aRequest().scene, ...scene },
    canvasOf({ width: 192, height: 256 }),
    1,
  );
  const { behind, face } = drawnHead(identity, { ...staging, turn: staging.head });
  return behind + face;
};

test.each(['female', 'male'] as const)('no %s head has a number that is none', (gender) => {
  for (let seed = 0; seed < 72; seed += 1) {
    const scene = {
      pose: poses[seed % poses.length],
      mood: moods[seed % moods.length],
      light: lights[seed % lights.length],
    };
    expect(drawn(someone(gender, seed), scene)).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('a person keeps the same features in every scene, and every seed has its own', () => {
  const faces = new Set(
    Array.from({ length: 40 }, (_, seed) => JSON.stringify(featuresOf(someone('female', seed)))),
  );
  expect(faces.size).toBe(40);
  const person = someone('male', 3, { marks: [] });
  const outlineIn = (light: string, mood: string): string | undefined =>
    /<clipPath id="d-face"><path d="([^"]+)"/.exec(drawn(person, { light, mood }))?.[1];
  expect(outlineIn('moonlight', 'laugh')).toBe(outlineIn('daylight', 'serious'));
});

test('a person turns to the same side in all poses that name none, and people differ in it', () => {
  const canvas = canvasOf({ width: 192, height: 256 });
  const named = poses.filter((pose) => !/left|right/.test(pose));
  const sides = Array.from({ length: 12 }, (_, seed) => {
    const own = likenessOf(someone('female', seed)).side;
    named.forEach((pose, at) => {
      const { head } = stagingOf({ ...aRequest().scene, pose, seed: at }, canvas, own);
      expect(Math.sign(head.yaw)).toBe(own);
    });
    return own;
  });
  expect(new Set(sides).size).toBe(2);
});

test('every mood has a face of its own', () => {
  const person = someone('female', 5, { marks: [] });
  expect(new Set(moods.map((mood) => drawn(person, { mood }))).size).toBe(moods.length);
});

test.each(marks.filter((mark) => mark !== 'tattoo'))('%s can be seen', (mark) => {
  const style = { hair_style: mark === 'earrings' ? 'bun' : 'cropped' };
  const gender = mark === 'headscarf' ? 'female' : 'male';
  const without = drawn(someone(gender, 9, { ...style, marks: [] }));
  expect(drawn(someone(gender, 9, { ...style, marks: [mark] }))).not.toBe(without);
});

test('a drawn head stays light', () => {
  for (let seed = 0; seed < 18; seed += 1) {
    const plain = someone('male', seed, { marks: ['freckles'], hair_style: 'parted' });
    expect(drawn(plain).match(/<(path|ellipse|circle)/g)?.length).toBeLessThan(160);
  }
});
