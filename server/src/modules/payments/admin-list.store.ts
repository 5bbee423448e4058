// The SQL of the admin list of purchases, packages and plans together.
import { sql, type SQL } from 'drizzle-orm';
import type { Cursor } from '../../platform/cursor.ts';
import type { Scope } from '../../platform/db/scope.ts';

export interface Wanted {
  readonly only: 'to_check' | 'returned' | 'unsettled' | 'settled' | undefined;
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
  readonly payments: number;
  readonly settled: number;
  readonly settled_at: string | null;
  readonly created_at: string;
};

/** What of a purchase was paid, how much of that is marked as settled, and when the last of it was. */
interface Settled {
  readonly payments: SQL;
  readonly settled: SQL;
  readonly settled_at: SQL;
}

/** Each of the two is walked along its own index for no more than a page. */
export async function listPurchases(scope: Scope, wanted: Wanted): Promise<Found[]> {
  const { only, member_id, limit, cursor } = wanted;
  const part = (
    table: SQL,
    given: SQL,
    reversed: SQL,
    [kind, unit, paid]: readonly [string, SQL, Settled],
  ): SQL => sql`(
    select id, ${kind} as kind, member_id, provider, provider_id, amount_cents, currency, state, finding,
      ${unit} as unit, ${given} as units, ${reversed} as reversed,
      ${paid.payments} as payments, ${paid.settled} as settled, ${paid.settled_at} as settled_at, created_at
    from ${table}
    where site_id = ${scope.site_id}::uuid
      ${member_id === undefined ? sql`` : sql`and member_id = ${member_id}::uuid`}
      ${only === 'to_check' ? sql`and finding is not null` : sql``}
      ${only === 'returned' ? sql`and ${reversed} > 0` : sql``}
      ${only === 'unsettled' ? sql`and ${paid.settled} < ${paid.payments}` : sql``}
      ${only === 'settled' ? sql`and ${paid.payments} > 0 and ${paid.settled} = ${paid.payments}` : sql``}
      ${
        cursor
          ? sql`and (created_at, id) < (${new Date(cursor.value).toISOString()}::timestamptz, ${cursor.id}::uuid)`
          : sql``
      }
    order by created_at desc, id desc limit ${limit})`;
  const ofBills = (result: SQL): SQL =>
    sql`(select ${result} from subscription_bill b where b.subscription_id = subscription.id)`;
  const sumOf = (column: SQL): SQL => ofBills(sql`coalesce(sum(${column}), 0)`);
  const payment: Settled = {
    payments: sql`(state = 'credited')::int`,
    settled: sql`(settled_at is not null)::int`,
    settled_at: sql`settled_at`,
  };
  const bills: Settled = {
    payments: ofBills(sql`count(*)::int`),
    settled: ofBills(sql`count(b.settled_at)::int`),
    settled_at: ofBills(sql`max(b.settled_at)`),
  };
  const { rows } = await scope.db.execute<Found>(sql`
    select * from (
      ${part(sql`payment`, sql`units + bonus`, sql`reversed`, ['package', sql`unit`, payment])}
      union all
      ${part(sql`subscription`, sumOf(sql`b.granted`), sumOf(sql`b.reversed`), ['plan', sql`'token'::text`, bills])}
    ) bought order by created_at desc, id desc limit ${limit}`);
  return rows;
}
