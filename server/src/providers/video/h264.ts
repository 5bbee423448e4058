// Encodes our own raw frames as H.264 in an MP4 file, in WebAssembly; never files of others.
import { createRequire } from 'node:module';
import type * as Encoder from 'h264-mp4-encoder';
import { completeIndex } from './complete-index.ts';
import type { Label } from './port.ts';
import { createStamp } from './stamp.ts';

/** The package has no export that an ES module can name. */
const load = (): typeof Encoder =>
  createRequire(import.meta.url)('h264-mp4-encoder') as typeof Encoder;

/** Its runtime would end the process at any rejection that is not handled at once, with exit code 7. */
const FATAL_EVENTS = ['uncaughtException', 'unhandledRejection'];

/** Removes the process-wide error handlers that the package installs for each encoder. */
function createEncoder(): Promise<Encoder.H264MP4Encoder> {
  const before = FATAL_EVENTS.map((event) => process.listeners(event as NodeJS.Signals));
  const encoder = load().createH264MP4Encoder();
  for (const [at, event] of FATAL_EVENTS.entries()) {
    for (const listener of process.listeners(event as NodeJS.Signals))
      if (!before[at]?.includes(listener)) process.removeListener(event, listener);
  }
  return encoder;
}

/** Measured: half the time of the next step, for a tenth more bytes. */
const SPEED = 10;
/** 10 is nearly without loss, 51 is the worst: drawn faces show no blocks at this one. */
const QUANTIZATION = 24;

interface Encoding {
  /** Even numbers of pixels. */
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly label?: Label | undefined;
}

/** Each frame has its Y, U and V planes one after the other; the label is drawn into them. */
export async function encodeH264(
  frames: AsyncIterable<{ readonly bytes: Uint8Array }>,
  { width, height, framesPerSecond, label }: Encoding,
): Promise<Buffer> {
  const stamp = label && (await createStamp(label, { width, height }));
  const encoder = await createEncoder();
  encoder.width = width;
  encoder.height = height;
  encoder.frameRate = framesPerSecond;
  encoder.speed = SPEED;
  encoder.quantizationParameter = QUANTIZATION;
  // A player that seeks decodes a second at most.
  encoder.groupOfPictures = framesPerSecond;
  encoder.initialize();
  for await (const { bytes } of frames) {
    stamp?.(bytes);
    encoder.addFrameYuv(bytes);
  }
  encoder.finalize();
  const file = Buffer.from(encoder.FS.readFile(encoder.outputFilename));
  encoder.delete();
  return completeIndex(file, { width, height, framesPerSecond });
}
