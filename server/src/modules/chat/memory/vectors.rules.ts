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
const LEAST_DEVIATION = 2;
/** Fewer vectors have no middle to speak of. */
export const LEAST_VECTORS = 30;
/** Of those that words do not find. */
const MOST_BY_MEANING = 12;
/** What the best hit by words is worth, in such deviations. */
const BY_WORDS = 2.5;
export const MOST_BY_WORDS = 24;

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
      if (near.size < LEAST_VECTORS) return [...byWords];
      const deviationOf = deviationsOf([...near.values()]);
      const [best] = byWords;
      const found = new Set(byWords.map(nameOf));
      const joined = byWords.map((hit) => {
        // What the character said is as near as what its person said beside it.
        const beside = [0, -1, 1].map((add) => near.get(nameOf({ ...hit, seq: hit.seq + add })));
        const its = beside.find((one) => one !== undefined);
        const nearness = its ? deviationOf(its.nearness) : 0;
        return { ...hit, nearness, order: nearness + BY_WORDS * (hit.score / (best?.score ?? 1)) };
      });
      const others = [...near.values()]
        .filter(({ hit }) => !found.has(nameOf(hit)))
        .map(({ hit, nearness }) => ({ hit, nearness: deviationOf(nearness) }))
        .filter(({ nearness }) => nearness >= LEAST_DEVIATION)
        .sort((a, b) => b.nearness - a.nearness)
        .slice(0, MOST_BY_MEANING)
        .map(({ hit, nearness }) => ({ ...NOT_BY_WORDS, ...hit, nearness, order: nearness }));
      return [...joined, ...others]
        .sort((a, b) => b.order - a.order)
        .map(({ order: _, ...hit }) => hit);
    },
  };
}

const nameOf = ({ session_id, seq }: Hit): string => `${session_id} ${seq}`;

const NOT_BY_WORDS = { score: 0, held: 0, around: 0, rarity: 0 };

/** How many standard deviations a nearness is above the mean of all. */
function deviationsOf(all: readonly { readonly nearness: number }[]): (nearness: number) => number {
  const mean = all.reduce((sum, { nearness }) => sum + nearness, 0) / all.length;
  const variance = all.reduce((sum, { nearness }) => sum + (nearness - mean) ** 2, 0) / all.length;
  const deviation = Math.sqrt(variance);
  return (nearness) => (deviation > 0 ? (nearness - mean) / deviation : 0);
}
