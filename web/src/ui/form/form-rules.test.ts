// Validation rules and error texts of form fields.
import { expect, test } from 'vitest';
import { checkField, checkForm, type FieldType, type FieldValue } from './form-rules.ts';

const table: [FieldType, boolean, FieldValue, string | undefined][] = [
  ['text', true, '', 'Name is required'],
  ['text', true, '   ', 'Name is required'],
  ['text', false, '', undefined],
  ['text', true, 'Mara', undefined],
  ['email', true, '', 'Name is required'],
  ['email', false, '', undefined],
  ['email', true, 'mara', 'Name must be a valid email'],
  ['email', true, 'mara@velour', 'Name must be a valid email'],
  ['email', true, 'ma ra@velour.example', 'Name must be a valid email'],
  ['email', true, 'mara@velour.example', undefined],
  ['password', true, '1234567', 'Name must be at least 8 characters'],
  ['password', true, '12345678', undefined],
  ['number', true, 'many', 'Name must be a number'],
  ['number', true, '12,5', 'Name must be a number'],
  ['number', true, '-12.5', undefined],
  ['number', false, '', undefined],
  ['textarea', true, '', 'Name is required'],
  ['select', true, '', 'Name is required'],
  ['checkbox', true, false, 'Name is required'],
  ['checkbox', true, true, undefined],
  ['checkbox', false, false, undefined],
];

test.each(table)('%s, required %s, with %j: %s', (type, required, value, expected) => {
  const field = { name: 'name', label: 'Name', type, required };
  expect(checkField(field, { name: value })).toBe(expected);
});

test("a field's own words come before those of its type", () => {
  const field = {
    name: 'email',
    label: 'Email',
    type: 'email',
    required: true,
    validation: (value: string) => (value.includes('@') ? undefined : 'Invalid email format'),
  } as const;
  expect(checkField(field, { email: '' })).toBe('Email is required');
  expect(checkField(field, { email: 'x' })).toBe('Invalid email format');
  expect(checkField(field, { email: 'x@y' })).toBe('Email must be a valid email');
});

test('checking a form returns every error at once', () => {
  const fields = [
    { name: 'a', label: 'A', type: 'text', required: true },
    { name: 'b', label: 'B', type: 'number' },
    { name: 'c', label: 'C', type: 'text' },
  ] as const;
  expect(checkForm(fields, { a: '', b: 'x', c: '' })).toEqual({
    a: 'A is required',
    b: 'B must be a number',
  });
});
