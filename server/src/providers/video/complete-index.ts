// Completes the index (`moov`) of our encoder's MP4 files, which lacks key frames and colors and comes last.
import { type Box, boxesOf, Mp4Failure } from '@velour/mp4/boxes.ts';
import { samplesOf } from '@velour/mp4/samples.ts';
import { boxWith, tidyMp4 } from '@velour/mp4/tidy.ts';

interface Described {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
}

/** Without key frames, players show a wrong frame after seeking; without colors, they guess them by the height. */
export function completeIndex(file: Buffer, described: Described): Buffer {
  const keys = keyFramesOf(file);
  const list = Buffer.alloc(8 + keys.length * 4);
  [0, keys.length, ...keys].forEach((value, at) => list.writeUInt32BE(value, at * 4));
  return tidyMp4(file, (box) => {
    const bytes = file.subarray(box.start, box.end);
    if (box.type === 'stts') return Buffer.concat([bytes, boxWith('stss', list)]);
    return box.type === 'stsd' ? withColour(bytes, levelOf(described)) : undefined;
  });
}

/** The NAL unit type of a key frame (IDR). */
const KEY_UNIT = 5;

/** The numbers of the key frames; the first frame is 1. */
export function keyFramesOf(file: Buffer): number[] {
  return samplesOf(file).flatMap(({ start, end }, frame) => {
    for (let at = start; at + 4 < end; at += 4 + file.readUInt32BE(at))
      if ((file.readUInt8(at + 4) & 31) === KEY_UNIT) return frame + 1;
    return [];
  });
}

/** H.264 levels, with their maximum numbers of macroblocks (16 × 16 pixels) per frame and per second. */
const LEVELS = [
  [30, 1_620, 40_500],
  [31, 3_600, 108_000],
  [32, 5_120, 216_000],
  [40, 8_192, 245_760],
] as const;

function levelOf({ width, height, framesPerSecond }: Described): number {
  const blocks = Math.ceil(width / 16) * Math.ceil(height / 16);
  const fits = LEVELS.find(
    ([, frame, second]) => blocks <= frame && blocks * framesPerSecond <= second,
  );
  return fits?.[0] ?? 51;
}

/** BT.709 primaries, transfer and matrix (1), limited range (0). */
const COLOUR = boxWith('colr', Buffer.from('nclx'), Buffer.from([0, 1, 0, 1, 0, 1, 0]));
/** Bytes before the boxes in a list of descriptions (`stsd`), and in a description. */
const BEFORE = { list: 8, entry: 78 } as const;

/** Adds colors and the level to the description of the frames. */
function withColour(list: Buffer, level: number): Buffer {
  const [entry] = boxesOf(list, 8 + BEFORE.list);
  if (entry?.type !== 'avc1') throw new Mp4Failure('It isn’t H.264.');
  const content = Buffer.from(list.subarray(entry.content, entry.end));
  const config = boxesOf(content, BEFORE.entry).find(({ type }) => type === 'avcC');
  if (!config) throw new Mp4Failure('It has no avcC.');
  setLevel(content, config, level);
  return boxWith('stsd', list.subarray(8, 8 + BEFORE.list), boxWith('avc1', content, COLOUR));
}

/** The level is in the configuration, and again in the sequence parameter sets that it contains. */
function setLevel(bytes: Buffer, { content }: Box, level: number): void {
  bytes.writeUInt8(level, content + 3);
  bytes.writeUInt8(level, content + 8 + 3);
}
