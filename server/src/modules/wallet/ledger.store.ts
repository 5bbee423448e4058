// The SQL of the ledger: the member's lock, the state read under it, one statement that posts a transaction, and holds.
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import { isBreachOf } from '../../platform/db/failures.ts';
import { prepare } from '../../platform/db/prepared.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { hold, hold_part, ledger_account } from './tables.ts';
import type { Book, Lot, Part, Posted, Reason, TxnKind, Unit } from './ledger.rules.ts';

type NewAccount = typeof ledger_account.$inferInsert;

const given = sql.placeholder;

/**
 * The ledger's only lock: the member's spendable token account. It is taken before anything else of the member is
 * read, so what is read afterwards stays true until the commit. False if the member has no accounts yet.
 */
export async function lockMember({ db, site_id }: Scope, member_id: string): Promise<boolean> {
  return (await lock(db, { site_id, member_id })).length === 1;
}

const lock = prepare<{ id: string }>(
  'wallet_lock',
  sql`select id from ledger_account
      where owner_id = ${given('member_id')} and site_id = ${given('site_id')} and kind = 'user_spendable' and unit = 'token'
      for update`,
);

export const isOf = ({ site_id }: Scope, memberId: string) =>
  and(eq(ledger_account.owner_id, memberId), eq(ledger_account.site_id, site_id));

/** The account whose movements are shown to the member. */
export const isSpendable = (scope: Scope, memberId: string, unit: Unit) =>
  and(
    isOf(scope, memberId),
    eq(ledger_account.kind, 'user_spendable'),
    eq(ledger_account.unit, unit),
  );

export async function addAccounts(db: Db, rows: readonly NewAccount[]): Promise<void> {
  await db
    .insert(ledger_account)
    .values([...rows])
    .onConflictDoNothing();
}

/** A transaction that was already posted under the same key. */
export interface ExistingTransaction {
  readonly id: string;
  readonly account_id: string;
  readonly amount: bigint;
  readonly reason: Reason;
  readonly reference_id: string | null;
}

/** A lot in JSON; amounts are text, because JSON numbers are not exact. */
interface LotAsJson {
  id: string;
  bucket: Lot['bucket'];
  origin: Reason;
  granted: string;
  remaining: string;
  held: string;
  expires_ms: number | null;
  priority: number;
  reference_type: string | null;
  reference_id: string | null;
  created_ms: number;
}

/** Eight-byte integers as text. */
interface BookAsRow {
  id: string;
  balance: string;
  seq: string;
  hash: string;
  is_frozen: boolean;
  held_id: string;
  held_balance: string;
  lots: LotAsJson[] | null;
  debt: string;
  existing: {
    id: string;
    account_id: string;
    amount: string;
    reason: Reason;
    reference_id: string | null;
  } | null;
}

interface BookQuery {
  readonly member_id: string;
  readonly unit: Unit;
  readonly kind?: TxnKind;
  readonly key?: string;
}

/** It starts with `select`, so that a transaction sends it together with its `begin`. */
const book = prepare<BookAsRow>(
  'wallet_book',
  sql`select a.id, a.balance, a.seq, a.hash, a.frozen_at is not null as is_frozen,
        h.id as held_id, h.balance as held_balance,
        (select json_agg(json_build_object('id', l.id, 'bucket', bucket, 'origin', origin, 'granted', granted::text,
           'remaining', remaining::text, 'held', held::text,
           'expires_ms', (extract(epoch from expires_at) * 1000)::bigint, 'priority', priority,
           'reference_type', reference_type, 'reference_id', reference_id,
           'created_ms', (extract(epoch from l.created_at) * 1000)::bigint))
         from token_lot l where l.is_open and l.account_id = a.id) as lots,
        (select coalesce(sum(open), 0)::text from reversal where open > 0 and account_id = a.id) as debt,
        (select json_build_object('id', id, 'account_id', account_id, 'amount', amount::text, 'reason', reason,
           'reference_id', reference_id) from ledger_txn
         where site_id = ${given('site_id')} and kind = ${given('kind')} and idempotency_key = ${given('key')}) as existing
      from ledger_account a
      join ledger_account h on h.owner_id = a.owner_id and h.unit = a.unit and h.kind = 'user_held'
      where a.owner_id = ${given('member_id')} and a.site_id = ${given('site_id')} and a.unit = ${given('unit')}
        and a.kind = 'user_spendable'`,
);

