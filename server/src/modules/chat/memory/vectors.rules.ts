// Recall by meaning: vectors of a person's messages, compared with the one of a question, and joined with recall by words. Pure.
import type { Hit } from './message-index.rules.ts';
import type { ScoredHit } from './recall.rules.ts';

/** One byte for each dimension: a vector has length 1, so that no value is larger. */
const SCALE = 127;

export const packVector = (vector: Float32Array): Uint8Array =>
  new Uint8Array(Int8Array.from(vector, (one) => Math.round(one * SCALE)).buffer);

/**
 * So many standard deviations nearer to the question than the messages of the chats are in the middle: models differ in
 * how near unlike texts are.
 */
const LEAST_DEVIATION = 4.5;
/** Fewer vectors have no middle to speak of. */
const LEAST_VECTORS = 30;
/** What the best hit by words is worth beside a nearness of 1. */
const BY_WORDS = 0.5;
export const MOST_BY_WORDS = 30;

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

    /** The best first, of what words and meaning find; `byWords` is in the order of its ranking. */
    rank(question: Float32Array, byWords: readonly ScoredHit[], below: Hit): ScoredHit[] {
      const near = new Map<string, { hit: Hit; nearness: number }>();
      for (const [session_id, chat] of chats)
        for (const [seq, vector] of chat) {
          if (session_id === below.session_id && seq >= below.seq) continue;
          const hit = { session_id, seq };
          near.set(nameOf(hit), { hit, nearness: nearnessOf(vector, question) });
        }
      const nearest = outstanding([...near.values()]);
      const scores = new Map<string, { hit: Hit; score: number }>();
      for (const { hit, nearness } of nearest) scores.set(nameOf(hit), { hit, score: nearness });
      const [best] = byWords;
      for (const hit of byWords.slice(0, MOST_BY_WORDS)) {
        // What the character said is as near as what its person said beside it.
        const beside = [0, -1, 1].map((add) => near.get(nameOf({ ...hit, seq: hit.seq + add })));
        const nearness = beside.find((one) => one !== undefined)?.nearness ?? 0;
        const score = nearness + BY_WORDS * (hit.score / (best?.score ?? 1));
        scores.set(nameOf(hit), { hit, score });
      }
      return [...scores.values()]
        .sort((a, b) => b.score - a.score)
        .map(({ hit, score }) => ({ session_id: hit.session_id, seq: hit.seq, score }));
    },
  };
}

const nameOf = ({ session_id, seq }: Hit): string => `${session_id} ${seq}`;

function outstanding<T extends { readonly nearness: number }>(all: readonly T[]): T[] {
  if (all.length < LEAST_VECTORS) return [];
  const mean = all.reduce((sum, { nearness }) => sum + nearness, 0) / all.length;
  const variance = all.reduce((sum, { nearness }) => sum + (nearness - mean) ** 2, 0) / all.length;
  const least = mean + LEAST_DEVIATION * Math.sqrt(variance);
  return all.filter(({ nearness }) => nearness >= least);
}
