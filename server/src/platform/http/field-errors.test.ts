// Validation errors by field.
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { readBody } from './parse-request.ts';

const fieldsOf = (shape: z.ZodType, body: unknown) => {
  try {
    readBody(shape, body);
  } catch (error) {
    if (error instanceof AppError) return error.more.fields;
    throw error;
  }
  return undefined;
};
const messageOf = (shape: z.ZodType, value: unknown) =>
  fieldsOf(z.object({ it: shape }), { it: value })?.map(({ message }) => message);

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'This field is required'],
  [z.string(), 5, 'Must be text'],
  [z.int(), 1.5, 'Must be a whole number'],
  [z.boolean(), 'yes', 'Must be true or false'],
  [z.enum(['portrait', 'square']), 'round', 'Must be one of: portrait, square'],
  [z.literal([1, 2, 4]), 3, 'Must be one of: 1, 2, 4'],
  [z.uuid(), 'x', 'Must be an ID'],
  [z.string().regex(/^\d+$/), 'x', 'This doesn’t have the expected format'],
  [z.string().min(1), '', 'This field is required'],
  [z.string().min(3), 'ab', 'Use 3 characters or more'],
  [z.string().max(3), 'abcd', 'Use 3 characters or fewer'],
  [z.int().min(1), 0, 'Must be 1 or more'],
  [z.int().max(9), 10, 'Must be 9 or less'],
  [z.array(z.int()).max(1), [1, 2], 'Must have 1 or fewer entries'],
  [z.string().min(3, 'Tell us a little more'), 'a', 'Tell us a little more'],
])('%#: a message names the expected value', (shape, value, message) => {
  expect(messageOf(shape, value)).toEqual([message]);
});

test('for a union, the closer schema names the field', () => {
  const shape = z.union([
    z.strictObject({ item: z.string(), note: z.string() }),
    z.strictObject({ to: z.string(), tokens: z.int() }),
  ]);
  expect(fieldsOf(shape, { to: 'Ann', tokens: 1.5 })).toEqual([
    { field: 'tokens', message: 'Must be a whole number' },
  ]);
});

test('an unknown field is named by its path', () => {
  const shape = z.strictObject({ inner: z.strictObject({}) });
  expect(fieldsOf(shape, { inner: { extra: 1 } })).toEqual([
    { field: 'inner.extra', message: 'Unknown field' },
  ]);
});
