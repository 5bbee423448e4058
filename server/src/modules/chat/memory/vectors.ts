// Embeddings for recall by meaning: messages are embedded in the background and stored sealed, a question within a
// time limit.
import type { Scope } from '../../../platform/db/scope.ts';
import type { DataKey } from '../../../platform/encryption.ts';
import type { Log } from '../../../platform/log.ts';
import type { EmbeddingsProvider } from '../../../providers/embeddings/port.ts';
import { openSource } from './recall.ts';
import { packVector, type VectorIndex } from '@velour/chat-memory/vector-index.ts';
import { listVectors, listWithoutVector, storeVectors } from './vectors.store.ts';

/** The limit after one reply; more follow after the next one. */
const MAX_MESSAGES = 40;
const MAX_LETTERS = 1_000;
const TIMEOUT_MS = 60_000;
/** How long a reply waits; after that, recall uses words only. */
const QUESTION_MS = 250;

const placeOfVector = (sessionId: string, seq: number): string => `vector/${sessionId}/${seq}`;

export type Vectors = ReturnType<typeof createVectors>;

export function createVectors({ embeddings, log }: { embeddings: EmbeddingsProvider; log: Log }) {
  const { name: model } = embeddings;
  return {
    /**
     * Embeds messages of a chat that have no embedding yet, by the user and the character: an answer may be in
     * either.
     */
    async make(
      scope: Scope,
      { session_id, version }: { session_id: string; version: number },
      key: DataKey,
    ): Promise<void> {
      const rows = await listWithoutVector(scope, { session_id, model, most: MAX_MESSAGES });
      const texts = rows.map((row) => openSource(session_id, row, key).text.slice(0, MAX_LETTERS));
      const vectors = await embeddings.embed(texts, AbortSignal.timeout(TIMEOUT_MS));
      const made = vectors.flatMap((vector, at) => {
        const seq = rows[at]?.seq;
        if (seq === undefined) return [];
        return { seq, content: key.sealBytes(packVector(vector), placeOfVector(session_id, seq)) };
      });
      if (made.length > 0) await storeVectors(scope, { id: session_id, version, model }, made);
    },

    async load(
      scope: Scope,
      session_ids: readonly string[],
      { index, key }: { index: VectorIndex; key: DataKey },
    ): Promise<void> {
      for (const { session_id, seq, content } of await listVectors(scope, { session_ids, model }))
        index.add({ session_id, seq }, key.openBytes(content, placeOfVector(session_id, seq)));
    },

    /** Undefined if it takes too long. */
    async ofQuestion(text: string): Promise<Float32Array | undefined> {
      try {
        const signal = AbortSignal.timeout(QUESTION_MS);
        const [vector] = await embeddings.embed([text.slice(0, MAX_LETTERS)], signal);
        return vector;
      } catch (error) {
        log.warn({ err: error, provider: model }, 'embedding a question timed out');
        return undefined;
      }
    },
  };
}
