// Prompts of pictures: the person stays the same, the text is cleaned, and a scene is parsed from it.
import { expect, test } from 'vitest';
import { aRecipe, drawnWords as vocabulary } from '../../../test/fakes/fake-image.ts';
import { finalWording, sceneOf, variationOf } from './prompt.rules.ts';
import { suggestionsFor } from './suggestions.rules.ts';

const { identity, scene } = aRecipe();

test('the prompt starts with the same person, always an adult, whatever the member’s text', () => {
  const one = finalWording({ identity, scene, words: 'at the beach' }).text;
  const other = finalWording({ identity, scene, words: '' }).text;
  expect(one.startsWith(other)).toBe(true);
  expect(other).toMatch(/^An adult /);
  expect(one).toContain('at the beach');
});

test.each([
  ['a walk <lora:style:1.2>', 'a walk.'],
  ['(rain:1.4) and [[mist]]', 'rain and mist.'],
  ['((([{nested}]:2)))', 'nested.'],
  ['one BREAK two AND three', 'one , two , three.'],
  ['<sd_cpp_extra_args>{"width":4096}</sd_cpp_extra_args>a walk', 'a walk.'],
  ['a __wildcard__ walk', 'a walk.'],
])('%s is asked for as "%s"', (words, wanted) => {
  const { text } = finalWording({ identity, scene, words });
  expect(text.endsWith(` ${wanted}`), text).toBe(true);
});

test.each([
  ['dancing in a summer dress on a beach at sunset', 'beach', 'golden hour', 'summer dress'],
  ['drinking coffee in the rain', 'cafe', 'overcast', scene.outfit],
  ['A PORTRAIT in a tuxedo, concert hall', 'concert hall', scene.light, 'suit'],
  ['Zauberquark', scene.place, scene.light, scene.outfit],
  ['barefoot and embarrassed', scene.place, scene.light, scene.outfit],
])('%s', (words, place, light, outfit) => {
  expect(sceneOf(words, scene)).toMatchObject({ place, light, outfit });
});

test('each word of the painter names itself', () => {
  for (const place of vocabulary.places) expect(sceneOf(`in a ${place}`, scene).place).toBe(place);
  for (const outfit of vocabulary.outfits) expect(sceneOf(outfit, scene).outfit).toBe(outfit);
  for (const mood of vocabulary.moods) expect(sceneOf(mood, scene).mood).toBe(mood);
});

test.each(['female', 'anime', 'male'] as const)(
  'each suggestion for a %s character changes the picture, and none is there twice',
  (gender) => {
    const { groups } = suggestionsFor({ gender, place: 'harbour', face_differs: false });
    expect(groups.map(({ name }) => name)).toEqual([
      ...['outfit', 'action', 'pose', 'accessories', 'scene'],
    ]);
    const base = { ...scene, place: '', light: '', pose: '', mood: '', outfit: '', colour: '' };
    for (const { chips } of groups) {
      expect(chips.length).toBeGreaterThan(5);
      expect(new Set(chips.map(({ text }) => text)).size).toBe(chips.length);
      for (const { text } of chips) expect(sceneOf(text, base), text).not.toEqual(base);
    }
  },
);

test('several pictures of a scene differ in their pose, unless the words name one', () => {
  const posesFor = (words: string, pose: string) =>
    [1, 2, 3, 4].map((at) => variationOf({ ...scene, pose }, words, at).pose);
  expect(posesFor('on a beach', 'turned left, close')).toEqual([
    'turned left, close',
    'facing, head tilted, close',
    'turned right, close',
    'facing, close',
  ]);
  expect(new Set(posesFor('on a beach', 'chin on hand')).size).toBe(4);
  expect(new Set(posesFor('arms crossed', 'arms crossed')).size).toBe(1);
  expect(new Set(posesFor('on a beach', 'standing')).size).toBe(1);
  const seeds = [1, 2].map((at) => variationOf(scene, '', at).seed);
  expect(seeds[0]).not.toBe(seeds[1]);
});
