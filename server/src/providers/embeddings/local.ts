// Embeddings without a server: a small model in a worker thread that ends when it is not used.
import { Worker } from 'node:worker_threads';
import type { EmbedReply, EmbedRequest } from './local-worker.ts';
import { EmbeddingsFailure, toUnit, type EmbeddingsProvider } from './port.ts';

const THREAD = new URL('./local-worker.ts', import.meta.url);
/** The model takes about 290 MB. */
const IDLE_MS = 5 * 60_000;

interface Waiting {
  readonly resolve: (vectors: number[][]) => void;
  readonly reject: (reason: unknown) => void;
}

/** The thread starts with the first text. */
export function createLocalEmbeddings({ idleMs = IDLE_MS } = {}): EmbeddingsProvider {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  const failAll = (cause: unknown): void => {
    const failure = new EmbeddingsFailure('The local embeddings stopped.', { cause });
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };

  const end = async (): Promise<void> => {
    clearTimeout(idle);
    const ending = worker;
    worker = undefined;
    failAll(undefined);
    await ending?.terminate();
  };

  const start = (): Worker => {
    const started = new Worker(THREAD);
    const onEnd = (cause?: unknown): void => {
      if (worker !== started) return; // ended on purpose
      worker = undefined;
      failAll(cause);
    };
    started.on('error', onEnd);
    started.on('exit', () => onEnd());
    started.on('message', (reply: EmbedReply) => {
      const pending = waiting.get(reply.id);
      waiting.delete(reply.id);
      if ('vectors' in reply) pending?.resolve(reply.vectors);
      else pending?.reject(new EmbeddingsFailure(reply.failed));
      if (waiting.size > 0) return;
      started.unref();
      idle = setTimeout(() => void end(), idleMs).unref();
    });
    return started;
  };

  return {
    name: 'local · all-MiniLM-L6-v2',
    async embed(texts, signal) {
      signal.throwIfAborted();
      if (texts.length === 0) return [];
      clearTimeout(idle);
      worker ??= start();
      worker.ref();
      const id = (lastId += 1);
      const onAbort = (): void => waiting.get(id)?.reject(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
      try {
        const vectors = await new Promise<number[][]>((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          worker?.postMessage({ id, texts } satisfies EmbedRequest);
        });
        return vectors.map(toUnit);
      } finally {
        signal.removeEventListener('abort', onAbort);
      }
    },
    close: end,
  };
}
