// The SQL of the admin list of purchases, packages and plans together.
import { sql, type SQL } from 'drizzle-orm';
import type { Cursor } from '../../platform/cursor.ts';
import type { Scope } from '../../platform/db/scope.ts';

export interface Wanted {
  readonly only: 'to_check' | 'returned' | undefined;
  readonly member_id: string | undefined;
  readonly limit: number;
  readonly cursor: Cursor | undefined;
}

export type Found = {
  readonly id: string;
  readonly kind: 'package' | 'plan';
  readonly member_id: string | null;
  readonly provider: string;
  readonly provider_id: string | null;
  readonly amount_cents: number;
  readonly currency: string;
  readonly state: 'open' | 'credited' | 'cancelled' | 'active' | 'late' | 'ended';
  readonly finding: string | null;
  readonly unit: 'token' | 'message';
  readonly units: string;
  readonly reversed: string;
  readonly created_at: string;
};

/** Each of the two is walked along its own index for no more than a page. */
export async function listPurchases(scope: Scope, wanted: Wanted): Promise<Found[]> {
  const { only, member_id, limit, cursor } = wanted;
  const part = (
    table: SQL,
    given: SQL,
    reversed: SQL,
    [kind, unit]: readonly [string, SQL],
  ): SQL => sql`(
    select id, ${kind} as kind, member_id, provider, provider_id, amount_cents, currency, state, finding,
      ${unit} as unit, ${given} as units, ${reversed} as reversed, created_at
    from ${table}
    where site_id = ${scope.site_id}::uuid
      ${member_id === undefined ? sql`` : sql`and member_id = ${member_id}::uuid`}
      ${only === 'to_check' ? sql`and finding is not null` : sql``}
      ${only === 'returned' ? sql`and ${reversed} > 0` : sql``}
      ${
        cursor
          ? sql`and (created_at, id) < (${new Date(cursor.value).toISOString()}::timestamptz, ${cursor.id}::uuid)`
          : sql``
      }
    order by created_at desc, id desc limit ${limit})`;
  const sumOf = (column: SQL): SQL =>
    sql`coalesce((select sum(${column}) from subscription_bill b where b.subscription_id = subscription.id), 0)`;
  const { rows } = await scope.db.execute<Found>(sql`
    select * from (
      ${part(sql`payment`, sql`units + bonus`, sql`reversed`, ['package', sql`unit`])}
      union all
      ${part(sql`subscription`, sumOf(sql`b.granted`), sumOf(sql`b.reversed`), ['plan', sql`'token'::text`])}
    ) bought order by created_at desc, id desc limit ${limit}`);
  return rows;
}
