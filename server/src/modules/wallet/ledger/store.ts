// The SQL of the ledger: the member's lock, the book read under it, and one statement that posts a transaction.
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/handle.ts';
import { runPrepared } from '../../../platform/db/prepared.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { ledger_account } from '../tables.ts';
import type { AccountKind, Book, Lot, Posted, Reason, TxnKind, Unit } from './rules.ts';

type NewAccount = typeof ledger_account.$inferInsert;

/**
 * The only lock there is: the member's spendable token account. It is taken before anything else of the member is
 * read, so what is read afterwards stays true until the commit. False where the member has no accounts yet.
 */
export async function lockMember(scope: Scope, memberId: string): Promise<boolean> {
  const rows = await runPrepared<{ id: string }>(
    scope.db,
    'wallet_lock',
    sql`select id from ledger_account
        where owner_id = ${memberId} and site_id = ${scope.site_id} and kind = 'user_spendable' and unit = 'token'
        for update`,
  );
  return rows.length === 1;
}

export async function addAccounts(db: Db, rows: readonly NewAccount[]): Promise<void> {
  await db
    .insert(ledger_account)
    .values([...rows])
    .onConflictDoNothing();
}

/** A transaction that was posted under the key that is asked for. */
export interface Twin {
  readonly id: string;
  readonly account_id: string;
  readonly amount: bigint;
  readonly reason: Reason;
  readonly reference_id: string | null;
}

/** What JSON tells of a lot; amounts are text, since its numbers are not whole. */
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

interface BookAsRow {
  accounts:
    | {
        id: string;
        kind: AccountKind;
        balance: string;
        seq: string;
        hash: string;
        is_frozen: boolean;
      }[]
    | null;
  lots: LotAsJson[] | null;
  debt: string;
  twin: {
    id: string;
    account_id: string;
    amount: string;
    reason: Reason;
    reference_id: string | null;
  } | null;
}

interface Asked {
  readonly member_id: string;
  readonly unit: Unit;
  readonly kind?: TxnKind;
  readonly key?: string;
}

