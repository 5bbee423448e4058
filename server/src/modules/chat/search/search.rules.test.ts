// Names of chats, and the place where a page of hits ends.
import { expect, test } from 'vitest';
import { isNamed, readPlace, writePlace } from './search.rules.ts';

test('a name is found by any part of it, without case and accents', () => {
  expect(isNamed('Zoë', 'zoe')).toBe(true);
  expect(isNamed('Our evenings', 'EVEN')).toBe(true);
  expect(isNamed('Zoë', 'ann')).toBe(false);
});

test('a page cursor survives a round trip through an address, and nothing else is accepted as one', () => {
  const place = {
    at: new Date('2026-11-20T10:00:00.123Z'),
    session_id: '01890000-0000-7000-8000-000000000000',
    seq: 7,
  };
  expect(readPlace(writePlace(place))).toEqual(place);
  for (const text of ['', 'x', 'x.1', `${writePlace(place)}.1`, `${writePlace(place)}99999999999`])
    expect(() => readPlace(text)).toThrow(expect.objectContaining({ code: 'request.invalid' }));
});