/** One round trip for everything that a movement needs to know. Undefined if the member has no accounts yet. */
export async function readBook(
  { db, site_id }: Scope,
  { member_id, unit, kind, key }: BookQuery,
): Promise<{ book: Book; existing: ExistingTransaction | undefined } | undefined> {
  const request = { site_id, member_id, unit, kind: kind ?? null, key: key ?? null };
  const [row] = await book(db, request);
  if (!row) return undefined;
  return {
    book: {
      spendable: { id: row.id, balance: BigInt(row.balance), seq: BigInt(row.seq) },
      held: { id: row.held_id, balance: BigInt(row.held_balance) },
      hash: row.hash,
      unit,
      is_frozen: row.is_frozen,
      lots: (row.lots ?? []).map(toLot),
      debt: BigInt(row.debt),
    },
    existing: row.existing ? { ...row.existing, amount: BigInt(row.existing.amount) } : undefined,
  };
}

const toLot = (lot: LotAsJson): Lot => ({
  id: lot.id,
  bucket: lot.bucket,
  origin: lot.origin,
  granted: BigInt(lot.granted),
  remaining: BigInt(lot.remaining),
  held: BigInt(lot.held),
  expires_at: lot.expires_ms === null ? null : new Date(lot.expires_ms),
  priority: lot.priority,
  reference:
    lot.reference_type === null || lot.reference_id === null
      ? null
      : { type: lot.reference_type, id: lot.reference_id },
  created_at: new Date(lot.created_ms),
});

/**
 * The limit does not change the result, but lets the planner expect few lots and use the index: a plan made while
 * there were few lots would otherwise read all of them once they are many.
 */
const write = prepare<never>(
  'wallet_post',
  sql`with txn as (
        insert into ledger_txn (id, site_id, account_id, unit, kind, idempotency_key, seq, amount, balance_after,
          reason, note, reference_type, reference_id, actor, previous_hash, hash, created_at)
        values (${given('id')}, ${given('site_id')}, ${given('account_id')}, ${given('unit')}, ${given('kind')},
          ${given('idempotency_key')}, ${given('seq')}, ${given('amount')}, ${given('balance_after')},
          ${given('reason')}, ${given('note')}, ${given('reference_type')}, ${given('reference_id')},
          ${given('actor')}, ${given('previous_hash')}, ${given('hash')}, ${given('created_at')})
        returning id, site_id, account_id, seq, balance_after, hash, created_at
      ), made as (
        insert into token_lot (id, site_id, account_id, bucket, origin, granted, remaining, held, expires_at,
          priority, reference_type, reference_id, created_at)
        select m.id, txn.site_id, txn.account_id, m.bucket, m.origin, m.granted, m.granted, 0, m.expires_at,
          m.priority, m.reference_type, m.reference_id, txn.created_at
        from txn, unnest(${given('made_ids')}::uuid[], ${given('buckets')}::text[], ${given('origins')}::text[],
          ${given('granted')}::bigint[], ${given('expire_at')}::timestamptz[], ${given('priorities')}::smallint[],
          ${given('reference_types')}::text[], ${given('reference_ids')}::text[])
          as m (id, bucket, origin, granted, expires_at, priority, reference_type, reference_id)
      ), entries as (
        insert into ledger_entry (txn_id, n, account_id, lot_id, amount)
        select txn.id, e.n, e.account_id, e.lot_id, e.amount
        from txn, unnest(${given('account_ids')}::uuid[], ${given('lot_ids')}::uuid[], ${given('amounts')}::bigint[])
          with ordinality as e (account_id, lot_id, amount, n)
      ), lots as (
        update token_lot l set remaining = l.remaining + d.remaining, held = l.held + d.held
        from txn, (
          select * from unnest(${given('moved_ids')}::uuid[], ${given('remaining')}::bigint[], ${given('held')}::bigint[])
            as d (id, remaining, held)
          limit cardinality(${given('moved_ids')}::uuid[])
        ) d
        where l.id = d.id
      ), spendable as (
        update ledger_account a set balance = txn.balance_after, seq = txn.seq, hash = txn.hash
        from txn where a.id = txn.account_id
      ), held as (
        update ledger_account a set balance = ${given('held_balance')}
        from txn where a.id = ${given('held_id')}
      )
      select from txn`,
);

