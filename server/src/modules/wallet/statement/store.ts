// The SQL of a member's statement: the newest first, from where the last page ended.
import { and, desc, eq, lt } from 'drizzle-orm';
import type { Scope } from '../../../platform/db/scope.ts';
import type { Unit } from '../ledger/rules.ts';
import { ledger_account, ledger_txn } from '../tables.ts';

export interface Page {
  readonly memberId: string;
  readonly unit: Unit;
  /** Only those before this number. */
  readonly before: bigint | undefined;
  readonly limit: number;
}

export async function listTxns({ db, site_id }: Scope, { memberId, unit, before, limit }: Page) {
  return db
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
        eq(ledger_account.owner_id, memberId),
        eq(ledger_account.site_id, site_id),
        eq(ledger_account.kind, 'user_spendable'),
        eq(ledger_account.unit, unit),
        before === undefined ? undefined : lt(ledger_txn.seq, before),
      ),
    )
    .orderBy(desc(ledger_txn.seq))
    .limit(limit);
}

export type TxnRow = Awaited<ReturnType<typeof listTxns>>[number];
