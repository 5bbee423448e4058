// Embeddings without a server: a small model in a worker thread that ends when idle.
import { createThread } from '../../platform/threads.ts';
import { EmbeddingsFailure, LOCAL_EMBEDDINGS, toUnit, type EmbeddingsProvider } from './port.ts';

const THREAD = new URL('./local-worker.ts', import.meta.url);
/** The model takes about 290 MB of memory. */
const IDLE_MS = 5 * 60_000;

/** The thread starts with the first text. */
export function createLocalEmbeddings(): EmbeddingsProvider {
  const thread = createThread<readonly string[], number[][]>(THREAD, {
    idleMs: IDLE_MS,
    stopped: (cause) => new EmbeddingsFailure('broken', 'The local embeddings stopped.', { cause }),
  });
  return {
    name: LOCAL_EMBEDDINGS,
    async embed(texts, signal) {
      signal.throwIfAborted();
      if (texts.length === 0) return [];
      try {
        return (await thread.ask(texts, signal)).map(toUnit);
      } catch (cause) {
        signal.throwIfAborted();
        if (cause instanceof EmbeddingsFailure) throw cause;
        throw new EmbeddingsFailure('broken', 'The local embeddings failed.', { cause });
      }
    },
    close: () => thread.close(),
  };
}
