// The SQL of the books' state: the last look through them, and the sums of one site.
import { desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import type { Unit } from '../ledger.rules.ts';
import { recon_finding, recon_run } from '../tables.ts';

const MOST_SHOWN = 100;

export async function findLastRun(db: Db) {
  const [run] = await db.select().from(recon_run).orderBy(desc(recon_run.started_at)).limit(1);
  if (!run) return undefined;
  const findings = await db
    .select()
    .from(recon_finding)
    .where(eq(recon_finding.run_id, run.id))
    .orderBy(recon_finding.n)
    .limit(MOST_SHOWN);
  return { run, findings };
}

export async function sumUp({ db, site_id }: Scope) {
  const { rows } = await db.execute<{
    unit: Unit;
    spendable: string;
    held: string;
    owed: string;
    frozen: number;
  }>(sql`
    select unit,
      coalesce(sum(balance) filter (where kind = 'user_spendable'), 0) as spendable,
      coalesce(sum(balance) filter (where kind = 'user_held'), 0) as held,
      coalesce((
        select sum(r.open) from reversal r join ledger_account mine on mine.id = r.account_id
        where mine.site_id = ${site_id}::uuid and mine.unit = ledger_account.unit
      ), 0) as owed,
      count(*) filter (where frozen_at is not null)::int as frozen
    from ledger_account where site_id = ${site_id}::uuid group by unit order by unit desc`);
  return rows;
}
