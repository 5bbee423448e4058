// Which error text a failed call gets, and which form field it belongs to.
import { errors, type ErrorCode } from '@velour/contract/errors.ts';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { failureText, formErrors } from './failures.ts';

type More = Partial<Pick<ApiError, 'detail' | 'retry_after_ms'>> & {
  errors?: { field: string; message: string }[];
};

const refused = (code: ErrorCode, more: More = {}) =>
  new ApiError({ code, ...errors[code], method: 'POST', path: '/x', ...(more as object) });
const brokenAt = { code: 'server.broken', status: 500, title: 'Oops' };
const broken = new ApiError({ ...brokenAt, method: 'POST', path: '/x' });
const invalid = refused('request.invalid', {
  errors: [{ field: 'body.name', message: 'Too long' }],
});

test.each<[string, unknown, object, string]>([
  [
    'a refusal has the server’s title',
    refused('identity.forbidden'),
    {},
    'You don’t have permission to do this.',
  ],
  [
    'a screen may say it otherwise',
    refused('identity.forbidden'),
    { codes: { 'identity.forbidden': 'Not you.' } },
    'Not you.',
  ],
  ['what is not valid is said by its first field', invalid, {}, 'Too long'],
  [
    'a refused text has its reason',
    refused('safety.blocked', { detail: 'real_person' }),
    {},
    'Characters can’t be real, well-known people.',
  ],
  [
    'a refused text of which the server names the passage has it',
    refused('safety.blocked', {
      detail: 'minor_sexual',
      errors: [{ field: 'text', message: 'Please change this part: “She is 14.”' }],
    }),
    {},
    'Please change this part: “She is 14.”',
  ],
  [
    'a reason that is not known is none',
    refused('safety.blocked', { detail: 'x' }),
    {},
    'This text breaks the site’s rules. Please reword it.',
  ],
  [
    'a card has its detail',
    refused('card.missing', { detail: 'It has no name.' }),
    {},
    `${errors['card.missing'].title} It has no name.`,
  ],
  [
    'a rate limit says how long',
    refused('request.rate_limited', { retry_after_ms: 300_000 }),
    {},
    'Too many requests. Please try again in 5 minutes.',
  ],
  ['what broke has the screen’s words', broken, { failed: 'Not saved.' }, 'Not saved.'],
  ['or the generic ones', broken, {}, 'Error during POST request to /x: Oops'],
  [
    'or those of its call',
    new ApiError({ ...brokenAt, method: 'POST', path: '/transactions' }),
    {},
    'Failed to purchase item',
  ],
  [
    'what is no answer at all, too',
    new TypeError('x is undefined'),
    {},
    'That didn’t work. Please try again.',
  ],
])('%s', (_, error, own, text) => {
  expect(failureText(error, own)).toBe(text);
});

const fields = [{ name: 'name' }, { name: 'email' }];

test('a refused field of the form gets the error, other errors are the form’s', () => {
  expect(formErrors(invalid, fields)).toEqual({ name: 'Too long' });
  expect(formErrors(invalid, [{ name: 'email' }])).toEqual({ form: 'Too long' });
});

test('an error code can belong to a field, by default or as the form says', () => {
  expect(formErrors(refused('identity.email_taken'), fields)).toEqual({
    email: errors['identity.email_taken'].title,
  });
  const own = {
    fields: { 'safety.blocked': 'name' },
    codes: { 'safety.blocked': 'Another name, please.' },
  };
  expect(formErrors(refused('safety.blocked'), fields, own)).toEqual({
    name: 'Another name, please.',
  });
});

test('server errors are the form’s', () => {
  expect(formErrors(broken, fields, { failed: 'Not sent.' })).toEqual({ form: 'Not sent.' });
});
