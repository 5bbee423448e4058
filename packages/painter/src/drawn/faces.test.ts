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
import { faceColours, hairColours as hairColoursOf, irisColour } from '../body/complexion.ts';
import { likenessOf } from '../body/likeness.ts';
import { stagingOf } from '../scene/staging.ts';
import { type DrawnHead, drawnHead } from './drawn-head.ts';
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

interface Scene {
  readonly pose?: string;
  readonly mood?: string;
  readonly light?: string;
}

const headOf = (identity: Identity, scene: Scene = {}, lids?: number): DrawnHead => {
  const staging = stagingOf(
    { ...aRequest().scene, ...scene },
    canvasOf({ width: 192, height: 256 }),
    1,
  );
  const mood = lids === undefined ? staging.mood : { ...staging.mood, lids };
  return drawnHead(identity, { ...staging, mood, turn: staging.head });
};

const drawn = (identity: Identity, scene: Scene = {}): string =>
  Object.values(headOf(identity, scene)).join('');

const hairOf = (identity: Identity): { drawing: string; shadow: string } => {
  const { behind, face, shadow } = headOf(identity);
  return { drawing: behind + face, shadow };
};

test.each(['female', 'male'] as const)('no %s head contains an invalid number', (gender) => {
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

test('a head turns to the same side in all poses, the body as the pose says, and people differ in it', () => {
  const canvas = canvasOf({ width: 192, height: 256 });
  const sides = Array.from({ length: 12 }, (_, seed) => {
    const own = likenessOf(someone('female', seed)).side;
    poses.forEach((pose, at) => {
      const { head, body } = stagingOf({ ...aRequest().scene, pose, seed: at }, canvas, own);
      expect(Math.sign(head.yaw)).toBe(own);
      if (/(turned|shoulder) left/.test(pose)) expect(body.yaw).toBeLessThan(0);
      if (/(turned|shoulder) right/.test(pose)) expect(body.yaw).toBeGreaterThan(0);
    });
    return own;
  });
  expect(new Set(sides).size).toBe(2);
});

test('open marks are slight ones, and given marks are all there are', () => {
  const marksIn = (given: Partial<Traits>) =>
    Array.from({ length: 60 }, (_, seed) => [
      ...likenessOf({
        ...someone('male', seed),
        traits: { ...someone('male', seed).traits, ...given },
      }).marks,
    ]);
  const open = new Set(marksIn({ marks: undefined }).flat());
  expect(open).toEqual(new Set(['stubble', 'freckles', 'dimples']));
  expect(marksIn({ marks: [] }).flat()).toEqual([]);
});

test('every mood has a face of its own', () => {
  const person = someone('female', 5, { marks: [] });
  expect(new Set(moods.map((mood) => drawn(person, { mood }))).size).toBe(moods.length);
});

// Tattoos are on the body: see `vocabulary.test.ts`.
test('every mark can be seen, and is a mark of its own', () => {
  const onFaces = marks.filter((mark) => mark !== 'tattoo');
  const heads = [[], ...onFaces.map((mark) => [mark])].map((worn) =>
    drawn(someone('male', 9, { hair_style: 'cropped', marks: worn })),
  );
  expect(new Set(heads).size).toBe(onFaces.length + 1);
});

test.each(['female', 'male'] as const)('every style of %s hair is a style of its own', (gender) => {
  const styles = hairStyles[gender === 'male' ? 'man' : 'woman'];
  const heads = styles.map((style) => hairOf(someone(gender, 4, { hair_style: style })));
  expect(new Set(heads.map(({ drawing }) => drawing)).size).toBe(styles.length);
  // The shadow must be cut to the same hair.
  expect(new Set(heads.map(({ shadow }) => shadow)).size).toBeGreaterThan(styles.length - 2);
});

test('colours of skin, hair and eyes are seen in the face', () => {
  const seen = (trait: keyof Traits, words: readonly string[]): number =>
    new Set(words.map((word) => drawn(someone('female', 4, { [trait]: word, marks: [] })))).size;
  const paints = (colours: readonly unknown[]): number =>
    new Set(colours.map((colour) => JSON.stringify(colour))).size;
  expect(seen('skin', skins)).toBe(paints(skins.map(faceColours)));
  expect(seen('eye_colour', eyeColours)).toBe(paints(eyeColours.map(irisColour)));
  expect(seen('hair_colour', hairColours)).toBe(
    paints(hairColours.map((word) => hairColoursOf(word, 'painted'))),
  );
});

test('a closed eye has neither iris nor white, and lids change nothing but the eyes', () => {
  const person = someone('female', 4, { marks: [] });
  const open = headOf(person, {}, 1);
  const closed = headOf(person, {}, 0);
  expect(open.face).toContain('d-near');
  expect(closed.face).not.toContain('d-near');
  expect(closed.shadow).toBe(open.shadow);
  expect(closed.behind).toBe(open.behind);
});

test('a drawn head stays light', () => {
  for (let seed = 0; seed < 18; seed += 1) {
    const plain = someone('male', seed, { marks: ['freckles'], hair_style: 'parted' });
    expect(drawn(plain).match(/<(path|ellipse|circle)/g)?.length).toBeLessThan(160);
  }
});
