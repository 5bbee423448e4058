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

const textOf = (file: string): string => readFileSync(join(built, file), 'utf8');

const ofScreen = (path: string): Set<string> =>
  new Set([...ofEveryScreen, ...codeOf(path).filter((file) => file.endsWith('.js'))]);

const kilobytes = (files: Iterable<string>): number => {
  const sizes = [...files].map((file) => gzipSync(textOf(file), { level: 9 }).length);
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000;
};

/** Adds a script with all that it imports before it runs. */
function addWithImports(file: string, files: Set<string>): void {
  if (files.has(file)) return;
  files.add(file);
  for (const [, imported = ''] of textOf(file).matchAll(
    /(?:from|import)[`"']\.\/([\w~-]+\.js)[`"']/g,
  ))
    addWithImports(`/app/${imported}`, files);
}

/** In kilobytes of 1,000 bytes, a little above what they are. A change that raises one says why. */
const most: Readonly<Record<string, number>> = {
  '/': 140,
  '/featured': 142,
  '/premium': 142,
  '/generate-image': 137,
  '/generate-video': 139,
  '/terms-and-conditions': 133,
  '/a-name/an-id/chat': 149,
  '/chats': 148,
  '/chats/a-chat': 143,
  '/gallery': 135,
  '/create': 149,
  '/login': 141,
  '/removal': 138,
  '/feedback': 139,
  '/verify': 133,
  '/safety': 133,
  '/profile': 147,
  '/my-character': 158,
};

test.each(Object.entries(most))('%s loads at most %d KB of code', (path, budget) => {
  expect(kilobytes(ofScreen(path))).toBeLessThanOrEqual(budget);
});

test('a chat with its messages loads at most 179 KB of code', () => {
  const files = ofScreen('/chats/a-chat');
  const [later] = [...files].flatMap((file) => /chat-by-id-[\w-]+\.js/.exec(textOf(file)) ?? []);
  addWithImports(`/app/${later}`, files);
  expect(kilobytes(files)).toBeLessThanOrEqual(179);
});

test('every script of the build is there to be counted', () => {
  const scripts = readdirSync(join(built, 'app')).filter((name) => name.endsWith('.js'));
  expect(ofEveryScreen.length).toBeGreaterThanOrEqual(2);
  for (const path of Object.keys(most)) expect(codeOf(path)).not.toEqual([]);
  expect(scripts.length).toBeGreaterThan(ofEveryScreen.length);
});
