// The port of embeddings: texts as vectors, near each other if they mean the same.
import { Failure } from '../../platform/failure.ts';

export interface EmbeddingsProvider {
  /** Adapter and model, for the log: `openai-compatible · nomic-embed-text`. Vectors of another name can't be compared. */
  readonly name: string;
  /**
   * One vector of length 1 for each text, in their order and all of one dimension. Throws `EmbeddingsFailure`, or the
   * signal's reason.
   */
  embed(texts: readonly string[], signal: AbortSignal): Promise<Float32Array[]>;
  close(): Promise<void>;
}

/** `unavailable`: not reached, or late; `busy`: try later; `broken`: an answer that is none. */
export class EmbeddingsFailure extends Failure<'unavailable' | 'busy' | 'broken'> {}

/** Of any vector one of length 1; throws `EmbeddingsFailure` for one without a direction. */
export function toUnit(vector: readonly number[]): Float32Array {
  const length = Math.hypot(...vector);
  if (!Number.isFinite(length) || length === 0)
    throw new EmbeddingsFailure('broken', 'The embeddings server returned invalid vectors.');
  return Float32Array.from(vector, (one) => one / length);
}
