// The SQL of balances: one statement whose cost does not depend on the length of the history.
import { sql } from 'drizzle-orm';
import { runPrepared } from '../../platform/db/prepared.ts';
import type { Scope } from '../../platform/db/scope.ts';
import type { Unit } from './ledger.rules.ts';

interface Row {
  account_id: string;
  unit: Unit;
  expiring: string;
  permanent: string;
  expired: string;
  held: string;
  owed: string;
  next_ms: number | null;
}

export interface UnitBalance {
  readonly account_id: string;
  /** In lots that have not expired. */
  readonly expiring: bigint;
  readonly permanent: bigint;
  /** In lots that have expired and were not removed yet. */
  readonly expired: bigint;
  readonly held: bigint;
  readonly owed: bigint;
  readonly next_expiry: Date | null;
}

export async function readBalances(
  scope: Scope,
  memberId: string,
  now: Date,
): Promise<Map<Unit, UnitBalance>> {
  const at = now.toISOString();
  const rows = await runPrepared<Row>(
    scope.db,
    'wallet_balances',
    sql`select a.id as account_id, a.unit,
          coalesce(sum(l.remaining) filter (where l.expires_at > ${at}::timestamptz), 0)::text as expiring,
          coalesce(sum(l.remaining) filter (where l.expires_at is null), 0)::text as permanent,
          coalesce(sum(l.remaining) filter (where l.expires_at <= ${at}::timestamptz), 0)::text as expired,
          coalesce(sum(l.held), 0)::text as held,
          (select coalesce(sum(r.open), 0) from reversal r where r.account_id = a.id)::text as owed,
          (extract(epoch from min(l.expires_at) filter (where l.remaining > 0 and l.expires_at > ${at}::timestamptz)) * 1000)::float8 as next_ms
        from ledger_account a
        left join token_lot l on l.account_id = a.id and l.is_open
        where a.owner_id = ${memberId} and a.site_id = ${scope.site_id} and a.kind = 'user_spendable'
        group by a.id`,
  );
  return new Map(rows.map((row) => [row.unit, toBalance(row)]));
}

const toBalance = (row: Row): UnitBalance => ({
  account_id: row.account_id,
  expiring: BigInt(row.expiring),
  permanent: BigInt(row.permanent),
  expired: BigInt(row.expired),
  held: BigInt(row.held),
  owed: BigInt(row.owed),
  next_expiry: row.next_ms === null ? null : new Date(row.next_ms),
});
