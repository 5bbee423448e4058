// The errors that callers get for unexpected exceptions.
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { asAppError } from './errors.ts';

const coded = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code });

test.each([
  coded('53100'),
  coded('ENOSPC'),
  coded('EDQUOT'),
  coded('XX000', 'could not extend file "base/5/16384": No space left on device'),
  new DrizzleQueryError('insert into x', [], coded('53100')),
  // The error that the storage provider throws.
  new Error('There’s no space left for files.', { cause: coded('ENOSPC') }),
  new AggregateError([new Error('one'), coded('ENOSPC')]),
])('a full disk can be tried again later: %s', (error) => {
  const { code, status, more } = asAppError(error);
  expect({ code, status }).toEqual({ code: 'server.disk_full', status: 503 });
  expect(more.retryAfterMs).toBeGreaterThan(0);
});

test.each([coded('23505'), new Error('any'), coded('42P01'), 'text', undefined])(
  'what nothing is known of is a failure: %s',
  (error) => {
    expect(asAppError(error)).toMatchObject({ code: 'server.failed', status: 500 });
  },
);
