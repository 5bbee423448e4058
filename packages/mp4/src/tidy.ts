// Rewrites MP4 files with the index (`moov`) first, for range requests, and without identifying metadata.
import { type Box, boxesOf, Mp4Failure } from './boxes.ts';

/** Boxes that contain boxes, down to a track's sample entries. */
const CONTAINERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
/** Boxes with comments, prompts, locations and padding. */
const DROPPED = new Set(['udta', 'meta', 'uuid', 'free', 'skip']);
/** Boxes that start with creation and modification times. */
const TIMED = new Set(['mvhd', 'tkhd', 'mdhd']);

interface Edit {
  /** Maps an offset in the old file to one in the new file. */
  readonly move: (offset: number) => number;
  /** Returns a replacement for a box of the index; undefined keeps it. */
  readonly replace: (box: Box) => Buffer | undefined;
}

/** The same tracks without metadata, the index first. Throws `Mp4Failure` unless it is one complete MP4 file. */
export function tidyMp4(file: Buffer, replace: Edit['replace'] = () => undefined): Buffer {
  const boxes = boxesOf(file);
  const head = boxes.find(({ type }) => type === 'ftyp');
  const index = boxes.find(({ type }) => type === 'moov');
  const media = boxes.filter(({ type }) => type === 'mdat');
  if (!head || !index || media.length === 0) throw new Mp4Failure('It isn’t a complete MP4 file.');
  if (boxes.some(({ type }) => type === 'moof')) throw new Mp4Failure('It is in fragments.');
  const { length } = rebuilt(file, index, { replace, move: (offset) => offset });
  let at = head.end - head.start + length;
  const places = media.map((box) => {
    const moved = at - box.start;
    at += box.end - box.start;
    return { ...box, moved };
  });
  const move = (offset: number): number => {
    const place = places.find(({ content, end }) => offset >= content && offset < end);
    if (!place) throw new Mp4Failure('Its index names what it does not contain.');
    return offset + place.moved;
  };
  return Buffer.concat([
    bytesOf(file, head),
    rebuilt(file, index, { replace, move }),
    ...media.map((box) => bytesOf(file, box)),
  ]);
}

const bytesOf = (file: Buffer, { start, end }: Box): Buffer => file.subarray(start, end);

function rebuilt(file: Buffer, box: Box, edit: Edit): Buffer {
  const replaced = edit.replace(box);
  if (replaced) return replaced;
  if (CONTAINERS.has(box.type)) {
    const parts = boxesOf(file, box.content, box.end)
      .filter(({ type }) => !DROPPED.has(type))
      .map((part) => rebuilt(file, part, edit));
    return boxWith(box.type, ...parts);
  }
  const bytes = Buffer.from(bytesOf(file, box));
  const content = box.content - box.start;
  if (box.type === 'stco' || box.type === 'co64')
    moveOffsets(bytes, { content, box, move: edit.move });
  if (TIMED.has(box.type)) {
    const isLong = bytes.readUInt8(content) === 1;
    bytes.fill(0, content + 4, content + (isLong ? 20 : 12));
  }
  return bytes;
}

function moveOffsets(
  bytes: Buffer,
  { content, box, move }: { content: number; box: Box; move: Edit['move'] },
): void {
  const count = bytes.readUInt32BE(content + 4);
  const size = box.type === 'co64' ? 8 : 4;
  if (content + 8 + count * size > bytes.length) throw new Mp4Failure('Its index is cut off.');
  for (let at = content + 8; at < content + 8 + count * size; at += size) {
    if (size === 8) bytes.writeBigUInt64BE(BigInt(move(Number(bytes.readBigUInt64BE(at)))), at);
    else bytes.writeUInt32BE(move(bytes.readUInt32BE(at)), at);
  }
}

/** Encodes a box: its size, type and content. */
export function boxWith(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(parts.reduce((sum, { length }) => sum + length, 8));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
}

/** The UUID of the XMP box for MP4. */
const XMP = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

/** Appends metadata as XMP; offsets in the index stay valid, since nothing moves. */
export const withXmp = (file: Buffer, xmp: string): Buffer =>
  Buffer.concat([file, boxWith('uuid', XMP, Buffer.from(xmp))]);
