// The SQL of notifications: the inbox, and each member's settings.
import type { NotificationTopic } from '@velour/contract/notification-values.ts';
import { and, count, desc, eq, gt, inArray, isNull, lt, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { pagesBy } from '../../platform/pages.ts';
import { notification, notification_settings } from './tables.ts';
import { person } from '../identity/tables.ts';
import { site } from '../sites/tables.ts';

export type NotificationRow = typeof notification.$inferSelect;

const isOwn = (scope: Scope, personId: string) =>
  and(eq(notification.site_id, scope.site_id), eq(notification.person_id, personId));

/** Returns false if there already is a notification about the same subject. */
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

export const countUnread = (scope: Scope, personId: string): Promise<number> =>
  scope.db.$count(notification, and(isOwn(scope, personId), isNull(notification.read_at)));

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

/** The notifications of one person, for the export. */
export const inboxOf = (scope: Scope, personId: string) =>
  pagesBy({ id: notification.id }, (isLater) =>
    scope.db
      .select()
      .from(notification)
      .where(and(isOwn(scope, personId), isLater)),
  );

export async function eraseInbox(scope: Scope, personId: string): Promise<void> {
  await scope.db.delete(notification).where(isOwn(scope, personId));
}

export async function forgetNotifications(db: Db, before: Date): Promise<void> {
  await db.delete(notification).where(lt(notification.created_at, before));
}

export type SettingsRow = typeof notification_settings.$inferSelect;
export type Settings = Omit<SettingsRow, 'person_id' | 'site_id' | 'digest_at'>;

const isOf = (scope: Scope, personId: string) =>
  and(
    eq(notification_settings.site_id, scope.site_id),
    eq(notification_settings.person_id, personId),
  );

export async function findSettings(
  scope: Scope,
  personId: string,
): Promise<SettingsRow | undefined> {
  const [row] = await scope.db.select().from(notification_settings).where(isOf(scope, personId));
  return row;
}

export async function saveSettings(
  { db, site_id }: Scope,
  person_id: string,
  settings: Settings,
): Promise<void> {
  await db
    .insert(notification_settings)
    .values({ person_id, site_id, ...settings })
    .onConflictDoUpdate({ target: notification_settings.person_id, set: settings });
}

export async function endDigests(scope: Scope, personId: string): Promise<void> {
  await scope.db
    .update(notification_settings)
    .set({ email_digest: false })
    .where(isOf(scope, personId));
}

/** The time zone of a person. */
const timeZone = sql<string>`coalesce(${person.time_zone}, 'UTC')`;

/** Not suspended, and no deletion requested. */
const isReachable = and(isNull(person.banned_at), isNull(person.deletion_at));

export interface Reachable {
  readonly person_id: string;
  /** Null for the default settings. */
  readonly settings: SettingsRow | null;
  readonly time_zone: string;
}

/** Undefined for a person who is deleted, suspended or about to be deleted. */
export async function findReachable(
  scope: Scope,
  personId: string,
): Promise<Reachable | undefined> {
  const [row] = await scope.db
    .select({ person_id: person.id, settings: notification_settings, time_zone: timeZone })
    .from(person)
    .leftJoin(notification_settings, eq(notification_settings.person_id, person.id))
    .where(and(eq(person.site_id, scope.site_id), eq(person.id, personId), isReachable));
  return row;
}

/** The members of all sites whose last digest is older, with the data for an email. */
export const dueForDigest = (db: Db, before: Date) =>
  pagesBy({ person_id: notification_settings.person_id }, (isLater) =>
    db
      .select({
        person_id: notification_settings.person_id,
        settings: notification_settings,
        time_zone: timeZone,
        email: person.email,
        host: site.host,
      })
      .from(notification_settings)
      .innerJoin(person, eq(person.id, notification_settings.person_id))
      .innerJoin(site, eq(site.id, notification_settings.site_id))
      .where(
        and(
          notification_settings.email_digest,
          notification_settings.enabled,
          or(isNull(notification_settings.digest_at), lt(notification_settings.digest_at, before)),
          isLater,
          person.email_verified,
          isNotNull(person.email),
          isReachable,
        ),
      ),
  );

/** Returns false if another process was first, or the member has unsubscribed. */
export async function claimDigest(
  scope: Scope,
  { person_id, before, at }: { person_id: string; before: Date; at: Date },
): Promise<boolean> {
  const rows = await scope.db
    .update(notification_settings)
    .set({ digest_at: at })
    .where(
      and(
        isOf(scope, person_id),
        notification_settings.email_digest,
        notification_settings.enabled,
        or(isNull(notification_settings.digest_at), lt(notification_settings.digest_at, before)),
      ),
    )
    .returning({ id: notification_settings.person_id });
  return rows.length > 0;
}

export async function eraseSettings(scope: Scope, personId: string): Promise<void> {
  await scope.db.delete(notification_settings).where(isOf(scope, personId));
}
