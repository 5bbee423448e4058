// Cursors round-trip; cursors that this server did not write are rejected.
import { expect, test } from 'vitest';
import { pageOf, readCursor, writeCursor } from './cursor.ts';

const id = '019375a0-0000-7000-8000-00000000000a';
const written = (text: string): string => Buffer.from(text).toString('base64url');

test('a cursor is decoded as it was encoded', () => {
  for (const value of [0, 12, Date.now()])
    for (const cursor of [
      { value, id },
      { value, id, part: 2 },
    ])
      expect(readCursor(writeCursor(cursor))).toEqual(cursor);
});

test.each([
  '',
  'x',
  'bm9uc2Vuc2U',
  written(`1.${'-'.repeat(36)}`),
  written(`-1.${id}`),
  written(`1.${id}.2`),
  written(`10:1.${id}`),
  written(`:1.${id}`),
  written(`253402300800000.${id}`),
  written(`9999999999999999.${id}`),
])('%s is no cursor of ours', (text) => {
  expect(() => readCursor(text)).toThrow(expect.objectContaining({ code: 'request.invalid' }));
});

test('a page names its last row where more rows were read than it shows', () => {
  const cursorOf = (row: string): string => `after ${row}`;
  expect(pageOf(['a', 'b', 'c'], 2, cursorOf)).toEqual({
    shown: ['a', 'b'],
    next_cursor: 'after b',
  });
  expect(pageOf(['a', 'b'], 2, cursorOf)).toEqual({ shown: ['a', 'b'], next_cursor: null });
  expect(pageOf([], 2, cursorOf)).toEqual({ shown: [], next_cursor: null });
});
