// MP4 files for tests: valid boxes around a few bytes, with faults on demand.
import { boxWith } from '../src/tidy.ts';

interface Mp4Options {
  readonly width?: number;
  readonly height?: number;
  readonly seconds?: number;
  readonly frames?: number;
  readonly codec?: string;
  /** The first byte of each chunk. */
  readonly chunks?: readonly number[];
  /** Uses 64-bit offsets. */
  readonly long?: boolean;
  readonly created?: number;
  /** A wrong offset of the first chunk. */
  readonly offset?: number;
}

const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4));
  return bytes;
};

const SCALE = 1_000;
const CHUNK = 40;

/**
 * A file as encoders write it: comments, padding, content, and the index last. No player can decode
 * it.
 */
export function anMp4(options: Mp4Options = {}): Buffer {
  const { width = 96, height = 128, seconds = 0.5, frames = 12, codec = 'avc1' } = options;
  const { chunks = [1, 2], long = false, created = 3_900_000_000, offset } = options;
  const duration = Math.round(seconds * SCALE);
  const times = words(0, created, created, SCALE, duration);
  const before = Buffer.concat([
    boxWith('ftyp', Buffer.from('isomavc1')),
    boxWith('free', words(0, 0)),
  ]);
  const media = boxWith('mdat', ...chunks.map((value) => Buffer.alloc(CHUNK, value)));
  const offsets = chunks.map((_, at) =>
    at === 0 && offset !== undefined ? offset : before.length + 8 + at * CHUNK,
  );
  const entry = Buffer.alloc(78);
  entry.writeUInt16BE(width, 24);
  entry.writeUInt16BE(height, 26);
  const samples = boxWith(
    'stbl',
    boxWith('stsd', words(0, 1), boxWith(codec, entry)),
    boxWith('stsz', words(0, 0, frames)),
    long
      ? boxWith('co64', words(0, offsets.length, ...offsets.flatMap((one) => [0, one])))
      : boxWith('stco', words(0, offsets.length, ...offsets)),
  );
  const comment = boxWith('udta', boxWith('meta', Buffer.from('a secret prompt')));
  const track = boxWith(
    'trak',
    boxWith('tkhd', words(0, created, created, 1)),
    boxWith(
      'mdia',
      boxWith('mdhd', times),
      boxWith('hdlr', words(0, 0), Buffer.from('vide')),
      boxWith('minf', samples),
    ),
    comment,
  );
  const index = boxWith('moov', boxWith('mvhd', times), track, comment);
  return Buffer.concat([before, media, index, boxWith('uuid', Buffer.from('a secret prompt!'))]);
}
