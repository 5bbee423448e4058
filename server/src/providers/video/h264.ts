// Encodes raw frames as H.264 in an MP4 file, in WebAssembly; used for frames of our own only.
import { createRequire } from 'node:module';
import type * as Encoder from 'h264-mp4-encoder';
import { completeIndex } from './complete-index.ts';
import type { Label } from './port.ts';
import { createStamp } from './stamp.ts';

/** The package has no export that an ES module can import by name. */
const load = (): typeof Encoder =>
  createRequire(import.meta.url)('h264-mp4-encoder') as typeof Encoder;

/** Its runtime would end the process with exit code 7 at any rejection that is not handled at once. */
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

/** Measured: half the time of the next slower setting, with a tenth more bytes. */
const SPEED = 10;
/** 10 is nearly lossless, 51 the worst; at this value, drawn faces show no block artifacts. */
const QUANTIZATION = 24;

interface Encoding {
  /** In pixels; even numbers. */
  readonly width: number;
  readonly height: number;
  readonly framesPerSecond: number;
  readonly label?: Label | undefined;
}

/** Each frame consists of its Y, U and V planes in this order; the label is drawn into them. */
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
  // After seeking, a player decodes at most one second.
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
