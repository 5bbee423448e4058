// What a form of a character holds is what a call sends, there and back: nothing that nobody touched, all that somebody did.
import { expect, test } from 'vitest';
import type { CharacterContent } from '@velour/contract/own-characters.ts';
import { changesBetween, characterSections, contentOf, valuesOf } from './character-fields.ts';

const seen: CharacterContent = {
  ...{ name: 'Orla', gender: 'anime', age: 34, tagline: 'Keeps a lighthouse.' },
  ...{ description: 'By the\nsea.\n', greeting: 'Hello.', personality: 'calm', scenario: '' },
  ...{ alternate_greetings: ['Hi.\n\nCome in.', 'You again - good.'], example_dialogue: '' },
  ...{ system_notes: '', tags: ['sea', 'slow burn'] },
};
const changed = (values: object) =>
  changesBetween(seen, contentOf({ ...valuesOf(seen), ...values }));

test('a character comes back from its form as it was', () => {
  expect(contentOf(valuesOf(seen))).toEqual(seen);
  expect(changed({})).toEqual({});
});

test('only what was touched is sent, as the server has it', () => {
  expect(changed({ tags: ' Sea, storm ,, sea', age: '35', alternate_0: ' ' })).toEqual({
    ...{ tags: ['sea', 'storm'], age: 35 },
    alternate_greetings: ['You again - good.'],
  });
});

test('a form has a field for each greeting, and none beyond the most', () => {
  expect(characterSections(2).begin.map(({ name }) => name)).toContain('alternate_1');
  expect(characterSections(500).begin).toHaveLength(32);
});
