// Storage as plain files in one directory: the built-in storage provider.
import { randomUUID } from 'node:crypto';
import type { Stats } from 'node:fs';
import { constants, mkdir, open, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  assertKey,
  isKey,
  type Part,
  StorageFailure,
  type StorageProvider,
  type StoredFile,
} from './port.ts';

/** Directory of incomplete files; keys cannot start with a dot, so none is in it. */
const HALF_WRITTEN = '.half-written';

/** `sync: false` skips fsync, so a stored file may be lost in a power failure; for tests and demos only. */
export function createFiles(options: { directory: string; sync?: boolean }): StorageProvider {
  const { directory, sync = true } = options;
  const pathOf = (key: string): string => {
    assertKey(key);
    return join(directory, key);
  };
  return {
    name: `files · ${directory}`,
    isBuiltIn: true,
    async put(key, content) {
      const path = pathOf(key);
      const half = join(directory, HALF_WRITTEN, randomUUID());
      try {
        await mkdir(dirname(half), { recursive: true });
        await writeAtomically(half, content, sync);
        await mkdir(dirname(path), { recursive: true });
        await rename(half, path);
      } catch (error) {
        await rm(half, { force: true });
        throw asFailure(error);
      }
    },
    async get(key, part) {
      return read(pathOf(key), part);
    },
    async stat(key) {
      return orNothing(async () => describe(await stat(pathOf(key))));
    },
    async remove(key) {
      const gone = await orNothing(async () => {
        await unlink(pathOf(key));
        return true;
      });
      return gone ?? false;
    },
    list: () => keysIn(directory, ''),
  };
}

/** In the order of full keys, so a directory is sorted as if its name ended with a slash. */
async function* keysIn(directory: string, prefix: string): AsyncGenerator<string> {
  const entries =
    (await orNothing(() => readdir(join(directory, prefix), { withFileTypes: true }))) ?? [];
  const names = entries.map((entry) => `${prefix}${entry.name}${entry.isDirectory() ? '/' : ''}`);
  // By code unit, not by locale: the order of object stores.
  for (const name of names.toSorted()) {
    if (!name.endsWith('/')) {
      // Skips files of other programs, whose names are not keys.
      if (isKey(name)) yield name;
    } else if (isKey(name.slice(0, -1))) {
      yield* keysIn(directory, name);
    }
  }
}

async function writeAtomically(
  path: string,
  content: Uint8Array | Readable,
  sync: boolean,
): Promise<void> {
  const handle = await open(path, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL);
  try {
    await handle.writeFile(content);
    if (sync) await handle.datasync();
  } finally {
    await handle.close();
  }
}

async function read(
  path: string,
  part?: Part,
): Promise<{ file: StoredFile; content: Readable } | undefined> {
  return orNothing(async () => {
    const handle = await open(path);
    try {
      const file = describe(await handle.stat());
      const range = part && { start: part.from, end: part.to };
      return { file, content: handle.createReadStream({ ...range, highWaterMark: 64 * 1024 }) };
    } catch (error) {
      await handle.close();
      throw error;
    }
  });
}

function describe(found: Stats): StoredFile {
  if (!found.isFile()) throw new StorageFailure('refused', 'This storage key is a folder.');
  return { bytes: found.size, changed_at: found.mtime };
}

/** Runs `work`; undefined if the file does not exist. */
async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw asFailure(error);
  }
}

function asFailure(error: unknown): StorageFailure {
  if (error instanceof StorageFailure) return error;
  const code = codeOf(error);
  const more = { cause: error };
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new StorageFailure('full', 'There’s no space left for files.', more);
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'EISDIR') {
    return new StorageFailure('refused', 'No permission to access the files.', more);
  }
  return new StorageFailure('unavailable', 'The files can’t be reached.', more);
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
