// The origin of canonical addresses: never a forged host name if one is configured.
import { expect, test } from 'vitest';
import { createPageMetadata } from './page-metadata.ts';

type Heads = ReturnType<typeof createPageMetadata>;
type Site = Parameters<Heads['homeOf']>[0];

const unread = () => Promise.reject(new Error('nothing is read'));

const heads = (publicUrl: string | undefined, isProduction = false): Heads =>
  createPageMetadata({
    db: undefined as never, // read only by pages of characters
    characters: { read: unread, find: unread },
    domes: { find: unread },
    creators: { exists: unread },
    cards: { cardFor: () => Promise.reject(new Error('nobody is asked for')) },
    publicUrl,
    isProduction,
    localUrl: 'http://127.0.0.1:5173',
  });
const site = (...hostnames: string[]) => ({ hostnames }) as unknown as Site; // only this field is read
const request = { hostname: 'Rose.example', origin: 'https://rose.example' };

test("addresses use a site's own host name", () => {
  expect(heads('https://all.example').originOf(site('rose.example'), request)).toBe(
    'https://rose.example',
  );
  expect(heads('https://all.example').homeOf(site('rose.example'))).toBe('https://rose.example');
});

test('any other host gets the public address', () => {
  expect(heads('https://all.example').originOf(site('lily.example'), request)).toBe(
    'https://all.example',
  );
  expect(heads('https://all.example').homeOf(site())).toBe('https://all.example');
});

test('without configuration the requested address is used', () => {
  expect(heads(undefined).originOf(site(), request)).toBe('https://rose.example');
  expect(heads(undefined).homeOf(site())).toBe('http://127.0.0.1:5173');
});

test('in production a host that nothing names is not repeated, even without a public address', () => {
  const { originOf } = heads(undefined, true);
  expect(originOf(site('rose.example'), request)).toBe('https://rose.example');
  expect(originOf(site('lily.example'), request)).toBe('https://lily.example');
  expect(originOf(site(), request)).toBe('http://127.0.0.1:5173');
});
