// Earlier messages for a prompt: an index of stems per chat, kept in memory while it is used, and the texts, read when they are used.
import { LRUCache } from 'lru-cache';
import { setImmediate as turn } from 'node:timers/promises';
import type { Db } from '../../../platform/db/handle.ts';
import type { DataKey } from '../../../platform/encryption.ts';
import type { Log } from '../../../platform/log.ts';
import type { LlmProvider } from '../../../providers/llm/port.ts';
import { placeOf } from '../chat.rules.ts';
import type { SourceMessage } from './facts.rules.ts';
import { listSources, listSourcesAt, type SourceRow } from './memory.store.ts';
import { createRecallIndex, type RecallIndex } from './recall.rules.ts';
import type { RecalledLine } from './remembered.rules.ts';

/** Of all indexes together, in bytes. */
const MOST_BYTES = 128 * 1024 * 1024;
/** Of one chat: those before are in its summary alone. */
const MOST_MESSAGES = 20_000;
/** Indexed in a few milliseconds. */
const BATCH = 50;
/** The newest messages are in the prompt anyway: one for so many tokens of the context, as far as history is loaded. */
const TOKENS_PER_MESSAGE = 80;
const MOST_NEWEST = 110;
/** Indexed together, once the chat has grown by so many. */
const BEHIND = 12;

export const openSource = (
  sessionId: string,
  { seq, author, variant, text, at }: SourceRow,
  key: DataKey,
): SourceMessage => ({
  seq,
  author: author === 'user' ? 'user' : 'character',
  text: key.open(text, placeOf.variant(sessionId, seq, variant)),
  at,
});

interface Question {
  readonly session_id: string;
  /** The last stored message. */
  readonly last_seq: number;
  /** What was just said. */
  readonly text: string;
  readonly most: number;
}

export type Recall = ReturnType<typeof createRecall>;

interface Needs {
  readonly db: Db;
  readonly llm: Pick<LlmProvider, 'contextTokens'>;
  readonly log: Log;
}

export function createRecall({ db, llm, log }: Needs) {
  const indexes = new LRUCache<string, RecallIndex>({
    maxSize: MOST_BYTES,
    sizeCalculation: (index) => index.size(),
  });
  const growing = new Set<string>();

  /** In slices, so that other chats are answered in between. */
  const grow = async (session_id: string, upTo: number, key: DataKey): Promise<void> => {
    const index = indexes.get(session_id) ?? createRecallIndex();
    for (;;) {
      const after = Math.max(index.upTo(), upTo - MOST_MESSAGES);
      const at = { after, upTo, most: BATCH };
      const rows = await listSources(db, session_id, at);
      if (rows.length === 0) break;
      index.add(rows.map((row) => openSource(session_id, row, key)));
      await turn();
      if (rows.length < BATCH) break;
    }
    // Set again, since it is larger now; not where it was dropped in between.
    if (growing.has(session_id)) indexes.set(session_id, index);
  };

  const growBeside = (session_id: string, upTo: number, key: DataKey): void => {
    if (growing.has(session_id)) return;
    growing.add(session_id);
    grow(session_id, upTo, key)
      .catch((error: unknown) => log.warn({ err: error }, 'indexing a chat failed'))
      .finally(() => growing.delete(session_id));
  };

  return {
    /**
     * Never waits for the index: one that is missing or behind is made beside the reply and used by the next one. The
     * texts come from the database, so what was edited, deleted or forgotten since is not among them.
     */
    async find(
      { session_id, last_seq, text, most }: Question,
      key: DataKey,
    ): Promise<RecalledLine[]> {
      const newest = Math.min(MOST_NEWEST, Math.floor(llm.contextTokens / TOKENS_PER_MESSAGE));
      const upTo = last_seq - newest;
      if (most === 0 || upTo < BEHIND) return [];
      const index = indexes.get(session_id);
      if ((index?.upTo() ?? 0) < upTo - BEHIND) growBeside(session_id, upTo, key);
      const seqs = index?.find(text, most) ?? [];
      if (seqs.length === 0) return [];
      const rows = await listSourcesAt(db, session_id, seqs);
      return rows.map((row) => {
        const source = openSource(session_id, row, key);
        const role = source.author === 'user' ? 'user' : 'assistant';
        return { seq: source.seq, role, text: source.text, at: source.at };
      });
    },

    /** After an edit, a deletion or another chosen variant. */
    drop(sessionId: string): void {
      growing.delete(sessionId);
      indexes.delete(sessionId);
    },
  };
}
