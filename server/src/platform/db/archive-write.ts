// Writes directories into one compressed archive (tar.gz), which is there whole or not at all.
import { createWriteStream } from 'node:fs';
import { open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';

/** A file or directory on the disk, and its name in the archive. */
export interface Source {
  readonly path: string;
  readonly name: string;
}

const blockBytes = 512;
const mostBytes = 8 ** 11 - 1;

/** `first` is a small text that can be read without unpacking the rest. */
export async function writeArchive(
  file: string,
  first: { name: string; text: string },
  sources: readonly Source[],
): Promise<void> {
  const draft = `${file}.unfinished`;
  try {
    const target = createWriteStream(draft, { mode: 0o600, flush: true });
    await pipeline(Readable.from(blocks(first, sources)), createGzip({ level: 1 }), target);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

async function* blocks(
  first: { name: string; text: string },
  sources: readonly Source[],
): AsyncGenerator<Buffer> {
  const text = Buffer.from(first.text);
  yield header({ name: first.name, mode: 0o600, size: text.length, kind: 'file' });
  yield* padded([text], text.length);
  for (const source of sources) yield* pack(source);
  yield Buffer.alloc(2 * blockBytes);
}

async function* pack({ path, name }: Source): AsyncGenerator<Buffer> {
  const handle = await open(path).catch(ignoreMissing);
  if (!handle) return; // a draft that was renamed or removed meanwhile
  try {
    const { mode, size, isDirectory, isFile } = await describe(handle);
    if (isDirectory) {
      yield header({ name: `${name}/`, mode, size: 0, kind: 'directory' });
      for (const inner of (await readdir(path)).sort())
        yield* pack({ path: join(path, inner), name: `${name}/${inner}` });
    } else if (isFile) {
      yield header({ name, mode, size, kind: 'file' });
      // No more than was announced, even if the file grows.
      const contents =
        size === 0 ? [] : handle.createReadStream({ end: size - 1, autoClose: false });
      yield* padded(contents, size);
    }
  } finally {
    await handle.close();
  }
}

async function describe(handle: FileHandle) {
  const stats = await handle.stat();
  return {
    mode: stats.mode & 0o777,
    size: stats.size,
    isDirectory: stats.isDirectory(),
    isFile: stats.isFile(),
  };
}

async function* padded(
  contents: Iterable<Buffer> | AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<Buffer> {
  let written = 0;
  for await (const piece of contents) {
    written += piece.length;
    yield piece;
  }
  if (written !== size) throw new Error('A file became shorter while it was backed up.');
  yield Buffer.alloc((blockBytes - (size % blockBytes)) % blockBytes);
}

interface Entry {
  readonly name: string;
  readonly mode: number;
  readonly size: number;
  readonly kind: 'file' | 'directory';
}

/** The "ustar" form, which every tar reads. */
function header({ name, mode, size, kind }: Entry): Buffer {
  if (size > mostBytes) throw new Error(`${name} is too large for the archive.`);
  const block = Buffer.alloc(blockBytes);
  const { prefix, base } = split(name);
  block.write(base, 0);
  block.write(octal(mode, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(size, 11), 124);
  block.write(octal(Math.floor(Date.now() / 1000), 11), 136);
  block.write(' '.repeat(8), 148);
  block.write(kind === 'directory' ? '5' : '0', 156);
  block.write('ustar\x0000', 257);
  block.write(prefix, 345);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)}\0 `, 148);
  return block;
}

function octal(value: number, digits: number): string {
  return value.toString(8).padStart(digits, '0');
}

/** A long name is kept in two fields, parted at a slash. */
function split(name: string): { prefix: string; base: string } {
  if (Buffer.byteLength(name) <= 100) return { prefix: '', base: name };
  for (let at = name.indexOf('/'); at > 0; at = name.indexOf('/', at + 1)) {
    const prefix = name.slice(0, at);
    const base = name.slice(at + 1);
    if (Buffer.byteLength(prefix) <= 155 && Buffer.byteLength(base) <= 100 && base !== '')
      return { prefix, base };
  }
  throw new Error(`The name ${name} is too long for the archive.`);
}

function ignoreMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}
