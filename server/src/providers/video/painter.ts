// The built-in video provider: brings a still to life with a moving camera, light and breath, in a worker thread per clip.
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { readMp4 } from '../../platform/mp4/boxes.ts';
import { ImageFailure, BUILT_IN } from '../image/port.ts';
import type { ClipThreadPlan, ClipThreadReply } from './clip-worker.ts';
import { type ClipRequest, evenSide, type VideoProvider } from './port.ts';
import { refuseWhatCannotBe } from './request-limits.rules.ts';

const THREAD = new URL('./clip-worker.ts', import.meta.url);

/** The default young half of the heap is collected a hundred times for a clip. */
const LIMITS = { maxYoungGenerationSizeMb: 48 } as const;

interface ClipPainterOptions {
  /** What a thread runs; tests give another one to see it fall over. */
  readonly thread?: URL;
}

/** One clip at a time: each takes a processor for seconds. A cancelled one ends with its thread. */
export function createClipPainter({ thread = THREAD }: ClipPainterOptions = {}): VideoProvider {
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
      const work = limit(() => runThread(thread, plan, signal));
      running.add(work);
      void work.catch(() => undefined).finally(() => running.delete(work));
      const bytes = await orAborted(work, signal);
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

/** The caller is told at once; the thread may take a moment to end. */
function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

async function runThread(thread: URL, plan: ClipThreadPlan, signal: AbortSignal): Promise<Buffer> {
  signal.throwIfAborted();
  const worker = new Worker(thread, { workerData: plan, resourceLimits: LIMITS });
  const end = (): void => void worker.terminate();
  signal.addEventListener('abort', end, { once: true });
  try {
    return await replyOf(worker);
  } finally {
    signal.removeEventListener('abort', end);
    await worker.terminate();
  }
}

function replyOf(worker: Worker): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const fail = (message: string, cause?: unknown): void =>
      reject(new ImageFailure('broken', message, { cause }));
    worker.on('message', (reply: ClipThreadReply) => {
      if ('failed' in reply) fail('This cannot be animated.', new Error(reply.failed));
      else resolve(Buffer.from(reply.bytes.buffer, reply.bytes.byteOffset, reply.bytes.byteLength));
    });
    worker.on('error', (cause) => fail('The painter crashed.', cause));
    worker.on('exit', () => fail('The painter crashed.'));
  });
}
