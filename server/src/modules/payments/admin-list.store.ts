// The SQL of the admin list of purchases, packages and plans together.
import { sql, type SQL } from 'drizzle-orm';
import type { Cursor } from '../../platform/cursor.ts';
import type { Scope } from '../../platform/db/scope.ts';

export interface Filter {
  readonly only?: 'to_check' | 'returned' | 'unsettled' | 'settled' | undefined;
  readonly member_id?: string | undefined;
}

export interface Wanted extends Filter {
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

/** A condition on each of the two tables. */
export interface Matching {
  readonly payment: SQL;
  readonly subscription: SQL;
}

const hasBill = (condition: SQL): SQL =>
  sql`exists (select from subscription_bill b where b.subscription_id = subscription.id and ${condition})`;

/** Paid and not marked as settled, at least in part; as the indexes have it. */
export const unsettled: Matching = {
  payment: sql`state = 'credited' and settled_at is null`,
  subscription: hasBill(sql`b.settled_at is null`),
};
const byFilter: Readonly<Record<NonNullable<Filter['only']>, Matching>> = {
  to_check: { payment: sql`finding is not null`, subscription: sql`finding is not null` },
  returned: { payment: sql`reversed > 0`, subscription: hasBill(sql`b.reversed > 0`) },
  unsettled,
  settled: {
    payment: sql`settled_at is not null`,
    subscription: sql`${hasBill(sql`true`)} and not ${unsettled.subscription}`,
  },
};

/** What a filter of the list means. */
export function matchesOf({ site_id }: Scope, { only, member_id }: Filter): Matching {
  const of = (table: keyof Matching): SQL =>
    sql.join(
      [
        sql`site_id = ${site_id}::uuid`,
        ...(member_id === undefined ? [] : [sql`member_id = ${member_id}::uuid`]),
        ...(only === undefined ? [] : [byFilter[only][table]]),
      ],
      sql` and `,
    );
  return { payment: of('payment'), subscription: of('subscription') };
}

export interface Counts {
  readonly total: number;
  /** Paid and not marked as settled, at least in part. */
  readonly unsettled: number;
}

export async function countMatching(scope: Scope, filter: Filter): Promise<Counts> {
  const matches = matchesOf(scope, filter);
  const { rows } = await scope.db.execute<{ [K in keyof Counts]: number }>(sql`
    select count(*)::int as total, count(*) filter (where is_unsettled)::int as unsettled from (
      select ${unsettled.payment} as is_unsettled from payment where ${matches.payment}
      union all
      select ${unsettled.subscription} from subscription where ${matches.subscription}
    ) bought`);
  return rows[0] ?? { total: 0, unsettled: 0 };
}

/** Each of the two is walked along its own index for no more than a page. */
export async function listPurchases(scope: Scope, wanted: Wanted): Promise<Found[]> {
  const { limit, cursor } = wanted;
  const matches = matchesOf(scope, wanted);
  const part = (
    table: keyof Matching,
    given: SQL,
    reversed: SQL,
    [kind, unit, paid]: readonly [string, SQL, Settled],
  ): SQL => sql`(
    select id, ${kind} as kind, member_id, provider, provider_id, amount_cents, currency, state, finding,
      ${unit} as unit, ${given} as units, ${reversed} as reversed,
      ${paid.payments} as payments, ${paid.settled} as settled, ${paid.settled_at} as settled_at, created_at
    from ${sql.identifier(table)}
    where ${matches[table]}
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
      ${part('payment', sql`units + bonus`, sql`reversed`, ['package', sql`unit`, payment])}
      union all
      ${part('subscription', sumOf(sql`b.granted`), sumOf(sql`b.reversed`), ['plan', sql`'token'::text`, bills])}
    ) bought order by created_at desc, id desc limit ${limit}`);
  return rows;
}
