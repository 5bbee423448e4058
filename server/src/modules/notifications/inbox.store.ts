// The SQL of the inbox: what happened to a person, once each, and what is unread.
import type { NotificationTopic } from '@velour/contract/notification-values.ts';
import { and, asc, count, desc, eq, gt, inArray, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { notification } from './tables.ts';

export type NotificationRow = typeof notification.$inferSelect;

const isOwn = (scope: Scope, personId: string) =>
  and(eq(notification.site_id, scope.site_id), eq(notification.person_id, personId));

/** False where this was notified before. */
export async function addNotification(
  { db }: Scope,
  row: typeof notification.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(notification)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: notification.id });
  return added.length > 0;
}

export async function findNotification(db: Db, id: string): Promise<NotificationRow | undefined> {
  const [row] = await db.select().from(notification).where(eq(notification.id, id));
  return row;
}

export async function listInbox(
  scope: Scope,
  personId: string,
  { limit, cursor }: { limit: number; cursor: string | undefined },
): Promise<NotificationRow[]> {
  return scope.db
    .select()
    .from(notification)
    .where(
      and(isOwn(scope, personId), cursor === undefined ? undefined : lt(notification.id, cursor)),
    )
    .orderBy(desc(notification.id))
    .limit(limit);
}

export async function countUnread(scope: Scope, personId: string): Promise<number> {
  const [row] = await scope.db
    .select({ n: count() })
    .from(notification)
    .where(and(isOwn(scope, personId), isNull(notification.read_at)));
  return row?.n ?? 0;
}

export async function countUnreadByTopic(
  scope: Scope,
  personId: string,
  after: Date,
): Promise<Map<NotificationTopic, number>> {
  const rows = await scope.db
    .select({ topic: notification.topic, n: count() })
    .from(notification)
    .where(
      and(isOwn(scope, personId), isNull(notification.read_at), gt(notification.created_at, after)),
    )
    .groupBy(notification.topic);
  return new Map(rows.map(({ topic, n }) => [topic, n]));
}

export async function markRead(
  scope: Scope,
  personId: string,
  { ids, at }: { ids: readonly string[] | undefined; at: Date },
): Promise<void> {
  await scope.db
    .update(notification)
    .set({ read_at: at })
    .where(
      and(
        isOwn(scope, personId),
        isNull(notification.read_at),
        ids === undefined ? undefined : inArray(notification.id, [...ids]),
      ),
    );
}

/** One person's own, for the export. */
export async function listSomeOf(
  scope: Scope,
  personId: string,
  { after, most }: { after: string | undefined; most: number },
): Promise<NotificationRow[]> {
  return scope.db
    .select()
    .from(notification)
    .where(
      and(isOwn(scope, personId), after === undefined ? undefined : gt(notification.id, after)),
    )
    .orderBy(asc(notification.id))
    .limit(most);
}

export async function eraseInbox(scope: Scope, personId: string): Promise<void> {
  await scope.db.delete(notification).where(isOwn(scope, personId));
}

export async function forgetNotifications(db: Db, before: Date): Promise<void> {
  await db.delete(notification).where(lt(notification.created_at, before));
}
