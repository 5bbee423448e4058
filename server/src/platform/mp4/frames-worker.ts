// The worker thread that decodes a clip: all frames in order; the sampled ones are encoded as JPEG.
import { H264Decoder } from 'h264decoder';
import sharp from 'sharp';
import { runTask } from '../inside-threads.ts';
import { bufferOf } from '../threads.ts';
import { Mp4Failure, readMp4 } from '@velour/mp4/boxes.ts';
import { rgbOf, sampledOf } from './frames.rules.ts';
import { h264ConfigOf, samplesOf, unitsIn } from '@velour/mp4/samples.ts';

export interface FramesPlan {
  readonly file: Uint8Array;
  readonly count: number;
}

/** Ten seconds at the highest frame rate; a small file can claim thousands of frames. */
const MAX_FRAMES = 600;
const MAX_PIXELS = 2048 * 2048;
/** The decoder copies a unit into a buffer of this size without a bounds check. */
const MAX_UNIT_BYTES = 2 ** 20;
const START = Buffer.from([0, 0, 0, 1]);

async function picturesOf({ file: bytes, count }: FramesPlan): Promise<Uint8Array[]> {
  const file = bufferOf(bytes);
  const { width, height, frames } = readMp4(file);
  if (frames > MAX_FRAMES || width * height > MAX_PIXELS)
    throw new Mp4Failure('It has too many frames.');
  const samples = samplesOf(file);
  if (samples.length !== frames) throw new Mp4Failure('Its index is wrong.');
  const wanted = new Set(sampledOf(frames, count));
  const pictures: Uint8Array[] = [];
  const decode = startDecoder(file);
  for (const [at, sample] of samples.entries()) {
    const frame = decode(unitsIn(file, sample));
    if (frame.width < width || frame.height < height)
      throw new Mp4Failure('A frame is smaller than the clip.');
    if (!wanted.has(at)) continue;
    // Frames are decoded in blocks of 16 pixels; the remainder is cropped.
    const raw = { width: frame.width, height: frame.height, channels: 3 as const };
    const picture = sharp(rgbOf(frame), { raw }).extract({ left: 0, top: 0, width, height });
    pictures.push(await picture.jpeg({ quality: 92 }).toBuffer());
  }
  return pictures;
}

/** NAL unit types that contain slices of a picture; of the other types, only parameter sets are used. */
const SLICES: readonly number[] = [1, 5];
const PARAMETERS: readonly number[] = [7, 8];

/** Decodes one frame per sample, or fails: no frame may be skipped, because a classifier would not see it. */
function startDecoder(file: Buffer) {
  const decoder = new H264Decoder();
  /**
   * Returns whether a picture is complete. The decoder's status of parameter sets is ignored: it
   * reports errors for valid ones.
   */
  const read = (unit: Buffer): boolean => {
    if (unit.length + START.length > MAX_UNIT_BYTES) throw new Mp4Failure('A frame is too large.');
    const state = decoder.decode(Buffer.concat([START, unit]));
    if (!SLICES.includes(typeOf(unit))) return false;
    if (state > H264Decoder.HDRS_RDY) throw new Mp4Failure('A frame is damaged.');
    return state === H264Decoder.PIC_RDY;
  };
  for (const unit of h264ConfigOf(file)?.parameters ?? []) read(unit);
  return (units: readonly Buffer[]) => {
    const known = units.filter((unit) => [...SLICES, ...PARAMETERS].includes(typeOf(unit)));
    if (known.filter(read).length !== 1) throw new Mp4Failure('A sample is not one frame.');
    const { width, height, pic } = decoder;
    return { width, height, planes: pic };
  };
}

const typeOf = (unit: Buffer): number => (unit[0] ?? 0) & 31;

await runTask(picturesOf);
