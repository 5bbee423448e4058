// Changes of stored messages: edit, rate, quote, delete, take down, restore, switch the variant.
import { MAX_MESSAGE_LENGTH, type Message, type Rating } from '@velour/contract/messages.ts';
import { GREETING_SEQ } from '@velour/contract/chat-limits.ts';
import type { Actor } from '../../platform/actor.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { DataKey } from '../../platform/encryption.ts';
import { requireAllowed } from '../safety/service.ts';
import { placeOf, recentTexts, sealPreview } from './chat.rules.ts';
import type { JudgedMessages } from './judged-messages.ts';
import type { MemoryService } from './memory/memory.ts';
import { previewTextOf, toMessage } from './sessions.rules.ts';
import {
  findMessage,
  findPersonOf,
  findSession,
  requireSession,
  type MessageRow,
} from './sessions.store.ts';
import { readHistory } from './history-cache.ts';
import { indexText } from '@velour/text-search/indexed-words.ts';
import { replaceWords } from './search/search.store.ts';
import { findNewest } from './regenerate.store.ts';
import * as store from './messages.store.ts';
import type { ChatNeeds } from './service.ts';

export interface At {
  readonly id: string;
  readonly seq: number;
}

interface Edit extends At {
  readonly text: string;
  /** The variant that was edited. */
  readonly variant?: number | undefined;
  /** When the message had last been edited, as far as the editor knew. */
  readonly edited_at?: string | null | undefined;
}

interface Needs {
  readonly memory: Pick<MemoryService, 'messageChanged'>;
  readonly judgedMessages: Pick<JudgedMessages, 'start'>;
  readonly publishChange: (personId: string, sessionId: string, revision: number) => void;
}

