// The SQL of changes of stored messages; each moves the session's revision, and none touches a message that is being
// written.
import { and, eq, exists, gte, isNull, ne, or, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import type { Sealed } from '../../platform/encryption.ts';
import { eraseWords } from './search/search.store.ts';
import { isOwn, isVariant, type Owner } from './sessions.store.ts';
import { chat_session, message, message_variant, reply } from './tables.ts';

/**
 * Claims the session for a change and returns its new revision. Undefined if it is another person's, or if a reply is
 * being written to this message or, with `andLater`, to a later one.
 */
export async function touchSession(
  scope: Scope,
  owner: Owner,
  { seq, andLater = false }: { seq: number; andLater?: boolean },
): Promise<number | undefined> {
  const isTouched = andLater ? gte(reply.seq, seq) : eq(reply.seq, seq);
  const writing = scope.db
    .select({ id: reply.id })
    .from(reply)
    .where(and(eq(reply.session_id, owner.id), eq(reply.state, 'running'), isTouched));
  const touched = await scope.db
    .update(chat_session)
    .set({ revision: sql`${chat_session.revision} + 1` })
    .where(
      and(
        isOwn(scope, owner),
        or(isNull(chat_session.active_reply_id), sql`not exists (${writing})`),
      ),
    )
    .returning({ revision: chat_session.revision });
  return touched[0]?.revision;
}

interface At {
  readonly session_id: string;
  readonly seq: number;
}

const isAt = (at: At) =>
  and(eq(message.session_id, at.session_id), eq(message.seq, at.seq), isNull(message.deleted_at));

/** A new text for the active variant; a reply that had failed or was stopped counts as complete once it is edited. */
export async function rewrite(
  scope: Scope,
  at: At & { variant: number },
  change: { text: Sealed; at: Date },
): Promise<void> {
  await scope.db
    .update(message_variant)
    .set({ text: change.text, state: 'complete', failure: null })
    .where(isVariant(at));
  await scope.db.update(message).set({ edited_at: change.at, raised: [] }).where(isAt(at));
}

/** Returns whether the variant exists. */
export async function showVariant(scope: Scope, at: At, variant: number): Promise<boolean> {
  const exists = scope.db
    .select({ one: sql`1` })
    .from(message_variant)
    .where(isVariant({ ...at, variant }));
  const { rowCount } = await scope.db
    .update(message)
    .set({ active_variant: variant })
    .where(and(isAt(at), sql`exists (${exists})`));
  return rowCount === 1;
}

/**
 * Erases the texts of a message or, with `andLater`, of it and everything after it; no seq is reused. Returns whether
 * the message existed; notices are not erased.
 */
export async function erase(
  scope: Scope,
  { session_id, seq, andLater }: At & { andLater: boolean },
  when: Date,
): Promise<boolean> {
  const erased = await scope.db
    .update(message)
    .set({ deleted_at: when })
    .where(
      and(
        eq(message.session_id, session_id),
        andLater ? gte(message.seq, seq) : eq(message.seq, seq),
        isNull(message.deleted_at),
        ne(message.author, 'notice'),
      ),
    )
    .returning({ seq: message.seq });
  if (erased.length === 0) return false;
  const { seq: at } = message_variant;
  await scope.db
    .delete(message_variant)
    .where(and(eq(message_variant.session_id, session_id), andLater ? gte(at, seq) : eq(at, seq)));
  await eraseWords(scope, { session_id, seq }, { andLater });
  return true;
}

/** Takes it down with a reason; null restores it. Returns whether the message exists. */
export async function setRemoved(scope: Scope, at: At, reason: string | null): Promise<boolean> {
  const { rowCount } = await scope.db
    .update(message)
    .set({ removed_reason: reason })
    .where(and(isAt(at), ne(message.author, 'notice')));
  return rowCount === 1;
}

export type Mark = { readonly notice: 'crisis' } | { readonly raised: string[] };

/**
 * Adds the crisis card to a message, once, or the rules that a judge raised in it. Undefined if the message or its
 * chat is gone, or if it has the card; otherwise the chat's owner, who may not be the sender, and its new revision.
 */
export async function markMessage(
  scope: Scope,
  at: At,
  mark: Mark,
): Promise<{ person_id: string; revision: number } | undefined> {
  const isNew = 'notice' in mark ? isNull(message.notice) : undefined;
  const isOpen = and(isAt(at), eq(message.author, 'user'), isNew);
  const [touched] = await scope.db
    .update(chat_session)
    .set({ revision: sql`${chat_session.revision} + 1` })
    .where(
      and(
        eq(chat_session.id, at.session_id),
        isNull(chat_session.deleted_at),
        exists(scope.db.select().from(message).where(isOpen)),
      ),
    )
    .returning({ person_id: chat_session.person_id, revision: chat_session.revision });
  if (!touched) return undefined;
  const { rowCount } = await scope.db.update(message).set(mark).where(isOpen);
  return rowCount === 1 ? touched : undefined;
}

export async function rateVariant(
  scope: Scope,
  at: At & { variant: number },
  rating: 'good' | 'bad' | null,
): Promise<void> {
  await scope.db.update(message_variant).set({ rating }).where(isVariant(at));
}

export type SessionChange = Partial<
  Pick<typeof chat_session.$inferInsert, 'title' | 'pinned_at' | 'archived_at'>
>;

/** Returns whether the chat is this person's. Its revision moves, so that other windows reload it. */
export async function changeSession(
  scope: Scope,
  owner: Owner,
  change: SessionChange,
): Promise<boolean> {
  if (Object.keys(change).length === 0) return true;
  const { rowCount } = await scope.db
    .update(chat_session)
    .set({ ...change, revision: sql`${chat_session.revision} + 1` })
    .where(isOwn(scope, owner));
  return rowCount === 1;
}

export async function setPreview(scope: Scope, sessionId: string, preview: Sealed): Promise<void> {
  await scope.db.update(chat_session).set({ preview }).where(eq(chat_session.id, sessionId));
}
