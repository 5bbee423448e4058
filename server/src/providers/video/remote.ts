// Shared parts of the adapters of clip servers: limits, prompts, fitting the still to the clip's shape, the result.
import { cleanPrompt, ImageFailure, type Wording } from '../image/port.ts';
import { fitPicture } from '../image/fit.ts';
import { createRuns, type RunContext } from '../image/remote-runs.ts';
import { USUAL_NEGATIVE } from '../image/wording.rules.ts';
import { playableClip } from './playable-clip.ts';
import { type ClipRequest, type VideoProvider } from './port.ts';
import { refuseWhatCannotBe } from './request-limits.rules.ts';

/** A request with the values that adapters need. */
export interface Filming extends RunContext {
  readonly words: Wording;
  readonly seed: number;
  /** As JPEG, in the size of the clip. */
  readonly still: Buffer;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly fps: number;
}

interface Options {
  readonly name: string;
  readonly description: string;
  /** The time limit of a clip, including the wait in the server's queue, in milliseconds. */
  readonly totalMs?: number | undefined;
  /** When the signal is aborted, it must cancel at the server before it rejects. */
  readonly film: (filming: Filming) => Promise<Buffer>;
}

/** A little less than the time limit of a clip's job. */
const TOTAL_MS = 19 * 60_000;
/** The frame rate that the models were trained with. */
const FPS = 16;
/** Models draw in steps of this many pixels; a clip is not cropped afterwards. */
const STEP = 16;

export function createRemoteVideo(options: Options): VideoProvider {
  const { name, description, totalMs = TOTAL_MS, film } = options;
  const runs = createRuns({ name, totalMs });
  return {
    name,
    isBuiltIn: false,
    description,
    async animate(request) {
      request.signal.throwIfAborted();
      refuseWhatCannotBe(request);
      const { width, height, seed, seconds } = request;
      if (width % STEP !== 0 || height % STEP !== 0)
        throw new ImageFailure('refused', `A side is a multiple of ${STEP} pixels.`);
      return runs.within(request, async (run) => {
        const { bytes: still } = await fitPicture(request.still, request);
        const frames = framesFor(seconds);
        const words = wordsOf(request);
        const shape = { width, height, frames, fps: FPS };
        const file = await film({ ...run, words, seed, still, ...shape });
        const { label } = request;
        return playableClip(file, { width, height, fps: FPS, label, signal: run.signal });
      });
    },
    close: () => runs.close(),
  };
}

/** Models generate multiples of four frames, plus one for the still. */
const framesFor = (seconds: number): number => Math.max(1, Math.round((seconds * FPS) / 4)) * 4 + 1;

function wordsOf({ wording }: ClipRequest): Wording {
  const text = cleanPrompt(wording.text);
  const negative = cleanPrompt(wording.negative);
  return {
    text: /\badult\b/i.test(text) ? text : `An adult. ${text}`.trim(),
    negative: negative === '' ? USUAL_NEGATIVE : negative,
  };
}
