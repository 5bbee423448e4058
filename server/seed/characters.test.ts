// The demo world holds together: adults, known shelves, enough of everything, nothing twice.
import { Traits } from '@velour/contract/characters.ts';
import { expect, test } from 'vitest';
import { isUuid } from '../src/platform/ids.ts';
import { characters, identityOf } from './characters.ts';
import { domes } from './domes.ts';

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

test('there are nine characters, three in each tab, all of them adults', () => {
  for (const gender of ['female', 'anime', 'male']) {
    expect(characters.filter((one) => one.gender === gender)).toHaveLength(3);
  }
  for (const { age } of characters) {
    expect(age).toBeGreaterThanOrEqual(21);
    expect(age).toBeLessThanOrEqual(55);
  }
});

test('ids, slugs, names and faces are unique, and ids are version 7', () => {
  expect(unique(characters.map((one) => one.slug))).toBe(true);
  expect(unique(characters.map((one) => one.name))).toBe(true);
  expect(unique(characters.map((one) => one.pictures.seed))).toBe(true);
  const ids = [...characters, ...domes].map((one) => one.id);
  expect(unique(ids)).toBe(true);
  for (const id of ids)
    expect(isUuid(id) && id[14] === '7' && '89ab'.includes(id[19] ?? '')).toBe(true);
});

test.each(characters)('$name is written in full', (one) => {
  expect(one.name).toMatch(/^\p{L}+$/u);
  expect(one.description.split(/[.!?](?:\s|$)/).filter(Boolean).length).toBeGreaterThanOrEqual(2);
  expect(one.tagline.length).toBeLessThanOrEqual(60);
  expect(one.alternate_greetings).toHaveLength(2);
  for (const greeting of [one.greeting, ...one.alternate_greetings]) {
    expect(greeting).toMatch(/\*[^*]+\*/);
  }
  expect(one.example_dialogue).toContain('{{char}}:');
  expect(one.tags.length).toBeGreaterThanOrEqual(3);
  expect(one.tags.length).toBeLessThanOrEqual(5);
  expect(Traits.parse(one.traits)).toEqual(one.traits);
  expect(one.pictures.gallery).toHaveLength(2);
});

test('who is drawn carries the looks and the marks, and is the same each time', () => {
  const maren = characters.find((one) => one.slug === 'maren');
  if (!maren) throw new Error('Maren is missing');
  expect(identityOf(maren)).toMatchObject({
    age: 36,
    seed: 1107,
    traits: { hair_colour: 'copper', marks: ['freckles'] },
  });
});

test('shelves name characters that exist, each once', () => {
  const slugs = characters.map((one) => one.slug);
  for (const dome of domes) {
    expect(unique(dome.characters)).toBe(true);
    for (const slug of dome.characters) expect(slugs).toContain(slug);
  }
});
