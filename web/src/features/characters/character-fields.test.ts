// The form's values and the call's body convert both ways; only changed fields are sent.
import { expect, test } from 'vitest';
import { changesBetween, characterSections, contentOf, valuesOf } from './character-fields.ts';
import { contentOfOrla } from './content-fixture.ts';

const seen = contentOfOrla({
  description: 'By the\nsea.\n',
  alternate_greetings: ['Hi.\n\nCome in.', 'You again - good.'],
  tags: ['sea', 'slow burn'],
});
const changed = (values: object) =>
  changesBetween(seen, contentOf({ ...valuesOf(seen), ...values }));

test('converting a character to form values and back gives the same character', () => {
  expect(contentOf(valuesOf(seen))).toEqual(seen);
  expect(changed({})).toEqual({});
});

test('every text of a character has its field in the form', () => {
  const fields = Object.values(characterSections(2))
    .flat()
    .map(({ name }) => name);
  expect(fields.toSorted()).toEqual(Object.keys(valuesOf(seen)).toSorted());
});

test('only changed fields are sent, in the server’s format', () => {
  expect(changed({ tags: ' Sea, storm ,, sea', age: '35', alternate_0: ' ' })).toEqual({
    tags: ['sea', 'storm'],
    age: 35,
    alternate_greetings: ['You again - good.'],
  });
});

test('a form has a field for each greeting, and none beyond the most', () => {
  expect(characterSections(2).begin.map(({ name }) => name)).toContain('alternate_1');
  expect(characterSections(500).begin).toHaveLength(32);
});
