// Cursors: what we wrote we read again, and nothing else.
import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

const id = '019375a0-0000-7000-8000-00000000000a';
const written = (text: string): string => Buffer.from(text).toString('base64url');

test('what was written is read', () => {
  for (const value of [0, 12, Date.now()])
    expect(readCursor(writeCursor({ value, id }))).toEqual({ value, id });
});

test.each([
  '',
  'x',
  'bm9uc2Vuc2U',
  written(`1.${'-'.repeat(36)}`),
  written(`-1.${id}`),
  written(`1.${id}.2`),
  written(`253402300800000.${id}`),
  written(`9999999999999999.${id}`),
])('%s is no cursor of ours', (text) => {
  expect(readCursor(text)).toBeUndefined();
});
