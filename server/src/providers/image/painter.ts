// The built-in image provider: draws an illustrated portrait from traits and a seed, in a worker thread.
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { bufferOf, createThread } from '../../platform/threads.ts';
import { BUILT_IN, ImageFailure, type ImageProvider } from './port.ts';
import { refuseWhatCannotBe } from './request-limits.rules.ts';
import type { Drawing } from './painter-worker.ts';

/** sharp uses Node's four pool threads, which also serve file access and DNS lookups; two are left for those. */
const MAX_AT_ONCE = 2;
const THREAD = new URL('./painter-worker.ts', import.meta.url);
const IDLE_MS = 30_000;

/** The first picture starts the thread. More pictures at a time than processors would only take more memory. */
export function createPainter(): ImageProvider {
  const limit = pLimit(Math.min(MAX_AT_ONCE, availableParallelism()));
  const closing = new AbortController();
  const thread = createThread<Drawing, Uint8Array>(THREAD, {
    idleMs: IDLE_MS,
    stopped: (cause) => new ImageFailure('broken', 'The painter crashed.', { cause }),
  });
  const draw = async (drawing: Drawing, signal: AbortSignal): Promise<Buffer> => {
    try {
      return bufferOf(await thread.ask(drawing, signal));
    } catch (cause) {
      signal.throwIfAborted();
      if (cause instanceof ImageFailure) throw cause;
      throw new ImageFailure('broken', 'This can’t be drawn.', { cause });
    }
  };

  return {
    name: BUILT_IN,
    isBuiltIn: true,
    async paint(request) {
      const signal = AbortSignal.any([request.signal, closing.signal]);
      signal.throwIfAborted();
      refuseWhatCannotBe(request);
      const { identity, scene, width, height } = request;
      const bytes = await limit(() => {
        signal.throwIfAborted();
        return draw({ identity, scene, width, height }, signal);
      });
      return { bytes, mime: 'image/jpeg', width, height };
    },
    async close() {
      closing.abort(new ImageFailure('unavailable', 'The painter is closed.'));
      await thread.close();
    },
  };
}
