// The SQL of push subscriptions and of this installation's signing key.
import type { NotificationTopic } from '@velour/contract/notification-values.ts';
import {
  and,
  arrayContains,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  notInArray,
  or,
} from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { sign_in } from '../identity/tables.ts';
import { installation_key, notification_settings, push_subscription } from './tables.ts';

export type PushRow = typeof push_subscription.$inferSelect;

/** Browsers that were signed out get no pushes. */
const isSignedIn = or(isNull(push_subscription.sign_in_id), isNull(sign_in.ended_at));

/** For a known browser, the new owner, topics and token replace the old ones. Returns its id. */
export async function saveSubscription(
  { db }: Scope,
  row: typeof push_subscription.$inferInsert,
): Promise<void> {
  const { id: _id, site_id: _site, endpoint_hash: _endpoint, ...set } = row;
  await db
    .insert(push_subscription)
    .values(row)
    .onConflictDoUpdate({
      target: [push_subscription.site_id, push_subscription.endpoint_hash],
      set,
    });
}

/** Keeps the newest subscriptions of a person. */
export async function dropOldest(scope: Scope, personId: string, most: number): Promise<void> {
  const newest = scope.db
    .select({ id: push_subscription.id })
    .from(push_subscription)
    .where(eq(push_subscription.person_id, personId))
    .orderBy(desc(push_subscription.created_at), desc(push_subscription.id))
    .limit(most);
  await scope.db
    .delete(push_subscription)
    .where(
      and(eq(push_subscription.person_id, personId), notInArray(push_subscription.id, newest)),
    );
}

const isOf = (scope: Scope, tokenHash: string) =>
  and(eq(push_subscription.site_id, scope.site_id), eq(push_subscription.token_hash, tokenHash));

export async function findByToken(scope: Scope, tokenHash: string): Promise<PushRow | undefined> {
  const [found] = await scope.db
    .select({ row: push_subscription })
    .from(push_subscription)
    .leftJoin(sign_in, eq(sign_in.id, push_subscription.sign_in_id))
    .where(and(isOf(scope, tokenHash), isSignedIn));
  return found?.row;
}

export async function changeTopics(
  scope: Scope,
  tokenHash: string,
  topics: NotificationTopic[],
): Promise<void> {
  await scope.db.update(push_subscription).set({ topics }).where(isOf(scope, tokenHash));
}

export async function removeByToken(scope: Scope, tokenHash: string): Promise<void> {
  await scope.db.delete(push_subscription).where(isOf(scope, tokenHash));
}

export async function removeSubscription(db: Db, id: string): Promise<void> {
  await db.delete(push_subscription).where(eq(push_subscription.id, id));
}

/** The ids of subscriptions with this topic. */
export async function listWanting(
  scope: Scope,
  personId: string,
  topic: NotificationTopic,
): Promise<string[]> {
  const rows = await scope.db
    .select({ id: push_subscription.id })
    .from(push_subscription)
    .leftJoin(sign_in, eq(sign_in.id, push_subscription.sign_in_id))
    .where(
      and(
        eq(push_subscription.site_id, scope.site_id),
        eq(push_subscription.person_id, personId),
        arrayContains(push_subscription.topics, [topic]),
        isSignedIn,
      ),
    );
  return rows.map(({ id }) => id);
}

/** Undefined for a subscription that gets no pushes any more. */
export async function findOpen(db: Db, id: string): Promise<PushRow | undefined> {
  const [found] = await db
    .select({ row: push_subscription })
    .from(push_subscription)
    .leftJoin(sign_in, eq(sign_in.id, push_subscription.sign_in_id))
    .where(and(eq(push_subscription.id, id), isSignedIn));
  return found?.row;
}

/** Those of these people who registered a browser or digests. */
export async function listRegistered(db: Db, personIds: readonly string[]): Promise<Set<string>> {
  const ids = [...personIds];
  const pushed = await db
    .select({ id: push_subscription.person_id })
    .from(push_subscription)
    .where(inArray(push_subscription.person_id, ids));
  const mailed = await db
    .select({ id: notification_settings.person_id })
    .from(notification_settings)
    .where(and(inArray(notification_settings.person_id, ids), notification_settings.email_digest));
  return new Set([...pushed, ...mailed].flatMap(({ id }) => id ?? []));
}

/** Deletes subscriptions of browsers that were signed out. */
export async function forgetSignedOut(db: Db): Promise<void> {
  const ended = db.select({ id: sign_in.id }).from(sign_in).where(isNotNull(sign_in.ended_at));
  await db.delete(push_subscription).where(inArray(push_subscription.sign_in_id, ended));
}

/** Deletes subscriptions without a person, which get no pushes. */
export async function forgetUnowned(db: Db, before: Date): Promise<void> {
  await db
    .delete(push_subscription)
    .where(and(isNull(push_subscription.person_id), lt(push_subscription.created_at, before)));
}

export async function listOf(scope: Scope, personId: string): Promise<PushRow[]> {
  return scope.db
    .select()
    .from(push_subscription)
    .where(
      and(eq(push_subscription.site_id, scope.site_id), eq(push_subscription.person_id, personId)),
    )
    .orderBy(push_subscription.id);
}

export async function eraseSubscriptions(scope: Scope, personId: string): Promise<void> {
  await scope.db
    .delete(push_subscription)
    .where(
      and(eq(push_subscription.site_id, scope.site_id), eq(push_subscription.person_id, personId)),
    );
}

export async function findKey(db: Db, name: string) {
  const [row] = await db.select().from(installation_key).where(eq(installation_key.name, name));
  return row;
}

/** Keeps an existing key. */
export async function addKey(db: Db, row: typeof installation_key.$inferInsert): Promise<void> {
  await db.insert(installation_key).values(row).onConflictDoNothing();
}
