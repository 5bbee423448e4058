// Coded frames (samples) of an MP4's video: their positions, NAL units, and the decoder's parameter sets.
import { type Box, boxesOf, findBox, isVideo, Mp4Failure, numbersIn } from './boxes.ts';

export interface Sample {
  readonly start: number;
  readonly end: number;
}

/** In decoding order. Throws `Mp4Failure` unless the file has exactly one video with a supported index. */
export function samplesOf(file: Buffer): Sample[] {
  const table = tableOf(file);
  const numbers = (type: string, list: { from?: number; each?: number } = {}): number[] => {
    const box = findBox(file, [type], table);
    if (!box) throw new Mp4Failure(`It has no ${type}.`);
    return numbersIn(file, box, list);
  };
  const sizes = numbers('stsz', { from: 8 });
  const groups = numbers('stsc', { each: 3 });
  const samples: Sample[] = [];
  let inChunk = 0;
  for (const [at, offset] of numbers('stco').entries()) {
    const group = groups.findIndex((first, from) => from % 3 === 0 && first === at + 1);
    if (group !== -1) inChunk = groups[group + 1] ?? 0;
    let start = offset;
    for (const size of sizes.slice(samples.length, samples.length + inChunk)) {
      samples.push({ start, end: start + size });
      start += size;
    }
  }
  return samples;
}

/** The sample table of the only video track: with two, a player might show the one that was not classified. */
function tableOf(file: Buffer): Box {
  const moov = findBox(file, ['moov']);
  const tracks = moov ? boxesOf(file, moov.content, moov.end) : [];
  const videos = tracks.filter((track) => track.type === 'trak' && isVideo(file, track));
  const [only] = videos;
  const table = only && findBox(file, ['mdia', 'minf', 'stbl'], only);
  if (videos.length !== 1 || !table) throw new Mp4Failure('It does not have one video.');
  return table;
}

/** The H.264 NAL units of a sample, each prefixed with its length in four bytes. */
export function unitsIn(file: Buffer, { start, end }: Sample): Buffer[] {
  const units: Buffer[] = [];
  let at = start;
  while (at < end) {
    const from = at + 4;
    const to = from + file.readUInt32BE(at);
    if (to > end || end > file.length) throw new Mp4Failure('A frame is cut off.');
    units.push(file.subarray(from, to));
    at = to;
  }
  return units;
}

export interface H264Config {
  /** The profile: 66 is Baseline, 77 Main, 100 High. */
  readonly profile: number;
  /** The size of the length prefix of each NAL unit. */
  readonly lengthBytes: number;
  /** Sequence and picture parameter sets, which come before the first frame. */
  readonly parameters: readonly Buffer[];
}

/** The size of the fixed fields of a sample entry in `stsd`, before its boxes. */
const ENTRY_HEAD = 78;

/** Undefined if the file has no H.264 configuration. */
export function h264ConfigOf(file: Buffer): H264Config | undefined {
  const list = findBox(file, ['stsd'], tableOf(file));
  const [entry, ...others] = list ? boxesOf(file, list.content + 8, list.end) : [];
  if (!entry || others.length > 0 || entry.content + ENTRY_HEAD >= entry.end) return undefined;
  const boxes = boxesOf(file, entry.content + ENTRY_HEAD, entry.end);
  const config = boxes.find(({ type }) => type === 'avcC');
  return config && readConfig(file.subarray(config.content, config.end));
}

function readConfig(config: Buffer): H264Config {
  const profile = config.readUInt8(1);
  const lengthBytes = (config.readUInt8(4) & 3) + 1;
  const parameters: Buffer[] = [];
  let at = 5;
  // The low five bits are the number of sequence parameter sets; the next whole byte is that of
  // picture parameter sets.
  for (const mask of [31, 255]) {
    let left = config.readUInt8(at) & mask;
    at += 1;
    for (; left > 0; left -= 1) {
      const from = at + 2;
      at = from + config.readUInt16BE(at);
      if (at > config.length) throw new Mp4Failure('Its parameters are cut off.');
      parameters.push(config.subarray(from, at));
    }
  }
  return { profile, lengthBytes, parameters };
}
