// What was said before, as a prompt needs it: read once, then kept in memory for as long as nothing else changes it.
import type { Turn } from '../../../../engines/llm/port.ts';
import { createBatcher } from '../../../../platform/batcher.ts';
import type { Db } from '../../../../platform/db/handle.ts';
import type { DataKey } from '../../../../platform/vault.ts';
import { placeOf } from '../../rules.ts';
import { readRecent } from '../store.ts';

/** Past messages that are read for a prompt; more than this fits no common context. */
const MOST_PAST = 120;
const MOST_SESSIONS = 2_000;
const END = 2_000_000_000;

interface Kept {
  readonly revision: number;
  readonly turns: readonly Turn[];
}

export type Past = ReturnType<typeof createPast>;

/** An entry holds only for the revision it was read or written at, so that other processes' changes are seen. */
export function createPast(db: Db) {
  const kept = new Map<string, Kept>();
  const read = createBatcher({
    run: (asks: { session_id: string; below: number; most: number }[]) => readRecent(db, asks),
    most: 50,
    concurrency: 2,
  });

  const below = async (session_id: string, seq: number, key: DataKey): Promise<Turn[]> => {
    const rows = await read({ session_id, below: seq, most: MOST_PAST });
    return rows
      .map((row) => ({
        role: row.author === 'user' ? ('user' as const) : ('assistant' as const),
        text: key.open(row.text, placeOf.variant(session_id, row.seq, row.variant)),
      }))
      .filter((turn) => turn.text !== '');
  };

  const keep = (sessionId: string, entry: Kept): void => {
    kept.delete(sessionId);
    kept.set(sessionId, { ...entry, turns: entry.turns.slice(-MOST_PAST) });
    const [oldest] = kept.keys();
    if (kept.size > MOST_SESSIONS && oldest !== undefined) kept.delete(oldest);
  };

  return {
    /** Everything before this seq; for replies that are written again. */
    below,

    /** Everything that was said at this revision. */
    async all(session_id: string, revision: number, key: DataKey): Promise<readonly Turn[]> {
      const found = kept.get(session_id);
      if (found?.revision === revision) return found.turns;
      const turns = await below(session_id, END, key);
      keep(session_id, { revision, turns });
      return turns;
    },

    /** The session moved from `revision` to the next one by saying this, and nothing else. */
    add(sessionId: string, revision: number, turn: Turn | undefined): void {
      const found = kept.get(sessionId);
      if (found?.revision !== revision) return;
      keep(sessionId, {
        revision: revision + 1,
        turns: turn ? [...found.turns, turn] : found.turns,
      });
    },
  };
}
