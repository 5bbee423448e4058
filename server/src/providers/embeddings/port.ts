// The port of embeddings: texts as vectors that are close to each other if the texts mean the same.
import { Failure } from '../../platform/failure.ts';

/** The name of the local model, whose scores are known. */
export const LOCAL_EMBEDDINGS = 'local · all-MiniLM-L6-v2';

export interface EmbeddingsProvider {
  /**
   * Adapter and model, for the log: `openai-compatible · nomic-embed-text`. Vectors are comparable only under one name.
   */
  readonly name: string;
  /**
   * One unit vector per text, in the order of the texts and all of the same dimension. Throws `EmbeddingsFailure`, or
   * the signal's reason.
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]>;
  close(): Promise<void>;
}

/** `unavailable`: not reached, or timed out; `busy`: try later; `broken`: an invalid response. */
export class EmbeddingsFailure extends Failure<'unavailable' | 'busy' | 'broken'> {}

/** Normalizes a vector to length 1. Throws `EmbeddingsFailure` for a zero vector. */
export function toUnit(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector);
  if (!Number.isFinite(length) || length === 0)
    throw new EmbeddingsFailure('broken', 'The embeddings server returned invalid vectors.');
  return Float32Array.from(vector, (one) => one / length);
}
