// What a form of a character holds is what a call sends, there and back, and nothing that nobody changed.
import { expect, test } from 'vitest';
import type { CharacterContent } from '@velour/contract/own-characters.ts';
import { checkForm } from '../../../ui/form/form-rules.ts';
import { changesBetween } from '../../../lib/character-fields.ts';
import { asContent, asValues, mayBeEdited, sections } from './fields.ts';

const content: CharacterContent = {
  name: 'Oda',
  gender: 'anime',
  age: 31,
  tagline: 'Repairs radios.',
  description: 'Two\nlines',
  greeting: 'Hello.',
  alternate_greetings: ['Good evening.\n\nCome in.', 'You again - good.'],
  personality: '',
  scenario: '',
  example_dialogue: '',
  system_notes: '',
  tags: ['sea', 'slow burn'],
};

test('a character comes back from its form as it was', () => {
  expect(asContent(asValues(content))).toEqual(content);
  expect(changesBetween(content, asContent(asValues(content)))).toEqual({});
});

test('only what was changed is sent', () => {
  const now = asContent({ ...asValues(content), tags: 'Sea, rain,, sea', age: '32' });
  expect(changesBetween(content, now)).toEqual({ age: 32, tags: ['sea', 'rain'] });
});

test.each([
  [{ age: '17' }, 'age'],
  [{ age: '31.5' }, 'age'],
  [{ age: 'old' }, 'age'],
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ tags: 'x'.repeat(31) }, 'tags'],
  [{ tags: Array.from({ length: 21 }, (_, at) => `t${at}`).join(',') }, 'tags'],
])('%j is not sent', (wrong, field) => {
  const values = { ...asValues(content), rating: 'safe', ...wrong };
  expect(Object.keys(checkForm(Object.values(sections).flat(), values))).toEqual([field]);
});

test('nobody’s private character is edited here, nor what is deleted', () => {
  const own = { is_official: true, visibility: 'private', is_deleted: false } as const;
  expect(mayBeEdited(own)).toBe(true);
  expect(mayBeEdited({ ...own, is_deleted: true })).toBe(false);
  expect(mayBeEdited({ ...own, is_official: false })).toBe(false);
  expect(mayBeEdited({ ...own, is_official: false, visibility: 'pending_review' })).toBe(false);
  expect(mayBeEdited({ ...own, is_official: false, visibility: 'public' })).toBe(true);
});
