// The demo world's pictures use only the painter's vocabulary.
import { expect, test } from 'vitest';
import * as words from '@velour/painter/vocabulary.ts';
import { characters } from './characters.ts';

test('the demo world uses these words only', () => {
  const known = (list: readonly string[], used: readonly string[]): string[] =>
    used.filter((word) => !list.includes(word));
  const scenes = characters.flatMap(({ pictures }) => [
    pictures.portrait,
    pictures.hover,
    ...pictures.gallery,
  ]);
  expect(
    known(
      words.places,
      scenes.map((one) => one.place),
    ),
  ).toEqual([]);
  expect(
    known(
      words.lights,
      scenes.map((one) => one.light),
    ),
  ).toEqual([]);
  expect(
    known(
      words.moods,
      scenes.map((one) => one.mood),
    ),
  ).toEqual([]);
  expect(
    known(
      words.outfits,
      scenes.map((one) => one.outfit),
    ),
  ).toEqual([]);
  expect(
    known(
      words.clothColours,
      scenes.map((one) => one.colour),
    ),
  ).toEqual([]);
  const poses = scenes.map((one) =>
    one.pose.replace(/(?<=turned (left|right)), head tilted/, '').replace(/, close$/, ''),
  );
  expect(known(words.poses, poses)).toEqual([]);
});
