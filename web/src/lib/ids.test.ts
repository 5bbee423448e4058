// Ids are generated even where `crypto.randomUUID` is missing.
import { expect, test } from 'vitest';
import { newId } from './ids.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('an id is a version 4 UUID', () => {
  expect(newId()).toMatch(UUID_V4);
});

test('without crypto.randomUUID, as on a page without TLS, it still is one', () => {
  // The part of `crypto` that an insecure context has.
  const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) } as Crypto;
  const ids = Array.from({ length: 500 }, () => newId(insecure));
  for (const id of ids) expect(id).toMatch(UUID_V4);
  expect(new Set(ids).size).toBe(ids.length);
});
