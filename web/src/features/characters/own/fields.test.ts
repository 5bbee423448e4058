// What a form says as a change: nothing that nobody touched, everything that somebody did.
import { expect, test } from 'vitest';
import { checkForm } from '../../../ui/form/form-rules.ts';
import { ageField, changesOf, sections, valuesOf } from './fields.ts';

const seen = {
  name: 'Orla',
  gender: 'female' as const,
  age: 34,
  tagline: 'Keeps a lighthouse.',
  description: 'By the sea.\n',
  greeting: 'Hello.',
  alternate_greetings: ['Hi.', 'Good evening.'],
  personality: 'calm',
  scenario: '',
  example_dialogue: '',
  system_notes: '',
  tags: ['sea', 'light'],
};

test('a form that nobody touched changes nothing', () => {
  expect(changesOf(valuesOf(seen), seen)).toEqual({});
});

test('only what was touched is sent, as the server has it', () => {
  const values = { ...valuesOf(seen), tags: ' Sea, storm ,, sea', age: '35', alternate_0: ' ' };
  expect(changesOf(values, seen)).toEqual({
    tags: ['sea', 'storm'],
    age: 35,
    alternate_greetings: ['Good evening.'],
  });
});

test('a form has a field for each greeting, and none beyond the most', () => {
  expect(sections(2).begin.map(({ name }) => name)).toContain('alternate_1');
  expect(sections(500).begin).toHaveLength(32);
});

test.each(['17', '0', '-20', 'twenty', '18.5', ''])('an age of "%s" is refused', (age) => {
  expect(checkForm([ageField], { age })).toHaveProperty('age');
});

test('an age of 18 is taken', () => expect(checkForm([ageField], { age: '18' })).toEqual({}));
