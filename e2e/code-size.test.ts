// How much compressed code each screen loads before it can be used, so that it can't grow unnoticed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const built = join(import.meta.dirname, '..', 'web', 'dist');

/** What the server preloads for an address; written by the build. */
const { codeOf } = (await import(
  pathToFileURL(join(built, 'first-view', 'first-view.mjs')).href
)) as { codeOf: (path: string) => string[] };

const ofEveryScreen = [
  ...readFileSync(join(built, 'index.html'), 'utf8').matchAll(/(?:src|href)="(\/app\/[^"]+\.js)"/g),
].map(([, file = '']) => file);

const kilobytes = (path: string): number => {
  const files = new Set([...ofEveryScreen, ...codeOf(path).filter((file) => file.endsWith('.js'))]);
  const sizes = [...files].map((file) => gzipSync(readFileSync(join(built, file)), { level: 9 }));
  return sizes.reduce((sum, { length }) => sum + length, 0) / 1_000;
};

/** In kilobytes of 1,000 bytes, a little above what they are. A change that raises one says why. */
const most: Readonly<Record<string, number>> = {
  '/': 142,
  '/featured': 144,
  '/premium': 146,
  '/generate-image': 141,
  '/generate-video': 143,
  '/terms-and-conditions': 136,
  '/a-name/an-id/chat': 150,
  '/chats': 149,
  '/chats/a-chat': 176,
  '/gallery': 138,
  '/create': 151,
  '/login': 145,
  '/removal': 140,
  '/profile': 149,
  '/my-character': 155,
};

test.each(Object.entries(most))('%s loads at most %d KB of code', (path, budget) => {
  expect(kilobytes(path)).toBeLessThanOrEqual(budget);
});

test('every script of the build is there to be counted', () => {
  const scripts = readdirSync(join(built, 'app')).filter((name) => name.endsWith('.js'));
  expect(ofEveryScreen.length).toBeGreaterThanOrEqual(2);
  for (const path of Object.keys(most)) expect(codeOf(path)).not.toEqual([]);
  expect(scripts.length).toBeGreaterThan(ofEveryScreen.length);
});
