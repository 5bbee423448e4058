// Indexes the messages that were written before there was a search: chat by chat, in batches, beside the conversations.
import { inTransaction, openScope } from '../../../platform/db/scope.ts';
import type { DataKey } from '../../../platform/encryption.ts';
import { AppError } from '../../../platform/errors.ts';
import { pause } from '../../../platform/pause.ts';
import { placeOf } from '../chat.rules.ts';
import { indexText } from './search.rules.ts';
import {
  listUnindexed,
  lockUnindexed,
  markIndexed,
  replaceWords,
  type UnindexedRow,
  type WordsRow,
} from './search.store.ts';
import type { ChatNeeds } from '../service.ts';

/** A message sent meanwhile in the same chat waits for one batch. */
const BATCH = 200;
const PAUSE_MS = 20;

/** Goes on where an earlier run stopped; two at once take different chats. */
export function createEarlierIndexing({ db, identity }: ChatNeeds) {
  /** False where nothing is left. */
  const indexSome = (): Promise<boolean> =>
    // The chat that is found says of which site it is.
    inTransaction(openScope(db, ''), async ({ db: tx }) => {
      const chat = await lockUnindexed(tx);
      if (!chat) return false;
      const scope = openScope(tx, chat.site_id);
      const key =
        chat.deleted_at === null
          ? await identity.dataKey(scope, chat.person_id).catch(unlessErased)
          : undefined;
      const rows = key ? await listUnindexed(tx, chat.id, BATCH) : [];
      const words = key ? rows.map((row) => wordsIn(row, chat.id, key)) : [];
      await replaceWords(scope, chat, words);
      if (rows.length < BATCH) await markIndexed(tx, chat.id);
      return true;
    });

  return async (signal: AbortSignal): Promise<void> => {
    while (await indexSome()) await pause(PAUSE_MS, signal);
  };
}

/** Of a person who is being erased there is no key any more. */
function unlessErased(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'identity.token_invalid') return undefined;
  throw error;
}

/** A text that doesn't open isn't found, and doesn't hold up those behind it. */
function wordsIn({ seq, variant, text }: UnindexedRow, id: string, key: DataKey): WordsRow {
  try {
    return { seq, words: indexText(key.open(text, placeOf.variant(id, seq, variant)), key) };
  } catch {
    return { seq, words: [] };
  }
}
