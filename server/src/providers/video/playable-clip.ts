// Makes a server's output playable in every browser: H.264 in MP4 is passed on, animations are converted.
import { Mp4Failure, readMp4 } from '@velour/mp4/boxes.ts';
import { h264ConfigOf } from '@velour/mp4/samples.ts';
import { tidyMp4 } from '@velour/mp4/tidy.ts';
import { bufferOf, runThread } from '../../platform/threads.ts';
import { whatIs } from '../image/fit.ts';
import { ImageFailure } from '../image/port.ts';
import type { ConvertPlan } from './convert-worker.ts';
import type { Clip, Label } from './port.ts';

/** Ten seconds in the highest quality that a page can show. */
const MAX_BYTES = 32 * 2 ** 20;
/** Baseline, Main and High, which phones play; not High 4:4:4 and 10 bits. */
const PROFILES: readonly number[] = [66, 77, 100];
const THREAD = new URL('./convert-worker.ts', import.meta.url);

export type ClipFile = 'mp4' | 'webm' | 'webp' | 'gif' | 'avi';

interface Wanted {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly label?: Label | undefined;
  readonly signal: AbortSignal;
}

/** The format of a file by its first bytes; names and headers are not trusted. Undefined for a still picture. */
export function clipKindOf(bytes: Buffer): ClipFile | undefined {
  const text = (from: number, to: number): string => bytes.toString('latin1', from, to);
  if (text(4, 8) === 'ftyp') return 'mp4';
  if (bytes.length > 4 && bytes.readUInt32BE(0) === 0x1a45dfa3) return 'webm';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'AVI ') return 'avi';
  // The animation flag in the extended header.
  if (text(0, 4) === 'RIFF' && text(8, 16) === 'WEBPVP8X' && ((bytes[20] ?? 0) & 2) !== 0)
    return 'webp';
  return text(0, 6) === 'GIF89a' ? 'gif' : undefined;
}

/** Throws `ImageFailure`. Aborting the signal ends the work and throws the signal's reason. */
export async function playableClip(file: Buffer, wanted: Wanted): Promise<Clip> {
  if (file.length > MAX_BYTES) throw new ImageFailure('broken', 'The clip file is too large.');
  const kind = clipKindOf(file);
  if (kind === undefined)
    throw new ImageFailure('broken', `The server sent ${whatIs(file, 'clip')}.`);
  if (kind === 'webm') {
    const way = 'let the workflow save MP4 with H.264';
    throw new ImageFailure(
      'broken',
      `The server sent WebM, which not every browser plays: ${way}.`,
    );
  }
  const { width, height } = wanted;
  const bytes = kind === 'mp4' ? tidied(file) : await converted(file, kind, wanted);
  return { bytes, mime: 'video/mp4', width, height, seconds: readMp4(bytes).seconds };
}

/** Moves the index to the front, and removes the prompt and workflow that servers write into their files. */
function tidied(file: Buffer): Buffer {
  try {
    const tidy = tidyMp4(file);
    const profile = h264ConfigOf(tidy)?.profile;
    if (profile !== undefined && !PROFILES.includes(profile))
      throw new ImageFailure(
        'broken',
        `The clip has the H.264 profile ${profile}, which browsers don’t play: save it as yuv420p.`,
      );
    return tidy;
  } catch (cause) {
    if (!(cause instanceof Mp4Failure)) throw cause;
    throw new ImageFailure('broken', 'The clip can’t be read.', { cause });
  }
}

/** Runs in a thread, which ends when the signal is aborted. */
async function converted(file: Buffer, kind: ConvertPlan['kind'], wanted: Wanted): Promise<Buffer> {
  const { width, height, fps, label, signal } = wanted;
  const plan: ConvertPlan = { file: new Uint8Array(file), kind, width, height, fps, label };
  try {
    return bufferOf(await runThread<Uint8Array>(THREAD, { plan, signal }));
  } catch (cause) {
    signal.throwIfAborted();
    throw new ImageFailure('broken', 'The clip can’t be read.', { cause });
  }
}
