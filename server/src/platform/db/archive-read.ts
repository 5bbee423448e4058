// Unpacks an archive that `archive-write.ts` wrote, and trusts nothing in it: names, sizes and sums are checked.
import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';

const blockBytes = 512;

export class ArchiveBroken extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(`The backup cannot be read: ${why}.`, options);
    this.name = 'ArchiveBroken';
  }
}

/** Gives the text of the first entry, after everything was unpacked below the directory. */
export async function readArchive(file: string, directory: string): Promise<string> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  source.once('error', (error) => unzipped.destroy(error));
  try {
    return await unpack(createReader(source.pipe(unzipped)), directory);
  } catch (cause) {
    if (cause instanceof ArchiveBroken || !(cause instanceof Error)) throw cause;
    throw new ArchiveBroken(cause.message, { cause });
  } finally {
    source.destroy();
    unzipped.destroy();
  }
}

async function unpack(reader: Reader, directory: string): Promise<string> {
  let first: string | undefined;
  for (;;) {
    const entry = parseHeader(await reader.take(blockBytes));
    if (!entry) break;
    const padding = (blockBytes - (entry.size % blockBytes)) % blockBytes;
    if (first === undefined) {
      if (entry.size > 65_536) throw new ArchiveBroken('its first entry is not ours');
      first = (await reader.take(entry.size)).toString();
    } else if (entry.kind === 'directory') {
      await mkdir(join(directory, entry.name), { recursive: true, mode: entry.mode });
    } else {
      await writeFile(join(directory, entry.name), entry, reader);
    }
    await reader.take(padding);
  }
  await reader.end();
  return first ?? '';
}

interface Entry {
  readonly name: string;
  readonly mode: number;
  readonly size: number;
  readonly kind: 'file' | 'directory';
}

/** Nothing for the block of zeros at the end. */
function parseHeader(block: Buffer): Entry | undefined {
  if (block.every((byte) => byte === 0)) return undefined;
  const text = (from: number, length: number): string =>
    block.toString('utf8', from, from + length).replace(/\0.*$/s, '');
  const number = (from: number, length: number): number => parseInt(text(from, length), 8);
  const sum = block.reduce(
    (total, byte, at) => total + (at >= 148 && at < 156 ? ' '.charCodeAt(0) : byte),
    0,
  );
  if (sum !== number(148, 8)) throw new ArchiveBroken('an entry is damaged');
  const name = [text(345, 155), text(0, 100)].filter((part) => part !== '').join('/');
  const kind = block.toString('latin1', 156, 157);
  const size = number(124, 12);
  const mode = number(100, 8) & 0o777;
  const parts = name.replace(/\/$/, '').split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..') || name.includes('\\'))
    throw new ArchiveBroken(`the name ${JSON.stringify(name)} leads elsewhere`);
  if (!Number.isSafeInteger(size) || (kind !== '0' && kind !== '5'))
    throw new ArchiveBroken(`${name} is neither a file nor a directory`);
  return { name, mode, size, kind: kind === '5' ? 'directory' : 'file' };
}

async function writeFile(path: string, { size, mode }: Entry, reader: Reader): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx', mode);
  try {
    for await (const piece of reader.pieces(size)) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
}

interface Reader {
  take(bytes: number): Promise<Buffer>;
  pieces(bytes: number): AsyncGenerator<Buffer>;
  /** Reads what is left, so that the check sum of the whole is verified too. */
  end(): Promise<void>;
}

function createReader(stream: AsyncIterable<Buffer>): Reader {
  const chunks = stream[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);

  async function* pieces(bytes: number): AsyncGenerator<Buffer> {
    let missing = bytes;
    while (missing > 0) {
      if (held.length === 0) {
        const { done, value } = await chunks.next();
        if (done === true) throw new ArchiveBroken('it ends too early');
        held = value;
      }
      const piece = held.subarray(0, missing);
      held = held.subarray(piece.length);
      missing -= piece.length;
      yield piece;
    }
  }

  return {
    pieces,
    async take(bytes) {
      const parts: Buffer[] = [];
      for await (const piece of pieces(bytes)) parts.push(piece);
      return Buffer.concat(parts);
    },
    async end() {
      while ((await chunks.next()).done !== true);
    },
  };
}
