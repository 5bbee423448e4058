// The SQL of payments and plans' bills that admins marked as settled.
import { sql } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { matchesOf, unsettled, type Filter, type Matching } from './admin-list.store.ts';

export interface Mark {
  readonly at: Date;
  readonly admin_id: string;
}

/** Returns the purchases that changed: those with a paid payment that was not marked yet. */
export function markSettled(scope: Scope, ids: readonly string[], mark: Mark): Promise<string[]> {
  const one = sql`site_id = ${scope.site_id}::uuid and id = any(${sql.param(ids)}::uuid[])`;
  return addTo(scope, { payment: one, subscription: one }, mark);
}

/** Like `markSettled`, for all purchases that match a filter. */
export const markMatching = (scope: Scope, filter: Filter, mark: Mark): Promise<string[]> =>
  addTo(scope, matchesOf(scope, filter), mark);

async function addTo(
  { db }: Scope,
  { payment, subscription }: Matching,
  { at, admin_id }: Mark,
): Promise<string[]> {
  const change = sql`set settled_at = ${at.toISOString()}::timestamptz, settled_by = ${admin_id}::uuid`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with paid as (
      update payment ${change} where ${payment} and ${unsettled.payment}
      returning id
    ), billed as (
      update subscription_bill ${change}
      where settled_at is null and subscription_id in (select id from subscription where ${subscription})
      returning subscription_id as id
    )
    select id from paid union select id from billed`);
  return rows.map(({ id }) => id);
}

/** Removes the marks that this admin set at exactly this time. Returns the number of purchases that changed. */
export async function undoMark({ db, site_id }: Scope, { at, admin_id }: Mark): Promise<number> {
  const change = sql`set settled_at = null, settled_by = null`;
  const its = sql`settled_at = ${at.toISOString()}::timestamptz and settled_by = ${admin_id}::uuid`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with paid as (
      update payment ${change} where site_id = ${site_id}::uuid and ${its}
      returning id
    ), billed as (
      update subscription_bill ${change}
      where ${its} and subscription_id in (select id from subscription where site_id = ${site_id}::uuid)
      returning subscription_id as id
    )
    select id from paid union select id from billed`);
  return rows.length;
}

/** For a plan, only the marks of the last marked bills are removed. Returns the purchases that changed. */
export async function unmark({ db, site_id }: Scope, ids: readonly string[]): Promise<string[]> {
  const wanted = sql.param(ids);
  const change = sql`set settled_at = null, settled_by = null`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with paid as (
      update payment ${change}
      where site_id = ${site_id}::uuid and id = any(${wanted}::uuid[]) and settled_at is not null
      returning id
    ), billed as (
      update subscription_bill b ${change} from subscription s
      where s.id = b.subscription_id and s.site_id = ${site_id}::uuid and s.id = any(${wanted}::uuid[])
        and b.settled_at = (select max(o.settled_at) from subscription_bill o where o.subscription_id = s.id)
      returning s.id
    )
    select id from paid union select id from billed`);
  return rows.map(({ id }) => id);
}
