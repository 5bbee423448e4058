// The SQL of gifts and pictures in chats: finds the chat, and appends the message.
import type { Message } from '@velour/contract/messages.ts';
import { eq, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import type { Sealed } from '../../platform/encryption.ts';
import { findLatestWith, isOwn, type Owner, type Pair } from './sessions.store.ts';
import { chat_session, message, message_variant } from './tables.ts';

/**
 * The id of the latest chat of this pair, locked until the transaction ends; `undefined` if there is none, `busy` if
 * another transaction has locked it, which is not waited for.
 */
export async function lockLatest(scope: Scope, pair: Pair): Promise<string | 'busy' | undefined> {
  const latest = await findLatestWith(scope, pair);
  if (!latest) return undefined;
  const [locked] = await scope.db
    .select({ id: chat_session.id })
    .from(chat_session)
    .where(isOwn(scope, { id: latest.id, person_id: pair.person_id }))
    .for('no key update', { skipLocked: true });
  return locked?.id ?? 'busy';
}

/** Locks a chat of this person until the transaction ends; false if there is none. */
export async function lockChat(scope: Scope, owner: Owner): Promise<boolean> {
  const locked = await scope.db
    .select({ id: chat_session.id })
    .from(chat_session)
    .where(isOwn(scope, owner))
    .for('no key update');
  return locked.length === 1;
}

/** Moves the end of a locked chat; returns the place of the message, and the chat's new revision. */
export async function takePlace(
  { db }: Scope,
  { session_id, preview, at }: { session_id: string; preview: Sealed; at: Date },
): Promise<{ seq: number; revision: number }> {
  const [moved] = await db
    .update(chat_session)
    .set({
      last_seq: sql`${chat_session.last_seq} + 1`,
      revision: sql`${chat_session.revision} + 1`,
      last_message_at: at,
      preview,
    })
    .where(eq(chat_session.id, session_id))
    .returning({ seq: chat_session.last_seq, revision: chat_session.revision });
  if (!moved) throw new Error('A locked chat is missing.');
  return moved;
}

/** A message without words, at a place that `takePlace` returned. */
export async function addWordless(
  { db }: Scope,
  added: {
    session_id: string;
    seq: number;
    kind: Exclude<Message['kind'], 'text'>;
    text: Sealed;
    at: Date;
  },
): Promise<void> {
  const { session_id, seq, kind, text, at } = added;
  await db.insert(message).values({
    session_id,
    seq,
    author: 'user',
    kind,
    active_variant: 0,
    variants: 1,
    message_send_at: at,
  });
  await db
    .insert(message_variant)
    .values({ session_id, seq, variant: 0, text, state: 'complete', n: 0, created_at: at });
}
