// The SQL of deleting chats: hidden at once, restorable for a while, erased by a job.
import { and, asc, eq, exists, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { isOwn, type Owner } from './sessions.store.ts';
import { chat_session, message } from './tables.ts';

/** Hides the session at once and returns its new revision, if it exists. A job deletes the rows later. */
export async function hideSession(
  scope: Scope,
  owner: Owner,
  at: Date,
): Promise<number | undefined> {
  const [hidden] = await scope.db
    .update(chat_session)
    .set({ deleted_at: at, revision: sql`${chat_session.revision} + 1` })
    .where(isOwn(scope, owner))
    .returning({ revision: chat_session.revision });
  return hidden?.revision;
}

/** Facts from messages that a branch copied stay known, through the branch. */
export async function moveFactsToBranches(scope: Scope, sessionId: string): Promise<void> {
  const shownAt = (of: string) => sql`(select v.created_at from message_variant v
    where v.session_id = ${sql.raw(of)}.session_id and v.seq = ${sql.raw(of)}.seq
      and v.variant = ${sql.raw(of)}.active_variant)`;
  await scope.db.execute(sql`
    update memory_fact f set session_id = copy.session_id
    from chat_session own
    join message origin on origin.session_id = own.id
    join chat_session other on other.person_id = own.person_id and other.character_id = own.character_id
      and other.site_id = own.site_id and other.id <> own.id and other.deleted_at is null
    join message copy on copy.session_id = other.id and copy.seq = origin.seq
    where own.id = ${sessionId}::uuid and f.session_id = own.id and f.seq = origin.seq
      and copy.author = origin.author and copy.message_send_at = origin.message_send_at
      and copy.edited_at is not distinct from origin.edited_at
      and copy.deleted_at is null and copy.removed_reason is null and not copy.is_forgotten
      and ${shownAt('copy')} = ${shownAt('origin')}`);
}

/** A fact that the user wrote belongs to no message: it moves to the newest other chat with the character. */
export async function moveOwnFacts(scope: Scope, sessionId: string): Promise<void> {
  await scope.db.execute(sql`
    update memory_fact f set session_id = other.id
    from chat_session own
    cross join lateral (
      select id from chat_session o where o.person_id = own.person_id
        and o.character_id = own.character_id and o.site_id = own.site_id and o.id <> own.id
        and o.deleted_at is null
      order by o.last_message_at desc, o.id desc limit 1) other
    where own.id = ${sessionId}::uuid and f.session_id = own.id and f.seq is null`);
}

/** The seq of the notice that every chat starts with; erasure starts there, too. */
const FIRST_SEQ = 1;

/** Shows a deleted session again. False if it is not there, or not complete any more. */
export async function showSession(scope: Scope, owner: Owner): Promise<boolean> {
  const { rowCount } = await scope.db
    .update(chat_session)
    .set({ deleted_at: null, revision: sql`${chat_session.revision} + 1` })
    .where(
      and(
        eq(chat_session.id, owner.id),
        eq(chat_session.person_id, owner.person_id),
        eq(chat_session.site_id, scope.site_id),
        isNotNull(chat_session.deleted_at),
        exists(
          scope.db
            .select({ seq: message.seq })
            .from(message)
            .where(and(eq(message.session_id, owner.id), eq(message.seq, FIRST_SEQ))),
        ),
      ),
    );
  return rowCount === 1;
}

/** Erases some of a hidden session's messages, oldest first; returns their number. */
export async function eraseSome(scope: Scope, sessionId: string, most: number): Promise<number> {
  const some = scope.db
    .select({ seq: message.seq })
    .from(message)
    .innerJoin(chat_session, eq(chat_session.id, message.session_id))
    .where(and(eq(message.session_id, sessionId), sql`${chat_session.deleted_at} is not null`))
    .orderBy(asc(message.seq))
    .limit(most);
  const erased = await scope.db
    .delete(message)
    .where(and(eq(message.session_id, sessionId), inArray(message.seq, some)));
  return erased.rowCount ?? 0;
}

export async function eraseSession(scope: Scope, sessionId: string): Promise<void> {
  await scope.db
    .delete(chat_session)
    .where(and(eq(chat_session.id, sessionId), sql`${chat_session.deleted_at} is not null`));
}
