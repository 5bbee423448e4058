// The built-in video provider: animates a still by moving camera, light and breath, in a worker thread per clip.
import pLimit from 'p-limit';
import { readMp4 } from '@velour/mp4/boxes.ts';
import { untilAborted } from '../../platform/pause.ts';
import { bufferOf, runThread } from '../../platform/threads.ts';
import { ImageFailure, BUILT_IN } from '../image/port.ts';
import type { ClipThreadPlan } from './clip-worker.ts';
import { type ClipRequest, evenSide, type VideoProvider } from './port.ts';
import { refuseWhatCannotBe } from './request-limits.rules.ts';

const THREAD = new URL('./clip-worker.ts', import.meta.url);

/** With the default size, the young generation of the heap is collected a hundred times per clip. */
const LIMITS = { maxYoungGenerationSizeMb: 48 } as const;

/** One clip at a time, because each takes a processor for seconds. Aborting a clip ends its thread. */
export function createClipPainter(): VideoProvider {
  const limit = pLimit(1);
  const closing = new AbortController();
  const running = new Set<Promise<unknown>>();
  return {
    name: BUILT_IN,
    isBuiltIn: true,
    async animate(request) {
      closing.signal.throwIfAborted();
      request.signal.throwIfAborted();
      refuseWhatCannotBe(request);
      const signal = AbortSignal.any([request.signal, closing.signal]);
      const plan = planOf(request);
      const work = limit(() => draw(plan, signal));
      running.add(work);
      void work.catch(() => undefined).finally(() => running.delete(work));
      const bytes = await untilAborted(work, signal);
      const { width, height } = plan;
      return { bytes, mime: 'video/mp4', width, height, seconds: readMp4(bytes).seconds };
    },
    async close() {
      closing.abort(new ImageFailure('unavailable', 'The painter is closed.'));
      await Promise.allSettled(running);
    },
  };
}

const planOf = (request: ClipRequest): ClipThreadPlan => {
  const { still, recipe, seed, seconds, width, height, label } = request;
  return {
    still,
    recipe,
    seed,
    seconds,
    width: evenSide(width),
    height: evenSide(height),
    label,
  };
};

async function draw(plan: ClipThreadPlan, signal: AbortSignal): Promise<Buffer> {
  try {
    return bufferOf(await runThread<Uint8Array>(THREAD, { plan, signal, resourceLimits: LIMITS }));
  } catch (cause) {
    signal.throwIfAborted();
    throw new ImageFailure('broken', 'This can’t be animated.', { cause });
  }
}
