// Samples frames of a clip as JPEGs: decodes H.264 in a worker thread, in WebAssembly.
import { bufferOf, runThread } from '../threads.ts';
import type { FramesPlan } from './frames-worker.ts';
import { Mp4Failure } from '@velour/mp4/boxes.ts';
import { h264ConfigOf } from '@velour/mp4/samples.ts';

const THREAD = new URL('./frames-worker.ts', import.meta.url);
/**
 * The decoding timeout: a clip of four seconds takes a tenth of a second; a crafted one must not block a core for long.
 */
const DECODING_MS = 60_000;
const LIMITS = { maxOldGenerationSizeMb: 256 } as const;

/** The H.264 Baseline profile, which our own encoder writes and the decoder supports without native programs. */
const BASELINE = 66;

/** Why the clip's frames cannot be decoded, for the operator; undefined if they can. */
export function frameProblemOf(file: Buffer): string | undefined {
  try {
    const { profile, lengthBytes } = h264ConfigOf(file) ?? {};
    if (profile !== BASELINE) return `its H.264 profile is ${profile ?? 'not named'}`;
    return lengthBytes === 4 ? undefined : 'its units have short lengths';
  } catch (error) {
    if (!(error instanceof Mp4Failure || error instanceof RangeError)) throw error;
    return 'its index can’t be read';
  }
}

/**
 * The first frame, the last one and others evenly in between, as JPEG. Throws `Mp4Failure` unless
 * every frame of the file was decoded.
 */
export async function sampleFrames(file: Uint8Array, count: number): Promise<Buffer[]> {
  const plan: FramesPlan = { file, count };
  const signal = AbortSignal.timeout(DECODING_MS);
  const task = { plan, signal, resourceLimits: LIMITS };
  try {
    return (await runThread<Uint8Array[]>(THREAD, task)).map(bufferOf);
  } catch (cause) {
    throw new Mp4Failure('It can’t be decoded.', { cause });
  }
}
