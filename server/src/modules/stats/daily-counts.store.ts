// The SQL of one day's metrics of all sites. Each part scans an index over that day only; comments state its cost.
import { gte, min, sql, type SQL, and, eq } from 'drizzle-orm';
import type { MetricName } from '@velour/contract/metrics.ts';
import type { Db } from '../../platform/db/handle.ts';
import { character_day } from '../catalogue/tables.ts';
import { message_day } from '../chat/tables.ts';
import { person } from '../identity/tables.ts';
import { payment, subscription, subscription_bill } from '../payments/tables.ts';
import { site } from '../sites/tables.ts';
import { hold, ledger_account, ledger_txn, reversal } from '../wallet/tables.ts';
import { job } from '../jobs/tables.ts';
import { counted_day, figure_day, visit_day } from './tables.ts';
import type { Scope } from '../../platform/db/scope.ts';

interface Day {
  readonly day: string;
  readonly from: Date;
  readonly to: Date;
}

/** In a transaction: of two concurrent counts of a day, the second waits and counts again. */
export async function countDay(tx: Db, counted: Day, at: Date): Promise<void> {
  const { day } = counted;
  await tx
    .insert(counted_day)
    .values({ day, counted_at: at })
    .onConflictDoUpdate({ target: counted_day.day, set: { counted_at: at } });
  await tx.execute(sql`delete from ${figure_day} where day = ${day}::date`);
  const all = sql.join(partsOf(counted), sql` union all `);
  await tx.execute(sql`
    insert into ${figure_day} (site_id, day, figure, amount)
    select site_id, ${day}::date, figure, amount from (${all}) counted where amount <> 0`);
}

export const partsOf = (day: Day): SQL[] => [
  ...partsOfPeople(day),
  ...partsOfTokens(day),
  ...partsOfMoney(day),
];

const during = (column: SQL, { from, to }: Day): SQL =>
  sql`${column} >= ${from.toISOString()}::timestamptz and ${column} < ${to.toISOString()}::timestamptz`;

const named = (metric: MetricName): SQL => sql`${metric}::text as figure`;

function partsOfPeople(at: Day): SQL[] {
  const { day } = at;
  return [
    sql`select site_id, ${named('visits')}, visits::bigint as amount from ${visit_day} where day = ${day}::date`,
    // Reads one index entry per sign-up. Excludes members of the demo site, and the first admin, whose account has no
    // email address.
    sql`select site_id, ${named('sign_ups')}, count(*) as amount from ${person}
        where kind = 'member' and issuer is distinct from 'demo'
          and not (is_admin and email is null and telegram_id is null)
          and ${during(sql`created_at`, at)} group by site_id`,
    // Reads one row per active member, and the member by its key.
    sql`select p.site_id, ${named('active_members')}, count(*) from ${message_day} d
        join ${person} p on p.id = d.member_id where d.day = ${day}::date and d.messages > 0 group by p.site_id`,
    // Reads one row per active character; messages themselves are never counted.
    sql`select site_id, ${named('messages')}, sum(messages) from ${character_day}
        where day = ${day}::date group by site_id`,
    // Reads one row per ended job.
    sql`select site_id, ${named('jobs_done')}, count(*) from ${job}
        where ${during(sql`ended_at`, at)} and state = 'succeeded' group by site_id`,
    sql`select site_id, ${named('jobs_failed')}, count(*) from ${job}
        where ${during(sql`ended_at`, at)} and state in ('failed', 'dead') group by site_id`,
  ];
}

function partsOfTokens(at: Day): SQL[] {
  return [
    // Reads the ledger pages that were written on that day.
    sql`select site_id, ${named('tokens_sold')}, sum(amount) from ${ledger_txn}
        where ${during(sql`created_at`, at)} and unit = 'token' and kind = 'grant' and reason in ('package', 'plan')
        group by site_id`,
    // Reads the same pages, and one row per authorization hold.
    sql`select site_id, ${named('tokens_spent')}, sum(spent) from (
          select site_id, -amount as spent from ${ledger_txn}
          where ${during(sql`created_at`, at)} and unit = 'token' and kind = 'spend'
          union all
          select h.site_id, h.captured from ${hold} h join ${ledger_account} a on a.id = h.account_id
          where ${during(sql`h.closed_at`, at)} and h.state = 'captured' and a.unit = 'token'
        ) both_ways group by site_id`,
    // Reads one row per refund.
    sql`select site_id, ${named('refunds')}, count(distinct reference_id) from ${reversal}
        where ${during(sql`created_at`, at)} and reason is distinct from 'dispute' group by site_id`,
    sql`select site_id, ${named('disputes')}, count(distinct reference_id) from ${reversal}
        where ${during(sql`created_at`, at)} and reason = 'dispute' group by site_id`,
  ];
}

/** Excludes duplicate plans, which are canceled and refunded automatically. */
const isIncome = sql`s.finding is distinct from 'second_plan'`;

/** Reads one row per purchase, bill and plan of the day. */
function partsOfMoney(at: Day): SQL[] {
  const income = (metric: MetricName, live: boolean): SQL =>
    sql`select site_id, ${named(metric)}, sum(cents) from (
          select site_id, amount_cents as cents from ${payment}
          where ${during(sql`credited_at`, at)} and live = ${live}::boolean
          union all
          select s.site_id, b.amount_cents from ${subscription_bill} b
          join ${subscription} s on s.id = b.subscription_id
          where ${during(sql`b.created_at`, at)} and s.live = ${live}::boolean and ${isIncome}
        ) paid group by site_id`;
  return [
    income('income_cents', true),
    income('test_income_cents', false),
    // A plan starts with its first bill.
    sql`select s.site_id, ${named('plans_begun')}, count(distinct s.id) from ${subscription_bill} b
        join ${subscription} s on s.id = b.subscription_id
        where ${during(sql`b.created_at`, at)} and ${isIncome} and not exists (
          select 1 from ${subscription_bill} e
          where e.subscription_id = b.subscription_id and e.created_at < b.created_at)
        group by s.site_id`,
    sql`select site_id, ${named('plans_ended')}, count(*) from ${subscription}
        where ${during(sql`ended_at`, at)} group by site_id`,
  ];
}

export async function readComputed(db: Db, since: string): Promise<Map<string, Date>> {
  const rows = await db.select().from(counted_day).where(gte(counted_day.day, since));
  return new Map(rows.map(({ day, counted_at }) => [day, counted_at]));
}

/** When the first site was created; undefined if there is none. */
export async function readBeginning(db: Db): Promise<Date | undefined> {
  const [row] = await db.select({ at: min(site.created_at) }).from(site);
  return row?.at ?? undefined;
}

export interface StatRow {
  readonly day: string;
  readonly figure: MetricName;
  readonly amount: number;
}

export const listStats = ({ db, site_id }: Scope, since: string): Promise<StatRow[]> =>
  db
    .select({ day: figure_day.day, figure: figure_day.figure, amount: figure_day.amount })
    .from(figure_day)
    .where(and(eq(figure_day.site_id, site_id), gte(figure_day.day, since)));

export async function readComputedAt(db: Db, day: string): Promise<Date | null> {
  const [row] = await db.select().from(counted_day).where(eq(counted_day.day, day));
  return row?.counted_at ?? null;
}
