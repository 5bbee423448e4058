// What was said before, as a prompt needs it: read once, then kept in memory for as long as nothing else changes it.
import type { Turn } from '../../../providers/llm/port.ts';
import { createBatcher } from '../../../platform/batcher.ts';
import type { Db } from '../../../platform/db/handle.ts';
import type { DataKey } from '../../../platform/encryption.ts';
import { placeOf } from '../chat.rules.ts';
import { readRecent, type PastRow } from './send.store.ts';

/** Past messages that are read for a prompt; more than this fits no common context. */
const MOST_PAST = 120;
const MOST_SESSIONS = 2_000;
/** Of all that is kept: long messages in many chats must not fill the memory. */
const MOST_CHARACTERS = 40_000_000;
const END = 2_000_000_000;

interface Kept {
  readonly revision: number;
  readonly turns: readonly Turn[];
  readonly characters: number;
}

export type Past = ReturnType<typeof createPast>;

/** An entry holds only for the revision it was read or written at, so that other processes' changes are seen. */
export function createPast(db: Db) {
  const kept = new Map<string, Kept>();
  let characters = 0;
  const read = createBatcher({
    run: (asks: { session_id: string; below: number; most: number }[]) => readRecent(db, asks),
    most: 50,
    concurrency: 2,
  });

  const forget = (sessionId: string): void => {
    characters -= kept.get(sessionId)?.characters ?? 0;
    kept.delete(sessionId);
  };

  const keep = (sessionId: string, revision: number, all: readonly Turn[]): void => {
    forget(sessionId);
    const turns = all.slice(-MOST_PAST);
    const entry = {
      revision,
      turns,
      characters: turns.reduce((sum, it) => sum + it.text.length, 0),
    };
    kept.set(sessionId, entry);
    characters += entry.characters;
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_SESSIONS && characters <= MOST_CHARACTERS) break;
      forget(oldest);
    }
  };

  return {
    /** Everything that was said at this revision. */
    async all(session_id: string, revision: number, key: DataKey): Promise<readonly Turn[]> {
      const found = kept.get(session_id);
      if (found?.revision === revision) return found.turns;
      const rows = await read({ session_id, below: END, most: MOST_PAST });
      const turns = toTurns(session_id, rows, key);
      keep(session_id, revision, turns);
      return turns;
    },

    /** The session moved from `revision` to the next one by saying this, and nothing else. */
    add(sessionId: string, revision: number, turn: Turn | undefined): void {
      const found = kept.get(sessionId);
      if (found?.revision !== revision) return;
      keep(sessionId, revision + 1, turn ? [...found.turns, turn] : found.turns);
    },
  };
}

/** What was said before this seq, asked with the caller's own handle: a transaction may ask, too. */
export async function readPast(
  db: Db,
  { session_id, below }: { session_id: string; below: number },
  key: DataKey,
): Promise<Turn[]> {
  const [rows = []] = await readRecent(db, [{ session_id, below, most: MOST_PAST }]);
  return toTurns(session_id, rows, key);
}

const toTurns = (session_id: string, rows: readonly PastRow[], key: DataKey): Turn[] =>
  rows
    .map((row) => ({
      role: row.author === 'user' ? ('user' as const) : ('assistant' as const),
      text: key.open(row.text, placeOf.variant(session_id, row.seq, row.variant)),
    }))
    .filter((turn) => turn.text !== '');
