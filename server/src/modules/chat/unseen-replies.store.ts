// The SQL of replies that ended while their reader was elsewhere, for notifications.
import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { chat_session, reply } from './tables.ts';

const MOST = 10_000;

/** Whole replies that ended in this time and are not read, of all sites. */
export async function listUnseenReplies(db: Db, from: Date, to: Date) {
  return db
    .select({
      site_id: chat_session.site_id,
      person_id: chat_session.person_id,
      topic: sql<'reply_ready'>`'reply_ready'`,
      subject: sql<string>`${reply.id}::text`,
      path: sql<string>`'/chats/' || ${chat_session.id}`,
    })
    .from(reply)
    .innerJoin(chat_session, eq(chat_session.id, reply.session_id))
    .where(
      and(
        eq(reply.state, sql`'complete'`),
        gt(reply.finished_at, from),
        lte(reply.finished_at, to),
        sql`${chat_session.read_seq} < ${reply.seq}`,
        isNull(chat_session.deleted_at),
      ),
    )
    .orderBy(asc(reply.finished_at))
    .limit(MOST);
}
