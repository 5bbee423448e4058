// Parses the boxes of an MP4 file: their positions, and the properties of its video.

/** A box; positions are byte offsets in the whole file. */
export interface Box {
  readonly type: string;
  readonly start: number;
  /** Where the content starts, after size and type. */
  readonly content: number;
  readonly end: number;
}

export class Mp4Failure extends Error {
  override readonly name = 'Mp4Failure';
}

/** The boxes between two offsets. Throws if the sizes do not add up, so that no reader leaves the file. */
export function boxesOf(file: Buffer, start = 0, end = file.length): Box[] {
  const boxes: Box[] = [];
  let at = start;
  while (at < end) {
    if (end - at < 8) throw new Mp4Failure('A box is cut off.');
    const short = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    if (short === 1 && end - at < 16) throw new Mp4Failure('A box is cut off.');
    const head = short === 1 ? 16 : 8;
    const size = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short || end - at;
    if (size < head || size > end - at) throw new Mp4Failure(`The box ${type} has a wrong size.`);
    boxes.push({ type, start: at, content: at + head, end: at + size });
    at += size;
  }
  return boxes;
}

/** The first box at a path of types, for example `['mdia', 'mdhd']`. */
export function findBox(
  file: Buffer,
  path: readonly string[],
  within?: Pick<Box, 'content' | 'end'>,
): Box | undefined {
  const [type, ...rest] = path;
  const boxes = boxesOf(file, within?.content, within?.end);
  const found = boxes.find((box) => box.type === type);
  return found === undefined || rest.length === 0 ? found : findBox(file, rest, found);
}

/** The box's version determines whether times have four or eight bytes. */
function timesOf(file: Buffer, box: Box): { scale: number; duration: number } {
  const isLong = file.readUInt8(box.content) === 1;
  const at = box.content + (isLong ? 20 : 12);
  if (at + (isLong ? 12 : 8) > box.end) throw new Mp4Failure(`The box ${box.type} is cut off.`);
  return {
    scale: file.readUInt32BE(at),
    duration: isLong ? Number(file.readBigUInt64BE(at + 4)) : file.readUInt32BE(at + 4),
  };
}

export interface VideoFacts {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** `avc1` is H.264. */
  readonly codec: string;
  readonly frames: number;
  /** True if `moov` comes first, so that a player can start before the download ends, and seek by range requests. */
  readonly isMoovFirst: boolean;
}

/** Throws `Mp4Failure` if this is not a complete MP4 file with a video. */
export function readMp4(file: Buffer): VideoFacts {
  try {
    return read(file);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw new Mp4Failure('It is cut off.', { cause });
  }
}

function read(file: Buffer): VideoFacts {
  const boxes = boxesOf(file);
  if (boxes[0]?.type !== 'ftyp') throw new Mp4Failure('It does not begin as an MP4 file.');
  const moov = boxes.find(({ type }) => type === 'moov');
  const media = boxes.find(({ type }) => type === 'mdat');
  if (!moov || !media) throw new Mp4Failure('It has no index or no content.');
  const tracks = boxesOf(file, moov.content, moov.end).filter(({ type }) => type === 'trak');
  const track = tracks.find((one) => isVideo(file, one));
  const times = track && findBox(file, ['mdia', 'mdhd'], track);
  const samples = track && findBox(file, ['mdia', 'minf', 'stbl'], track);
  if (!times || !samples) throw new Mp4Failure('It has no video.');
  const { scale, duration } = timesOf(file, times);
  return {
    ...entryOf(file, samples),
    seconds: scale > 0 ? duration / scale : 0,
    isMoovFirst: moov.start < media.start,
  };
}

export function isVideo(file: Buffer, track: Box): boolean {
  const box = findBox(file, ['mdia', 'hdlr'], track);
  return box !== undefined && file.toString('latin1', box.content + 8, box.content + 12) === 'vide';
}

function entryOf(file: Buffer, samples: Box) {
  const list = findBox(file, ['stsd'], samples);
  const sizes = findBox(file, ['stsz'], samples);
  const [entry] = list ? boxesOf(file, list.content + 8, list.end) : [];
  if (!entry || !sizes) throw new Mp4Failure('Its video is not described.');
  return {
    codec: entry.type,
    width: file.readUInt16BE(entry.content + 24),
    height: file.readUInt16BE(entry.content + 26),
    frames: file.readUInt32BE(sizes.content + 8),
  };
}

/** The 32-bit numbers of a table in a box, whose count is at this offset from the content's start. */
export function numbersIn(file: Buffer, box: Box, { from = 4, each = 1 } = {}): number[] {
  const count = file.readUInt32BE(box.content + from) * each;
  const first = box.content + from + 4;
  if (first + count * 4 > box.end) throw new Mp4Failure(`The box ${box.type} is cut off.`);
  return Array.from({ length: count }, (_, at) => file.readUInt32BE(first + at * 4));
}