/**
 * Writes a transaction with its entries, lots and balances in one statement. Throws `request.key_reused` if another
 * transaction has the same kind and key. It can only be another member's, because the member's own was looked up
 * under the lock.
 */
export async function writePosted(
  { db }: Scope,
  { txn, entries, book: { spendable, held, hash } }: Posted,
  made: readonly Lot[],
): Promise<void> {
  const isMade = new Set<string | null>(made.map(({ id }) => id));
  const ofLots = entries.filter(({ lot_id }) => lot_id !== null && !isMade.has(lot_id));
  const moved_ids = [...new Set(ofLots.map(({ lot_id }) => lot_id))];
  const by = (accountId: string) =>
    moved_ids.map((id) =>
      String(
        ofLots
          .filter(({ lot_id, account_id }) => lot_id === id && account_id === accountId)
          .reduce((sum, { amount }) => sum + amount, 0n),
      ),
    );
  const isHeld = entries.some(({ account_id }) => account_id === held.id);
  const written = write(db, {
    ...txn,
    seq: String(txn.seq),
    amount: String(txn.amount),
    balance_after: String(txn.balance_after),
    hash,
    created_at: txn.created_at.toISOString(),
    made_ids: made.map(({ id }) => id),
    buckets: made.map(({ bucket }) => bucket),
    origins: made.map(({ origin }) => origin),
    granted: made.map(({ granted }) => String(granted)),
    expire_at: made.map(({ expires_at }) => expires_at?.toISOString() ?? null),
    priorities: made.map(({ priority }) => priority),
    reference_types: made.map(({ reference }) => reference?.type ?? null),
    reference_ids: made.map(({ reference }) => reference?.id ?? null),
    account_ids: entries.map(({ account_id }) => account_id),
    lot_ids: entries.map(({ lot_id }) => lot_id),
    amounts: entries.map(({ amount }) => String(amount)),
    moved_ids,
    remaining: by(spendable.id),
    held: by(held.id),
    held_id: isHeld ? held.id : null,
    held_balance: String(held.balance),
  });
  await written.catch((error: unknown) => {
    throw isBreachOf('ledger_txn_key', error) ? new AppError('request.key_reused') : error;
  });
}

export type HoldRow = typeof hold.$inferSelect;

export async function addHold(
  scope: Scope,
  row: Omit<typeof hold.$inferInsert, 'site_id'>,
  parts: readonly Part[],
): Promise<void> {
  await scope.db.insert(hold).values({ ...row, site_id: scope.site_id });
  await scope.db
    .insert(hold_part)
    .values(parts.map((part, n) => ({ ...part, n, hold_id: row.id })));
}

export async function findHold(scope: Scope, key: string) {
  const [row] = await scope.db
    .select({
      hold,
      owner_id: ledger_account.owner_id,
      unit: ledger_account.unit,
    })
    .from(hold)
    .innerJoin(ledger_account, eq(ledger_account.id, hold.account_id))
    .where(and(eq(hold.site_id, scope.site_id), eq(hold.key, key)));
  return row;
}

export async function listParts(scope: Scope, holdId: string): Promise<Part[]> {
  return scope.db
    .select({ lot_id: hold_part.lot_id, amount: hold_part.amount })
    .from(hold_part)
    .where(eq(hold_part.hold_id, holdId))
    .orderBy(asc(hold_part.n));
}

export async function closeHold(
  scope: Scope,
  id: string,
  to: Pick<HoldRow, 'state' | 'captured' | 'released'> & { closed_at: Date },
): Promise<void> {
  const closed = await scope.db
    .update(hold)
    .set(to)
    .where(and(eq(hold.id, id), eq(hold.state, 'open')))
    .returning({ id: hold.id });
  if (closed.length !== 1) throw new Error('A hold was closed twice.');
}

export async function listLate(db: Db, now: Date, most: number) {
  return db
    .select({ site_id: hold.site_id, key: hold.key })
    .from(hold)
    .innerJoin(ledger_account, eq(ledger_account.id, hold.account_id))
    .where(and(eq(hold.state, 'open'), lte(hold.expires_at, now), isNull(ledger_account.frozen_at)))
    .orderBy(asc(hold.expires_at))
    .limit(most);
}

export async function listOpenOf(scope: Scope, accountId: string): Promise<{ key: string }[]> {
  return scope.db
    .select({ key: hold.key })
    .from(hold)
    .where(and(eq(hold.account_id, accountId), eq(hold.state, 'open')));
}
