// The built-in image provider: draws an illustrated portrait from traits and a seed, in a worker thread.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { BUILT_IN, ImageFailure, type ImageProvider, type PictureRequest } from './port.ts';
import { refuseWhatCannotBe } from './request-limits.rules.ts';
import type { ThreadReply, ThreadRequest } from './painter-worker.ts';

/** sharp works in the four threads that file access and name look-ups of the whole process share: two are left to them. */
const MAX_AT_ONCE = 2;
const THREAD = new URL('./painter-worker.ts', import.meta.url);

interface PainterOptions {
  readonly atOnce?: number;
  /** The thread ends after so long without work. */
  readonly idleMs?: number;
  /** What the thread runs; tests give another one to see it fall over. */
  readonly thread?: URL;
}

/** Its thread is started by the first picture. `atOnce` pictures are drawn at a time: more would only fill memory. */
export function createPainter(options: PainterOptions = {}): ImageProvider {
  const { idleMs = 30_000, thread = THREAD } = options;
  const { atOnce = Math.min(MAX_AT_ONCE, availableParallelism()) } = options;
  const limit = pLimit(atOnce);
  const worker = createPainterWorker(thread, idleMs);
  return {
    name: BUILT_IN,
    isBuiltIn: true,
    async paint(request) {
      request.signal.throwIfAborted();
      refuseWhatCannotBe(request);
      const bytes = await limit(() => {
        request.signal.throwIfAborted();
        return worker.draw(request);
      });
      return { bytes, mime: 'image/jpeg', width: request.width, height: request.height };
    },
    close: () => worker.close(),
  };
}

interface PainterWorker {
  draw(request: PictureRequest): Promise<Buffer>;
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (bytes: Buffer) => void;
  readonly reject: (reason: unknown) => void;
}

/** The worker thread: its pending requests, its end after idle time, and its failure when it crashes. */
function createPainterWorker(thread: URL, idleMs: number): PainterWorker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(thread);
    const onExit = (cause?: unknown): void => {
      if (worker !== started) return; // ended on purpose
      worker = undefined;
      rejectAll(new ImageFailure('broken', 'The painter crashed.', { cause }));
    };
    started.on('message', (reply: ThreadReply) => result(reply));
    started.on('error', onExit);
    started.on('exit', () => onExit());
    return started;
  }

  function rejectAll(failure: ImageFailure): void {
    for (const { reject } of waiting.values()) reject(failure);
  }

  function result(reply: ThreadReply): void {
    const pending = waiting.get(reply.id);
    if ('bytes' in reply) {
      const { buffer, byteOffset, byteLength } = reply.bytes;
      pending?.resolve(Buffer.from(buffer, byteOffset, byteLength));
    } else
      pending?.reject(
        new ImageFailure('broken', 'This cannot be drawn.', { cause: new Error(reply.failed) }),
      );
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    await ending?.terminate();
  }

  return {
    async draw({ signal, identity, scene, width, height }) {
      if (isClosed) throw new ImageFailure('unavailable', 'The painter is closed.');
      clearTimeout(idle);
      worker ??= start();
      worker.ref(); // a pending picture keeps the process alive, an idle thread does not
      const id = (lastId += 1);
      const post = (request: ThreadRequest): void => worker?.postMessage(request);
      const cancel = (): void => {
        post({ id, cancel: true });
        waiting.get(id)?.reject(signal.reason);
      };
      try {
        return await new Promise<Buffer>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          signal.addEventListener('abort', cancel, { once: true });
          post({ id, drawing: { identity, scene, width, height } });
        });
      } finally {
        signal.removeEventListener('abort', cancel);
        waiting.delete(id);
        if (waiting.size === 0) {
          worker?.unref();
          clearTimeout(idle);
          idle = setTimeout(() => void end(), idleMs).unref();
        }
      }
    },
    async close() {
      isClosed = true;
      rejectAll(new ImageFailure('unavailable', 'The painter is closed.'));
      await end();
    },
  };
}
