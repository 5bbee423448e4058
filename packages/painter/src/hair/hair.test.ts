// Anime hair: styles differ, all coordinates are numbers, and a person's hair is the same in every picture.
import { expect, test } from 'vitest';
import { aRequest } from '../../test/request.ts';
import { hairStyles } from '../vocabulary.ts';
import { canvasOf } from '../canvas.ts';
import { hair } from './hair.ts';
import { createHead, type Turn } from '../body/head.ts';
import { likenessOf } from '../body/likeness.ts';
import { stagingOf } from '../scene/staging.ts';

const { identity, scene } = aRequest();
const FACING: Turn = { yaw: 0, pitch: 0, roll: 0 };

function hairOf(word: string, turn: Turn = FACING): string {
  const traits = { ...identity.traits, hair_style: word };
  const likeness = likenessOf({ ...identity, gender: 'anime', traits });
  const { mood, light } = stagingOf(scene, canvasOf({ width: 192, height: 256 }), 1);
  const { back, cast, front } = hair({
    likeness,
    head: createHead(likeness.build, turn),
    mood,
    light,
  });
  return back + cast + front;
}

test('every style draws something of its own', () => {
  const drawn = hairStyles.woman.map((word) => hairOf(word));
  expect(new Set(drawn).size).toBe(hairStyles.woman.length);
});

test.each([
  ['facing', FACING],
  ['far turned', { yaw: -0.62, pitch: 0, roll: 0.1 }],
  ['looking up', { yaw: 0.2, pitch: -0.25, roll: -0.1 }],
  ['looking down', { yaw: 0.62, pitch: 0.25, roll: 0 }],
])('%s, all hair is drawn at real places', (_, turn) => {
  for (const word of hairStyles.woman)
    expect(hairOf(word, turn)).not.toMatch(/NaN|undefined|Infinity/);
});

test('hair is the same at every sitting', () => {
  expect(hairOf('curls')).toBe(hairOf('curls'));
});