export function createMessagesService(
  { clock, identity, safety }: ChatNeeds,
  { memory, judgedMessages, publishChange }: Needs,
) {
  /** Runs one change in a transaction that locks the session, then notifies the user's other readers. */
  const change = <T>(
    scope: Scope,
    actor: Pick<Actor, 'id'>,
    at: At & { andLater?: boolean },
    work: (tx: Scope, key: DataKey) => Promise<T>,
  ): Promise<T> =>
    inTransaction(scope, async (tx) => {
      const owner = { id: at.id, person_id: actor.id };
      const key = await identity.dataKey(tx, actor.id);
      const revision = await store.touchSession(tx, owner, at);
      if (revision === undefined) {
        throw new AppError((await findSession(tx, owner)) ? 'chat.busy' : 'chat.not_found');
      }
      const result = await work(tx, key);
      const { id: session_id, seq, andLater = false } = at;
      await memory.messageChanged(tx, { session_id, seq, andLater });
      const last = await findNewest(tx, at.id);
      const opened = last
        ? key.open(last.text, placeOf.variant(at.id, last.seq, last.active_variant))
        : '';
      const text = previewTextOf(last?.kind ?? 'text', opened);
      await store.setPreview(tx, at.id, sealPreview(key, at.id, text));
      tx.afterCommit(() => publishChange(actor.id, at.id, revision));
      return result;
    });

  return {
    async edit(scope: Scope, actor: Actor, ask: Edit): Promise<Message> {
      return change(scope, actor, ask, async (tx, key) => {
        const row = await requireMessage(tx, ask);
        if (row.author === 'notice' || row.kind !== 'text')
          throw new AppError('chat.message_not_found');
        if (row.removed_reason !== null) throw new AppError('chat.message_removed');
        const { variant = row.active_variant } = ask;
        if (variant !== row.active_variant) throw new AppError('chat.variant_changed');
        const before = toMessage(row, key);
        if (ask.edited_at !== undefined && ask.edited_at !== before.edited_at)
          throw new AppError('chat.message_changed');
        const most = Math.max(MAX_MESSAGE_LENGTH, before.text.length);
        if (ask.text.length > most) {
          const fields = [{ field: 'text', message: `Use ${most} characters or fewer` }];
          throw new AppError('request.invalid', { fields });
        }
        const history = await readHistory(tx.db, { session_id: ask.id, below: ask.seq }, key);
        const recent = recentTexts(history);
        const verdict = safety.checkInput({ text: ask.text, recent, surface: 'chat' });
        requireAllowed(verdict);
        const text = key.seal(ask.text, placeOf.variant(ask.id, ask.seq, variant));
        const at = { session_id: ask.id, seq: ask.seq, variant };
        await store.rewrite(tx, at, { text, at: clock.now() });
        await index(tx, actor, { ...ask, key });
        if (row.author === 'user')
          tx.afterCommit(() =>
            judgedMessages.start(scope, { ...at, text: ask.text, recent, verdict }),
          );
        return toMessage(await requireMessage(tx, ask), key);
      });
    },

    chooseVariant: (scope: Scope, actor: Actor, ask: At & { variant: number }): Promise<Message> =>
      change(scope, actor, ask, async (tx, key) => {
        const row = await requireMessage(tx, ask);
        if (row.removed_reason !== null) throw new AppError('chat.message_removed');
        const shown = await store.showVariant(
          tx,
          { session_id: ask.id, seq: ask.seq },
          ask.variant,
        );
        if (!shown) throw new AppError('chat.variant_not_found');
        const message = toMessage(await requireMessage(tx, ask), key);
        await index(tx, actor, { ...ask, text: message.text, key });
        return message;
      }),

    /**
     * One message for a report, as the user sees it, before it can be edited or deleted. Undefined for anything but a
     * visible message of the user's own chat; notices, gifts and removed messages are not quoted.
     */
    async quote(scope: Scope, actor: Actor, { id, seq }: At) {
      const session = await findSession(scope, { id, person_id: actor.id });
      const row = session && (await findMessage(scope, id, seq));
      if (!session || !row || row.author === 'notice' || row.kind !== 'text') return undefined;
      if (row.removed_reason !== null) return undefined;
      const { text, message_send_at } = toMessage(row, await identity.dataKey(scope, actor.id));
      const { character_id } = session;
      return { character_id, author: row.author, text, sent_at: message_send_at };
    },

    /** Rates the visible variant of a reply. Throws `chat.not_found`, `chat.message_not_found`. */
    async rate(
      scope: Scope,
      actor: Actor,
      { id, seq, rating }: At & { rating: Rating | null },
    ): Promise<Message> {
      await requireSession(scope, { id, person_id: actor.id });
      const row = await requireMessage(scope, { id, seq });
      if (row.author !== 'character') throw new AppError('chat.message_not_found');
      await store.rateVariant(scope, { session_id: id, seq, variant: row.active_variant }, rating);
      return toMessage({ ...row, rating }, await identity.dataKey(scope, actor.id));
    },

    /**
     * Erases it or, with `andLater`, it and everything after it. Throws `chat.busy` while a reply is being written
     * there.
     */
    remove: (scope: Scope, actor: Actor, ask: At & { andLater: boolean }): Promise<void> =>
      change(scope, actor, ask, async (tx) => {
        const { id: session_id, seq, andLater } = ask;
        if (andLater && seq <= GREETING_SEQ) throw new AppError('chat.message_not_found');
        if (!(await store.erase(tx, { session_id, seq, andLater }, clock.now())))
          throw new AppError('chat.message_not_found');
      }),

    /**
     * Takes a message down for all readers and models, or restores it if the reason is null. Returns false if it was
     * deleted. Throws `chat.busy` while a reply is being written to it.
     */
    async setRemoved(
      scope: Scope,
      { reason, ...at }: At & { reason: string | null },
    ): Promise<boolean> {
      const id = await findPersonOf(scope, at.id);
      if (id === undefined) return false;
      return change(scope, { id }, at, (tx) =>
        store.setRemoved(tx, { session_id: at.id, seq: at.seq }, reason),
      );
    },
  };
}

/** A message is found by the words of its visible variant. */
const index = (
  tx: Scope,
  actor: Actor,
  { id, seq, text, key }: At & { text: string; key: DataKey },
): Promise<void> =>
  replaceWords(tx, { id, person_id: actor.id }, [{ seq, words: indexText(text, key) }]);

async function requireMessage(scope: Scope, at: At): Promise<MessageRow> {
  const row = await findMessage(scope, at.id, at.seq);
  if (!row) throw new AppError('chat.message_not_found');
  return row;
}
