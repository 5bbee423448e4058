// Validation of the admins' form, and characters that admins cannot edit.
import { expect, test } from 'vitest';
import { checkForm } from '../../../ui/form/form-rules.ts';
import { characterSections, valuesOf } from '../character-fields.ts';
import { contentOfOrla } from '../content-fixture.ts';
import { mayBeEdited, shownFields } from './fields.ts';

const content = contentOfOrla();

test.each([
  [{ age: '17' }, 'age'],
  [{ age: '31.5' }, 'age'],
  [{ age: 'old' }, 'age'],
  [{ name: ' ' }, 'name'],
  [{ name: 'x'.repeat(61) }, 'name'],
  [{ tags: 'x'.repeat(31) }, 'tags'],
  [{ tags: Array.from({ length: 21 }, (_, at) => `t${at}`).join(',') }, 'tags'],
])('%j is not sent', (wrong, field) => {
  const values = { ...valuesOf(content), rating: 'safe', ...wrong };
  expect(
    Object.keys(checkForm([...Object.values(characterSections(2)).flat(), ...shownFields], values)),
  ).toEqual([field]);
});

test('private and deleted characters are not editable here', () => {
  const own = { is_official: true, visibility: 'private', is_deleted: false } as const;
  expect(mayBeEdited(own)).toBe(true);
  expect(mayBeEdited({ ...own, is_deleted: true })).toBe(false);
  expect(mayBeEdited({ ...own, is_official: false })).toBe(false);
  expect(mayBeEdited({ ...own, is_official: false, visibility: 'pending_review' })).toBe(false);
  expect(mayBeEdited({ ...own, is_official: false, visibility: 'public' })).toBe(true);
});
