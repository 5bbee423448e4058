// Unpacks an archive that `archive-write.ts` wrote, and validates its names, entry types and checksums.
import { createReadStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { extract, type Extract } from 'tar-stream';

type Entry = Extract extends AsyncIterable<infer E> ? E : never;

const MAX_FIRST_BYTES = 65_536;

export class ArchiveBroken extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(`The backup can’t be read: ${why}.`, options);
    this.name = 'ArchiveBroken';
  }
}

/** Unpacks everything into the directory and returns the text of the first entry. Throws `ArchiveBroken`. */
export async function readArchive(file: string, directory: string): Promise<string> {
  const source = createReadStream(file);
  const unzipped = createGunzip();
  const entries = extract();
  source.once('error', (error) => unzipped.destroy(error));
  unzipped.once('error', (error) => entries.destroy(error));
  source.pipe(unzipped).pipe(entries);
  try {
    let first: string | undefined;
    for await (const entry of entries) {
      if (first === undefined) first = await readFirst(entry);
      else await unpack(entry, directory);
    }
    if (first === undefined) throw new ArchiveBroken('it is empty');
    return first;
  } catch (cause) {
    if (cause instanceof ArchiveBroken || !(cause instanceof Error)) throw cause;
    throw new ArchiveBroken(cause.message, { cause });
  } finally {
    source.destroy();
    unzipped.destroy();
  }
}

async function readFirst(entry: Entry): Promise<string> {
  if ((entry.header.size ?? 0) > MAX_FIRST_BYTES)
    throw new ArchiveBroken('its first entry is not a manifest');
  const pieces: Uint8Array[] = [];
  for await (const piece of bytesOf(entry)) pieces.push(piece);
  return Buffer.concat(pieces).toString();
}

async function unpack(entry: Entry, directory: string): Promise<void> {
  const { name, type, mode = 0o600 } = entry.header;
  const parts = name.replace(/\/$/, '').split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..') || name.includes('\\'))
    throw new ArchiveBroken(`the name ${JSON.stringify(name)} leads elsewhere`);
  const path = join(directory, name);
  if (type === 'directory') {
    await mkdir(path, { recursive: true, mode: mode & 0o777 });
    entry.resume();
  } else if (type === 'file') {
    await writeFile(path, mode & 0o777, entry);
  } else throw new ArchiveBroken(`${name} is neither a file nor a directory`);
}

async function writeFile(path: string, mode: number, entry: Entry): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, 'wx', mode);
  try {
    for await (const piece of bytesOf(entry)) await file.writeFile(piece);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The stream's types do not promise bytes, although its chunks always are. */
async function* bytesOf(entry: Entry): AsyncGenerator<Uint8Array> {
  for await (const piece of entry) {
    if (!(piece instanceof Uint8Array)) throw new ArchiveBroken('an entry holds no bytes');
    yield piece;
  }
}
