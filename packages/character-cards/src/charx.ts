// CHARX, a zip with a card and its pictures: only the card and one picture are unpacked, each within its limit.
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import yazl from 'yazl';
import { buffer } from 'node:stream/consumers';
import { CardError } from './card-error.ts';
import { readUtf8 } from './bytes.ts';

export interface OpenedCharx {
  readonly names: readonly string[];
  /** Undefined if there is no such file. */
  read(name: string, most: number): Promise<Buffer | undefined>;
}

const MAX_FILES = 2_000;
const MAX_UNPACKED_BYTES = 256 * 1024 * 1024;
/** Text compresses to a twentieth, pictures not at all. */
const HIGHEST_RATIO = 500;
const ENCRYPTED = 1;
const SYMBOLIC_LINK = 0o12;

export async function openCharx(file: Buffer): Promise<OpenedCharx> {
  const zip = await orDamaged(
    yauzl.fromBufferPromise(file, {
      decodeStrings: false,
      lazyEntries: true,
      validateEntrySizes: true,
    }),
  );
  const entries = await listEntries(zip);
  return {
    names: [...entries.keys()],
    async read(name, most) {
      const entry = entries.get(name);
      if (!entry) return undefined;
      if (entry.uncompressedSize > most) throw new CardError('too_large');
      const stream = await orDamaged(zip.openReadStreamPromise(entry));
      const content = await orDamaged(buffer(stream));
      if (crc32(content) !== entry.crc32) throw new CardError('damaged');
      return content;
    },
  };
}

export async function writeCharx(files: Readonly<Record<string, Buffer>>): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  const mtime = new Date(Date.UTC(2000, 0, 1));
  for (const [name, content] of Object.entries(files)) zip.addBuffer(content, name, { mtime });
  zip.end();
  return buffer(zip.outputStream);
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > MAX_FILES) throw unsafe('It contains too many files.');
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  for (const entry of await orDamaged(readEntries(zip))) {
    const name = nameOf(entry);
    if (entries.has(name)) throw new CardError('ambiguous');
    unpacked += entry.uncompressedSize;
    assertWithinLimits(entry);
    entries.set(name, entry);
  }
  if (unpacked > MAX_UNPACKED_BYTES) throw unsafe('It unpacks to far more than its size.');
  return entries;
}

async function readEntries(zip: ZipFile): Promise<Entry[]> {
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  return entries;
}

/** Nothing is ever written to a path that a zip names; an archive that tries to escape is still refused. */
function nameOf(entry: Entry): string {
  // Undecoded, so that we check the name ourselves.
  const name = readUtf8(entry.fileNameRaw);
  if (yauzl.validateFileName(name) !== null || name.includes('\0')) {
    throw unsafe('One of its files has an unsafe name.');
  }
  return name;
}

function assertWithinLimits(entry: Entry): void {
  const { compressedSize, uncompressedSize, generalPurposeBitFlag, externalFileAttributes } = entry;
  if ((generalPurposeBitFlag & ENCRYPTED) !== 0) throw unsafe('It’s encrypted.');
  if (externalFileAttributes >>> 28 === SYMBOLIC_LINK) throw unsafe('It contains a link.');
  if (uncompressedSize > 1_000_000 && uncompressedSize > compressedSize * HIGHEST_RATIO) {
    throw unsafe('It unpacks to far more than its size.');
  }
}

const unsafe = (detail: string): CardError => new CardError('unsafe', { detail });

async function orDamaged<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw new CardError('damaged', { cause, detail: 'It isn’t a readable ZIP file.' });
  }
}
