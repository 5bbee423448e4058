// The SQL that reconciles the books: each check returns the rows that do not balance.
import { inArray, isNull, and, sql, type SQL, desc, eq } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import { runPrepared } from '../../../platform/db/prepared.ts';
import { ledger_account, recon_finding, recon_run } from '../tables.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import type { Unit } from '../ledger.rules.ts';

export interface Finding {
  readonly kind: string;
  readonly account_id: string | null;
  readonly subject_id: string;
  readonly detail: string;
}

/** The members whose books are checked; all by default. */
interface Part {
  /** The spendable account. */
  readonly account_id?: string;
  /** Work of the sweep that was due before this is overdue. */
  readonly late: Date;
}

type Check = (part: Part) => SQL;

/** Restricts a query by the column that names the member's spendable account. */
const of = ({ account_id }: Part, column: string): SQL =>
  account_id === undefined ? sql`true` : sql`${sql.raw(column)} = ${account_id}`;

/** Every check returns `account_id`, `subject_id` and `detail`. */
const checks: Record<string, Check> = {
  'transaction does not sum to zero': (part) => sql`
    select t.account_id, t.id as subject_id,
      'sum ' || coalesce(sum(e.amount), 0) || ' of ' || count(e.n) || ' entries' as detail
    from ledger_txn t
    left join ledger_entry e on e.txn_id = t.id
    left join ledger_account a on a.id = e.account_id
    where ${of(part, 't.account_id')}
    group by t.id
    having count(e.n) < 2 or sum(e.amount) <> 0 or bool_or(a.unit <> t.unit or a.site_id <> t.site_id)`,

  'transaction amount differs from its entries': (part) => sql`
    select t.account_id, t.id as subject_id, t.amount || ' stated, ' || coalesce(sum(e.amount), 0) || ' moved' as detail
    from ledger_txn t
    left join ledger_entry e on e.txn_id = t.id and e.account_id = t.account_id
    where ${of(part, 't.account_id')}
    group by t.id
    having t.amount <> coalesce(sum(e.amount), 0)`,

  'balance is not the sum of its entries': (part) => sql`
    select coalesce(o.id, a.id) as account_id, a.id as subject_id, a.balance || ' stored, ' || coalesce(s.sum, 0) || ' moved' as detail
    from ledger_account a
    left join ledger_account o on o.owner_id = a.owner_id and o.unit = a.unit and o.kind = 'user_spendable'
    left join (
      select e.account_id, sum(e.amount) as sum
      from ledger_txn t join ledger_entry e on e.txn_id = t.id
      where ${of(part, 't.account_id')}
      group by e.account_id
    ) s on s.account_id = a.id
    where a.kind like 'user%' and a.balance <> coalesce(s.sum, 0)
      and ${part.account_id === undefined ? sql`true` : sql`(a.id = ${part.account_id} or s.account_id is not null)`}`,

  'balance is not the sum of its lots': (part) => sql`
    select a.id as account_id, a.id as subject_id, a.balance || ' stored, ' || coalesce(sum(l.remaining), 0) || ' in lots' as detail
    from ledger_account a
    left join token_lot l on l.account_id = a.id and l.is_open
    where a.kind = 'user_spendable' and ${of(part, 'a.id')}
    group by a.id
    having a.balance <> coalesce(sum(l.remaining), 0)`,

  'held tokens are not those of the open holds': (part) => sql`
    select a.id as account_id, a.id as subject_id, coalesce(l.held, 0) || ' in lots, ' || coalesce(h.held, 0) || ' in holds, ' ||
      coalesce(m.held, 0) || ' moved' as detail
    from ledger_account a
    left join (select account_id, sum(held) as held from token_lot where is_open and ${of(part, 'account_id')} group by 1) l on l.account_id = a.id
    left join (select account_id, sum(amount) as held from hold where state = 'open' and ${of(part, 'account_id')} group by 1) h on h.account_id = a.id
    left join (
      select t.account_id, sum(e.amount) as held
      from ledger_txn t
      join ledger_entry e on e.txn_id = t.id
      join ledger_account x on x.id = e.account_id and x.kind = 'user_held'
      where ${of(part, 't.account_id')}
      group by 1
    ) m on m.account_id = a.id
    where a.kind = 'user_spendable' and ${of(part, 'a.id')}
      and (coalesce(l.held, 0) <> coalesce(h.held, 0) or coalesce(l.held, 0) <> coalesce(m.held, 0))`,

  'lot is not the sum of its entries': (part) => sql`
    select l.account_id, l.id as subject_id, l.remaining || ' left and ' || l.held || ' held, ' ||
      coalesce(s.remaining, 0) || ' and ' || coalesce(s.held, 0) || ' moved' as detail
    from token_lot l
    left join (
      select e.lot_id, sum(e.amount) filter (where a.kind = 'user_spendable') as remaining,
        sum(e.amount) filter (where a.kind = 'user_held') as held
      from ledger_txn t
      join ledger_entry e on e.txn_id = t.id and e.lot_id is not null
      join ledger_account a on a.id = e.account_id
      where ${of(part, 't.account_id')}
      group by 1
    ) s on s.lot_id = l.id
    where ${of(part, 'l.account_id')}
      and (l.remaining <> coalesce(s.remaining, 0) or l.held <> coalesce(s.held, 0))`,

  'hold is not its parts': (part) => sql`
    select h.account_id, h.id as subject_id, h.amount || ' held, ' || coalesce(sum(p.amount), 0) || ' in parts' as detail
    from hold h left join hold_part p on p.hold_id = h.id
    where ${of(part, 'h.account_id')}
    group by h.id
    having h.amount <> coalesce(sum(p.amount), 0)`,

  'hold is not what its transactions did': (part) => sql`
    select h.account_id, h.id as subject_id, h.state || ': ' || h.captured || ' captured, ' || h.released || ' released' as detail
    from hold h
    left join ledger_txn m on m.site_id = h.site_id and m.kind = 'hold' and m.idempotency_key = h.key
    left join ledger_txn r on r.site_id = h.site_id and r.kind = 'release' and r.idempotency_key = h.key
    left join ledger_txn c on c.site_id = h.site_id and c.kind = 'capture' and c.idempotency_key = h.key
    left join lateral (
      select -sum(e.amount) as taken from ledger_entry e join ledger_account a on a.id = e.account_id
      where e.txn_id = c.id and a.kind = 'user_held'
    ) k on true
    where ${of(part, 'h.account_id')}
      and (m.amount is distinct from -h.amount or coalesce(r.amount, 0) <> h.released or coalesce(k.taken, 0) <> h.captured)`,

  'hold is open past its time': (part) => sql`
    select h.account_id, h.id as subject_id, 'since ' || h.expires_at as detail
    from hold h
    where h.state = 'open' and h.expires_at < ${part.late.toISOString()}::timestamptz and ${of(part, 'h.account_id')}`,

  'tokens are left past their time': (part) => sql`
    select l.account_id, l.id as subject_id, l.remaining || ' left since ' || l.expires_at as detail
    from token_lot l
    where l.is_open and l.remaining > 0 and l.expires_at < ${part.late.toISOString()}::timestamptz
      and ${of(part, 'l.account_id')}`,

  'reversal is not what its transactions did': (part) => sql`
    select r.account_id, r.id as subject_id, r.taken || ' taken, ' || coalesce(-t.amount, 0) || ' moved' as detail
    from reversal r
    left join ledger_txn t on t.site_id = r.site_id and t.kind = 'reverse' and t.idempotency_key = r.key
    where r.taken <> coalesce(-t.amount, 0) and ${of(part, 'r.account_id')}`,

  'debt is not what was paid of it': (part) => sql`
    select a.id as account_id, a.id as subject_id, coalesce(r.paid, 0) || ' paid, ' || coalesce(t.paid, 0) || ' moved' as detail
    from ledger_account a
    left join (select account_id, sum(owed - open) as paid from reversal where ${of(part, 'account_id')} group by 1) r on r.account_id = a.id
    left join (
      select account_id, -sum(amount) as paid from ledger_txn where kind = 'reverse' and reason = 'debt' and ${of(part, 'account_id')} group by 1
    ) t on t.account_id = a.id
    where a.kind = 'user_spendable' and coalesce(r.paid, 0) <> coalesce(t.paid, 0) and ${of(part, 'a.id')}`,

  'daily reward has no transaction': (part) => sql`
    select c.account_id, c.account_id || ' ' || c.day as subject_id, c.tokens || ' claimed, ' || coalesce(t.amount, 0) || ' moved' as detail
    from daily_claim c
    join ledger_account a on a.id = c.account_id
    left join ledger_txn t on t.site_id = a.site_id and t.kind = 'grant'
      and t.idempotency_key = 'daily:' || c.account_id || ':' || c.day
    where c.tokens <> coalesce(t.amount, 0) and ${of(part, 'c.account_id')}`,

  'adjustment differs from its approval': (part) => sql`
    select coalesce(j.account_id, t.account_id) as account_id, coalesce(j.id::text, t.idempotency_key) as subject_id,
      coalesce(j.state, 'unknown') || ': ' || coalesce(j.amount, 0) || ' asked, ' || coalesce(t.amount, 0) || ' moved' as detail
    from (select * from adjustment where ${of(part, 'account_id')}) j
    full join (select * from ledger_txn where kind = 'adjust' and ${of(part, 'account_id')}) t
      on t.site_id = j.site_id and t.idempotency_key = j.id::text
    where coalesce(t.amount, 0) <> case when j.state = 'done' then j.amount else 0 end`,
};

