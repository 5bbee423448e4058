// Files as storage: the port's suite, and errors that only files can have.
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFiles } from './files.ts';
import { allKeys, storageSuite } from '../../../test/suites/storage-suite.ts';

let ground: string;
beforeAll(async () => {
  ground = await mkdtemp(join(tmpdir(), 'velour-files-'));
});
afterAll(() => rm(ground, { recursive: true, force: true }));

const emptyDirectory = () => mkdtemp(join(ground, 'd-'));

storageSuite('files', async () => createFiles({ directory: await emptyDirectory() }));

test('a directory that does not exist yet is made', async () => {
  const files = createFiles({ directory: join(await emptyDirectory(), 'deep', 'down') });
  await files.put('a/b', new Uint8Array([1]));
  expect(await files.stat('a/b')).toMatchObject({ bytes: 1 });
});

test('a broken upload leaves no half-written file behind', async () => {
  const directory = await emptyDirectory();
  const files = createFiles({ directory });
  const broken = new Readable({
    read() {
      this.destroy(new Error('gone'));
    },
  });
  await expect(files.put('x', broken)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(await readdir(join(directory, '.half-written'))).toEqual([]);
});

test('a key that names a folder is refused, not read', async () => {
  const files = createFiles({ directory: await emptyDirectory() });
  await files.put('a/b', new Uint8Array([1]));
  await expect(files.get('a')).rejects.toMatchObject({ kind: 'refused' });
  await expect(files.put('a', new Uint8Array([1]))).rejects.toMatchObject({
    name: 'StorageFailure',
  });
  expect(await files.stat('a/b')).toMatchObject({ bytes: 1 });
});

test('half-written files and files without a key are not listed', async () => {
  const directory = await emptyDirectory();
  const files = createFiles({ directory });
  await files.put('a/b', new Uint8Array([1]));
  await mkdir(join(directory, '.half-written'), { recursive: true });
  await writeFile(join(directory, '.half-written', 'half'), 'x');
  await writeFile(join(directory, 'a', 'README'), 'x');
  expect(await allKeys(files)).toEqual(['a/b']);
});
