// Completes the index of our encoder's MP4 files, which comes last and names neither key frames nor colors.
import { type Box, boxesOf, Mp4Failure } from '../../platform/mp4/boxes.ts';
import { samplesOf } from '../../platform/mp4/samples.ts';
import { boxWith, tidyMp4 } from '../../platform/mp4/tidy.ts';

interface Described {
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
}

/** Without key frames a player shows the wrong frame after seeking; without colours it guesses them by the height. */
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

/** A picture that needs no other one. */
const KEY_UNIT = 5;

/** The numbers of frames that can be shown without those before them; the first is 1. */
export function keyFramesOf(file: Buffer): number[] {
  return samplesOf(file).flatMap(({ start, end }, frame) => {
    for (let at = start; at + 4 < end; at += 4 + file.readUInt32BE(at))
      if ((file.readUInt8(at + 4) & 31) === KEY_UNIT) return frame + 1;
    return [];
  });
}

/** Levels of H.264 with the most blocks of 16 × 16 pixels in a frame and in a second. */
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

/** BT.709 in primaries, transfer and matrix (1), in video range (0). */
const COLOUR = boxWith('colr', Buffer.from('nclx'), Buffer.from([0, 1, 0, 1, 0, 1, 0]));
/** How much comes before the boxes in a list of descriptions, and in a description. */
const BEFORE = { list: 8, entry: 78 } as const;

/** The description of frames, with their colours and the level that they need. */
function withColour(list: Buffer, level: number): Buffer {
  const [entry] = boxesOf(list, 8 + BEFORE.list);
  if (entry?.type !== 'avc1') throw new Mp4Failure('It isn’t H.264.');
  const content = Buffer.from(list.subarray(entry.content, entry.end));
  const config = boxesOf(content, BEFORE.entry).find(({ type }) => type === 'avcC');
  if (!config) throw new Mp4Failure('It has no avcC.');
  setLevel(content, config, level);
  return boxWith('stsd', list.subarray(8, 8 + BEFORE.list), boxWith('avc1', content, COLOUR));
}

/** It is in the configuration and again in the sequence parameters that this contains. */
function setLevel(bytes: Buffer, { content }: Box, level: number): void {
  bytes.writeUInt8(level, content + 3);
  bytes.writeUInt8(level, content + 8 + 3);
}
