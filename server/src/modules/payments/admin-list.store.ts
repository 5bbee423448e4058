// The SQL of the admins' list of purchases: filters, counts and pages.
import { sql, type SQL } from 'drizzle-orm';
import type { Cursor } from '../../platform/cursor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { isUuid } from '../../platform/ids.ts';

export interface Filter {
  readonly only?: 'paid' | 'to_check' | 'returned' | 'unsettled' | 'settled' | undefined;
  readonly member_id?: string | undefined;
  /** A member's id, or an id at the provider. */
  readonly search?: string | undefined;
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
  readonly plan_id: string | null;
  readonly amount_cents: number;
  readonly paid_cents: string;
  readonly refunded_cents: string;
  readonly is_disputed: boolean;
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

/** Sums of a purchase: paid and refunded amounts, the number of settled payments, and the time of the last mark. */
interface Paid {
  readonly plan_id: SQL;
  readonly paid_cents: SQL;
  readonly refunded_cents: SQL;
  readonly is_disputed: SQL;
  readonly payments: SQL;
  readonly settled: SQL;
  readonly settled_at: SQL;
}

/** A condition for each of the two tables. */
export interface Matching {
  readonly payment: SQL;
  readonly subscription: SQL;
}

const hasBill = (condition: SQL): SQL =>
  sql`exists (select from subscription_bill b where b.subscription_id = subscription.id and ${condition})`;

/** At least one payment is paid and not marked as settled. Must match the conditions of the indexes. */
export const unsettled: Matching = {
  payment: sql`state = 'credited' and settled_at is null`,
  subscription: hasBill(sql`b.settled_at is null`),
};
const byFilter: Readonly<Record<NonNullable<Filter['only']>, Matching>> = {
  paid: { payment: sql`state = 'credited'`, subscription: hasBill(sql`true`) },
  to_check: { payment: sql`finding is not null`, subscription: sql`finding is not null` },
  // Includes canceled duplicate plans: their money was refunded, although no tokens were reversed.
  returned: {
    payment: sql`(refunded_cents > 0 or disputed_at is not null)`,
    subscription: hasBill(sql`(b.refunded_cents > 0 or b.disputed_at is not null)`),
  },
  unsettled,
  settled: {
    payment: sql`settled_at is not null`,
    subscription: sql`${hasBill(sql`true`)} and not ${unsettled.subscription}`,
  },
};

/** Members' ids are UUIDs, providers' ids never are. */
function byId(id: string): Matching {
  const ofMember = sql`member_id = ${id}::uuid`;
  if (isUuid(id)) return { payment: ofMember, subscription: ofMember };
  return {
    payment: sql`provider_id = ${id}`,
    subscription: sql`(provider_id = ${id} or ${hasBill(sql`b.provider_id = ${id}`)})`,
  };
}

/** The conditions of a filter of the list. */
export function matchesOf({ site_id }: Scope, { only, member_id, search }: Filter): Matching {
  const of = (table: keyof Matching): SQL =>
    sql.join(
      [
        sql`site_id = ${site_id}::uuid`,
        ...(member_id === undefined ? [] : [sql`member_id = ${member_id}::uuid`]),
        ...(only === undefined ? [] : [byFilter[only][table]]),
        ...(search === undefined ? [] : [byId(search)[table]]),
      ],
      sql` and `,
    );
  return { payment: of('payment'), subscription: of('subscription') };
}

export interface Counts {
  readonly total: number;
  /** The number of purchases with a payment that is not marked as settled. */
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

/** Each of the two tables is scanned along its own index, for at most a page. */
export async function listPurchases(scope: Scope, wanted: Wanted): Promise<Found[]> {
  const { limit, cursor } = wanted;
  const matches = matchesOf(scope, wanted);
  const part = (
    table: keyof Matching,
    given: SQL,
    reversed: SQL,
    [kind, unit, paid]: readonly [string, SQL, Paid],
  ): SQL => sql`(
    select id, ${kind} as kind, member_id, provider, provider_id, ${paid.plan_id} as plan_id, amount_cents,
      ${paid.paid_cents} as paid_cents, ${paid.refunded_cents} as refunded_cents,
      ${paid.is_disputed} as is_disputed, currency, state, finding, ${unit} as unit, ${given} as units, ${reversed} as reversed,
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
  const payment: Paid = {
    plan_id: sql`null`,
    paid_cents: sql`case when state = 'credited' then amount_cents else 0 end`,
    refunded_cents: sql`refunded_cents`,
    is_disputed: sql`disputed_at is not null`,
    payments: sql`(state = 'credited')::int`,
    settled: sql`(settled_at is not null)::int`,
    settled_at: sql`settled_at`,
  };
  const bills: Paid = {
    plan_id: sql`plan_id`,
    paid_cents: sumOf(sql`b.amount_cents`),
    refunded_cents: sumOf(sql`b.refunded_cents`),
    is_disputed: hasBill(sql`b.disputed_at is not null`),
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
