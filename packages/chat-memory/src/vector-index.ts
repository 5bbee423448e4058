// Recall by meaning: embeddings of a user's messages, compared with the question's, and merged with recall by words. Pure.
import type { Hit } from './message-index.ts';

/** One byte per dimension: a vector has length 1, so no value is larger. */
const SCALE = 127;

export const packVector = (vector: Float32Array): Uint8Array =>
  new Uint8Array(Int8Array.from(vector, (one) => Math.round(one * SCALE)).buffer);

/** Fewer vectors have no meaningful average. */
export const LEAST_VECTORS = 30;
/** Vectors less near than this are not worth sorting. */
const LEAST_DEVIATION = 1;

/**
 * How near a message is to a question, in standard deviations above the mean of all messages, because models differ
 * in how near unrelated texts are.
 */
export interface NearHit extends Hit {
  readonly nearness: number;
}

export type VectorIndex = ReturnType<typeof createVectorIndex>;

export function createVectorIndex() {
  const chats = new Map<string, Map<number, Int8Array>>();
  let count = 0;
  let bytes = 0;

  const nearnessOf = (vector: Int8Array, question: Float32Array): number => {
    let sum = 0;
    for (let at = 0; at < vector.length; at += 1) sum += (vector[at] ?? 0) * (question[at] ?? 0);
    return sum / SCALE;
  };

  return {
    add({ session_id, seq }: Hit, packed: Uint8Array): void {
      const chat = chats.get(session_id) ?? new Map<number, Int8Array>();
      chats.set(session_id, chat);
      if (!chat.has(seq)) count += 1;
      chat.set(seq, new Int8Array(packed));
      bytes += packed.byteLength;
    },
    count: (): number => count,
    size: (): number => bytes + count * 100,

    /** The messages nearest to a question, nearest first, and a function for the nearness of any other. */
    rank(question: Float32Array, most: number, below: Hit) {
      const near = new Map<string, NearHit>();
      for (const [session_id, chat] of chats)
        for (const [seq, vector] of chat) {
          if (session_id === below.session_id && seq >= below.seq) continue;
          const hit = { session_id, seq };
          near.set(nameOf(hit), { ...hit, nearness: nearnessOf(vector, question) });
        }
      if (near.size < LEAST_VECTORS) return undefined;
      const deviationOf = deviationsOf([...near.values()]);
      const nearest = [...near.values()]
        .map((hit): NearHit => ({ ...hit, nearness: deviationOf(hit.nearness) }))
        .filter(({ nearness }) => nearness >= LEAST_DEVIATION)
        .sort((a, b) => b.nearness - a.nearness)
        .slice(0, most);
      const nearnessTo = (hit: Hit): number => {
        const its = near.get(nameOf(hit));
        return its ? deviationOf(its.nearness) : 0;
      };
      return { nearest, nearnessTo };
    },
  };
}

const nameOf = ({ session_id, seq }: Hit): string => `${session_id} ${seq}`;

/** How many standard deviations a nearness is above the mean. */
function deviationsOf(all: readonly { readonly nearness: number }[]): (nearness: number) => number {
  const mean = all.reduce((sum, { nearness }) => sum + nearness, 0) / all.length;
  const variance = all.reduce((sum, { nearness }) => sum + (nearness - mean) ** 2, 0) / all.length;
  const deviation = Math.sqrt(variance);
  return (nearness) => (deviation > 0 ? (nearness - mean) / deviation : 0);
}