/** One trip for all that a movement needs to know. Undefined where the member has no accounts yet. */
export async function readBook(
  scope: Scope,
  { member_id, unit, kind, key }: Asked,
): Promise<{ book: Book; twin: Twin | undefined } | undefined> {
  const [row] = await runPrepared<BookAsRow>(
    scope.db,
    'wallet_book',
    sql`with mine as (
          select * from ledger_account
          where owner_id = ${member_id} and site_id = ${scope.site_id} and unit = ${unit}
        )
        select
          (select json_agg(json_build_object('id', id, 'kind', kind, 'balance', balance::text, 'seq', seq::text,
             'hash', hash, 'is_frozen', frozen_at is not null)) from mine) as accounts,
          (select json_agg(json_build_object('id', l.id, 'bucket', bucket, 'origin', origin, 'granted', granted::text,
             'remaining', remaining::text, 'held', held::text,
             'expires_ms', (extract(epoch from expires_at) * 1000)::bigint, 'priority', priority,
             'reference_type', reference_type, 'reference_id', reference_id,
             'created_ms', (extract(epoch from l.created_at) * 1000)::bigint))
           from token_lot l where l.is_open and l.account_id = (select id from mine where kind = 'user_spendable')) as lots,
          (select coalesce(sum(open), 0)::text from reversal
           where open > 0 and account_id = (select id from mine where kind = 'user_spendable')) as debt,
          (select json_build_object('id', id, 'account_id', account_id, 'amount', amount::text, 'reason', reason,
             'reference_id', reference_id) from ledger_txn
           where site_id = ${scope.site_id} and kind = ${kind ?? null} and idempotency_key = ${key ?? null}) as twin`,
  );
  const of = (which: AccountKind) => row?.accounts?.find((account) => account.kind === which);
  const [spendable, held] = [of('user_spendable'), of('user_held')];
  if (!row || !spendable || !held) return undefined;
  return {
    book: {
      spendable: {
        id: spendable.id,
        balance: BigInt(spendable.balance),
        seq: BigInt(spendable.seq),
      },
      held: { id: held.id, balance: BigInt(held.balance) },
      hash: spendable.hash,
      unit,
      is_frozen: spendable.is_frozen,
      lots: (row.lots ?? []).map(toLot),
      debt: BigInt(row.debt),
    },
    twin: row.twin ? { ...row.twin, amount: BigInt(row.twin.amount) } : undefined,
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
 * Writes a transaction with its entries, lots and balances in one statement. False, and nothing written, where
 * another one has the same kind and key: only somebody else's can, since one's own was looked for under the lock.
 */
export async function writePosted(
  scope: Scope,
  { txn, entries, book }: Posted,
  made: readonly Lot[],
): Promise<boolean> {
  const isMade = new Set(made.map(({ id }) => id));
  const ofLots = entries.filter(({ lot_id }) => lot_id !== null && !isMade.has(lot_id));
  const ids = [...new Set(ofLots.map(({ lot_id }) => lot_id))];
  const by = (lotId: string | null, account: string) =>
    ofLots
      .filter(({ lot_id, account_id }) => lot_id === lotId && account_id === account)
      .reduce((sum, { amount }) => sum + amount, 0n);
  const list = (values: readonly unknown[]) =>
    sql`${sql.param(values.map((value) => (typeof value === 'bigint' ? String(value) : value)))}`;
  const rows = await runPrepared<{ id: string }>(
    scope.db,
    'wallet_post',
    sql`with txn as (
          insert into ledger_txn (id, site_id, account_id, unit, kind, idempotency_key, seq, amount, balance_after,
            reason, note, reference_type, reference_id, actor, previous_hash, hash, created_at)
          values (${txn.id}, ${txn.site_id}, ${txn.account_id}, ${txn.unit}, ${txn.kind}, ${txn.idempotency_key},
            ${String(txn.seq)}, ${String(txn.amount)}, ${String(txn.balance_after)}, ${txn.reason}, ${txn.note},
            ${txn.reference_type}, ${txn.reference_id}, ${txn.actor}, ${txn.previous_hash}, ${book.hash},
            ${txn.created_at.toISOString()})
          on conflict (site_id, kind, idempotency_key) do nothing
          returning id, site_id, account_id, created_at
        ), made as (
          insert into token_lot (id, site_id, account_id, bucket, origin, granted, remaining, held, expires_at,
            priority, reference_type, reference_id, created_at)
          select m.id, txn.site_id, txn.account_id, m.bucket, m.origin, m.granted, m.granted, 0, m.expires_at,
            m.priority, m.reference_type, m.reference_id, txn.created_at
          from txn, unnest(${list(made.map(({ id }) => id))}::uuid[], ${list(made.map(({ bucket }) => bucket))}::text[],
            ${list(made.map(({ origin }) => origin))}::text[], ${list(made.map(({ granted }) => granted))}::bigint[],
            ${list(made.map(({ expires_at }) => expires_at?.toISOString() ?? null))}::timestamptz[],
            ${list(made.map(({ priority }) => priority))}::smallint[],
            ${list(made.map(({ reference }) => reference?.type ?? null))}::text[],
            ${list(made.map(({ reference }) => reference?.id ?? null))}::text[])
            as m (id, bucket, origin, granted, expires_at, priority, reference_type, reference_id)
        ), entries as (
          insert into ledger_entry (txn_id, n, account_id, lot_id, amount)
          select txn.id, e.n, e.account_id, e.lot_id, e.amount
          from txn, unnest(${list(entries.map(({ account_id }) => account_id))}::uuid[],
            ${list(entries.map(({ lot_id }) => lot_id))}::uuid[],
            ${list(entries.map(({ amount }) => amount))}::bigint[]) with ordinality as e (account_id, lot_id, amount, n)
        ), lots as (
          update token_lot l set remaining = l.remaining + d.remaining, held = l.held + d.held
          from txn, unnest(${list(ids)}::uuid[], ${list(ids.map((id) => by(id, book.spendable.id)))}::bigint[],
            ${list(ids.map((id) => by(id, book.held.id)))}::bigint[]) as d (id, remaining, held)
          where l.id = d.id
        ), spendable as (
          update ledger_account a set balance = ${String(book.spendable.balance)}, seq = ${String(txn.seq)},
            hash = ${book.hash}
          from txn where a.id = txn.account_id
        ), held as (
          update ledger_account a set balance = ${String(book.held.balance)}
          from txn where a.id = ${book.held.id} and a.balance <> ${String(book.held.balance)}
        )
        select id from txn`,
  );
  return rows.length === 1;
}
