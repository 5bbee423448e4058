// The SQL of what admins marked as settled: payments, and the bills of plans.
import { sql } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';

export interface Mark {
  readonly ids: readonly string[];
  readonly at: Date;
  readonly admin_id: string;
}

/** Returns the purchases of which something was paid and is marked now. */
export async function addMarks({ db, site_id }: Scope, mark: Mark): Promise<string[]> {
  const wanted = sql.param(mark.ids);
  const change = sql`set settled_at = ${mark.at.toISOString()}::timestamptz, settled_by = ${mark.admin_id}::uuid`;
  const { rows } = await db.execute<{ id: string }>(sql`
    with paid as (
      update payment ${change}
      where site_id = ${site_id}::uuid and id = any(${wanted}::uuid[]) and state = 'credited' and settled_at is null
      returning id
    ), billed as (
      update subscription_bill b ${change} from subscription s
      where s.id = b.subscription_id and s.site_id = ${site_id}::uuid and s.id = any(${wanted}::uuid[])
        and b.settled_at is null
      returning s.id
    )
    select id from paid union select id from billed`);
  return rows.map(({ id }) => id);
}

/** Of a plan, only the bills that were marked last. Returns the purchases that changed. */
export async function removeLastMarks(
  { db, site_id }: Scope,
  ids: readonly string[],
): Promise<string[]> {
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
