// The bundled server is stored in ASCII, which takes half the memory, and has the letters of its sources.
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { serverBundle } from '@velour/testing/server-bundle.ts';
import { expect, test } from 'vitest';

const folder = dirname((await serverBundle()).at(-1) ?? '');

test('all letters of the bundle are ASCII, and raw texts have no escapes for them', async () => {
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const codes = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const raw = codes.flatMap((code) => code.match(/String\.raw`[^`]*`/g) ?? []);
  expect(files.filter((_, at) => /[^\0-\x7f]/.test(codes[at] ?? ''))).toEqual([]);
  expect(raw.join('')).toContain('${"\\u2019"}');
  expect(raw.filter((text) => /\\u/.test(text.replaceAll(/\$\{"[^"]*"\}/g, '')))).toEqual([]);
});
