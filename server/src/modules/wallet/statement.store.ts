// The SQL of a member's statement: newest first, from the end of the previous page.
import { and, desc, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import type { Unit } from './ledger.rules.ts';
import { isSpendable } from './ledger.store.ts';
import { purchase } from './price-list.tables.ts';
import { ledger_account, ledger_entry, ledger_txn, token_lot } from './tables.ts';

export interface Page {
  readonly memberId: string;
  readonly unit: Unit;
  /** Only transactions before this number. */
  readonly before: bigint | undefined;
  readonly limit: number;
}

export async function listTxns(scope: Scope, { memberId, unit, before, limit }: Page) {
  return scope.db
    .select({
      id: ledger_txn.id,
      seq: ledger_txn.seq,
      unit: ledger_txn.unit,
      kind: ledger_txn.kind,
      reason: ledger_txn.reason,
      note: ledger_txn.note,
      amount: ledger_txn.amount,
      balance_after: ledger_txn.balance_after,
      reference_type: ledger_txn.reference_type,
      reference_id: ledger_txn.reference_id,
      created_at: ledger_txn.created_at,
    })
    .from(ledger_txn)
    .innerJoin(ledger_account, eq(ledger_account.id, ledger_txn.account_id))
    .where(
      and(
        isSpendable(scope, memberId, unit),
        before === undefined ? undefined : lt(ledger_txn.seq, before),
      ),
    )
    .orderBy(desc(ledger_txn.seq))
    .limit(limit);
}

export type TxnRow = Awaited<ReturnType<typeof listTxns>>[number];

/** The characters of these purchases. */
export async function listCharacters(
  { db }: Scope,
  purchases: readonly string[],
): Promise<Map<string, string>> {
  if (purchases.length === 0) return new Map();
  const rows = await db
    .select({ id: purchase.id, character_id: purchase.character_id })
    .from(purchase)
    .where(and(inArray(purchase.id, [...purchases]), isNotNull(purchase.character_id)));
  return new Map(rows.map(({ id, character_id }) => [id, character_id ?? '']));
}

/** How much of these grants is in lots that a coupon made. */
export async function listByCoupon(
  { db }: Scope,
  grants: readonly string[],
): Promise<Map<string, bigint>> {
  if (grants.length === 0) return new Map();
  const rows = await db
    .select({ id: ledger_entry.txn_id, amount: sql<string>`sum(${ledger_entry.amount})::text` })
    .from(ledger_entry)
    .innerJoin(token_lot, eq(token_lot.id, ledger_entry.lot_id))
    .where(and(inArray(ledger_entry.txn_id, [...grants]), eq(token_lot.origin, 'coupon')))
    .groupBy(ledger_entry.txn_id);
  return new Map(rows.map(({ id, amount }) => [id, BigInt(amount)]));
}
