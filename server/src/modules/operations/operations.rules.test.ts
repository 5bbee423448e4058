// A provider's state, the settings that connect another one, and which error messages are shown.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stateOf, settingsOf, messageOf } from './operations.rules.ts';

const example = readFileSync(join(import.meta.dirname, '../../../../.env.example'), 'utf8');

const lines = Object.values(settingsOf).flatMap((ways) => ways.flatMap(({ settings }) => settings));

test.each(lines)('%s is a line of the example', (line) => {
  expect(example.split('\n')).toContain(`# ${line}`);
});

const tested = (ok: boolean) => ({
  ok,
  result: '',
  picture: null,
  clip: null,
  took_ms: 1,
  at: '2026-01-01T00:00:00.000Z',
});

test.each([
  [false, null, 'ok'],
  [true, null, 'stand_in'],
  [true, tested(true), 'stand_in'],
  [false, tested(true), 'ok'],
  [false, tested(false), 'failing'],
  [true, tested(false), 'failing'],
])('built-in %s, last test %o: %s', (isBuiltIn, last, state) => {
  expect(stateOf(isBuiltIn, last)).toBe(state);
});

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

test.each([
  [
    named('MailFailure', 'The mail server rejected the login.'),
    'The mail server rejected the login.',
  ],
  [named('TimeoutError', 'The operation timed out'), 'No response in time.'],
  [named('TypeError', 'redis://ann:secret@host is odd'), 'The test failed (TypeError).'],
  ['a string', 'The test failed.'],
])('the message of %s is: %s', (error, words) => {
  expect(messageOf(error)).toBe(words);
});
