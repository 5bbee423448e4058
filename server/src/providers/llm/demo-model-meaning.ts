// Semantic similarity of a card's statements to a question, for the demo model: "Do you eat
// shrimp?" matches "I'm allergic to shellfish".
import type { Nearness } from '@velour/demo-model/prompt.ts';
import { LRUCache } from 'lru-cache';
import type { Log } from '../../platform/log.ts';
import { pause } from '../../platform/pause.ts';

/** Returns one unit vector per text. */
export interface Embedder {
  embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]>;
  close(): Promise<void>;
}

/** Vectors in the cache; each takes 1.5 KB. */
const MAX_VECTORS = 4000;
const FORGET_MS = 10 * 60_000;
/** The maximum number of texts per reply, at about 30 ms of another core each. */
const MAX_TEXTS = 80;
/** A reply starts at the latest after this time (milliseconds); later results are used by the next one. */
const USUAL_LONGEST_MS = 1200;

export type Meaning = ReturnType<typeof createMeaning>;

interface Needs {
  readonly embedder: Embedder;
  readonly log: Log;
  readonly longestMs?: number;
}

export function createMeaning({ embedder, log, longestMs = USUAL_LONGEST_MS }: Needs) {
  const vectors = new LRUCache<string, Float32Array>({ max: MAX_VECTORS, ttl: FORGET_MS });
  const closing = new AbortController();
  let hasWarned = false;

  const compute = async (texts: readonly string[]): Promise<void> => {
    try {
      const found = await embedder.embed(texts, closing.signal);
      found.forEach((vector, at) => vectors.set(texts[at] ?? '', vector));
    } catch (error) {
      if (hasWarned || closing.signal.aborted) return;
      hasWarned = true;
      log.warn({ err: error }, 'embeddings failed; the demo model compares words only');
    }
  };

  const nearness: Nearness = (asked, statement) => {
    const one = vectors.get(asked);
    const other = vectors.get(statement);
    return one && other && one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
  };

  return {
    /** Returns the similarities of all texts that `write` compares, as far as they are computed in time. */
    async nearnessFor(
      write: (nearness: Nearness) => unknown,
      signal: AbortSignal,
    ): Promise<Nearness> {
      const compared = new Set<string>();
      write((asked, statement) => {
        compared.add(asked).add(statement);
        return undefined;
      });
      const missing = [...compared].filter((text) => !vectors.has(text)).slice(0, MAX_TEXTS);
      if (missing.length > 0) await Promise.race([compute(missing), pause(longestMs, signal)]);
      return nearness;
    },
    close(): Promise<void> {
      closing.abort();
      return embedder.close();
    },
  };
}