/** Checks run one after the other when they cover all books, so that they do not block the site for long. */
export async function findDiscrepancies(db: Db, part: Part): Promise<Finding[]> {
  const statements = Object.entries(checks).map(
    ([kind, check]) =>
      sql`(select ${kind}::text as kind, m.account_id, m.subject_id::text, m.detail from (${check(part)}) m limit ${MAX})`,
  );
  if (part.account_id !== undefined)
    return runPrepared<Finding>(
      db,
      'wallet_discrepancies_of',
      sql.join(statements, sql` union all `),
    );
  const found: Finding[] = [];
  for (const statement of statements) {
    const { rows } = await db.transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 0`);
      return tx.execute<Finding & Record<string, unknown>>(statement);
    });
    found.push(...rows);
  }
  return found;
}

/** The maximum number of findings of one kind. */
const MAX = 1_000;

export async function freeze(db: Db, accountIds: readonly string[], at: Date): Promise<void> {
  if (accountIds.length === 0) return;
  await db
    .update(ledger_account)
    .set({ frozen_at: at })
    .where(and(inArray(ledger_account.id, [...accountIds]), isNull(ledger_account.frozen_at)));
}

export async function addRun(
  db: Db,
  run: typeof recon_run.$inferInsert,
  findings: readonly Finding[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.insert(recon_run).values(run);
    for (let at = 0; at < findings.length; at += MAX)
      await tx
        .insert(recon_finding)
        .values(
          findings.slice(at, at + MAX).map((row, n) => ({ ...row, n: at + n, run_id: run.id })),
        );
  });
}

const MAX_SHOWN = 100;

export async function findLastRun(db: Db) {
  const [run] = await db.select().from(recon_run).orderBy(desc(recon_run.started_at)).limit(1);
  if (!run) return undefined;
  const findings = await db
    .select()
    .from(recon_finding)
    .where(eq(recon_finding.run_id, run.id))
    .orderBy(recon_finding.n)
    .limit(MAX_SHOWN);
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
