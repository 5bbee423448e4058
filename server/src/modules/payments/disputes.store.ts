// The SQL of the dispute rate: what was paid and what was disputed since a time, by site.
import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { payment, subscription, subscription_bill } from './tables.ts';

type SiteDisputes = Record<'site_id', string> & Pick<DisputeCount, keyof DisputeCount>;

/** Counts real money only. A canceled duplicate plan was paid and can be disputed, so it counts. */
export async function countDisputes(db: Db, since: Date): Promise<SiteDisputes[]> {
  const from = sql`${since.toISOString()}::timestamptz`;
  const bills = sql`${subscription_bill} b join ${subscription} s on s.id = b.subscription_id`;
  const part = (isDisputed: boolean, payments: SQL, at: SQL): SQL => sql`
    select site_id, ${isDisputed}::boolean as is_disputed from ${payment} where live and ${payments} >= ${from}
    union all
    select s.site_id, ${isDisputed}::boolean from ${bills} where s.live and ${at} >= ${from}`;
  const { rows } = await db.execute<SiteDisputes>(sql`
    select site_id, count(*) filter (where is_disputed)::int as disputed,
      count(*) filter (where not is_disputed)::int as settled
    from (${part(true, sql`disputed_at`, sql`b.disputed_at`)}
      union all ${part(false, sql`credited_at`, sql`b.created_at`)}) counted
    group by site_id`);
  return rows;
}

/** Card networks evaluate a month, and act against merchants above about this share. */
export const DISPUTE_DAYS = 30;
const DISPUTE_ALARM = 0.0075;

export interface DisputeCount {
  /** Payments and bills whose first dispute or fraud report is in this period, whenever they were paid. */
  readonly disputed: number;
  /** Payments and bills that were paid in this period. */
  readonly settled: number;
}

/** 1 if there are disputes but no payments in the period. */
export const rateOf = ({ disputed, settled }: DisputeCount): number =>
  disputed === 0 ? 0 : settled === 0 ? 1 : disputed / settled;

export const isHigh = (count: DisputeCount): boolean => rateOf(count) >= DISPUTE_ALARM;
