// The SQL of reversals: the lots of a payment, and the debt for those that were spent.
import { and, asc, eq, gt, ne, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import type { Reference } from './ledger.rules.ts';
import { ledger_entry, ledger_txn, reversal, token_lot } from './tables.ts';

/** The amounts granted with this reference. What was restored from them is not counted again. */
export async function listGranted(
  { db }: Scope,
  accountId: string,
  { type, id }: Reference,
): Promise<{ amount: bigint }[]> {
  return db
    .select({ amount: token_lot.granted })
    .from(token_lot)
    .where(
      and(
        eq(token_lot.account_id, accountId),
        eq(token_lot.reference_type, type),
        eq(token_lot.reference_id, id),
        ne(token_lot.origin, 'restored'),
      ),
    );
}

/** The expired part of everything granted with this reference. */
export async function sumExpired(
  { db }: Scope,
  accountId: string,
  { type, id }: Reference,
): Promise<bigint> {
  const [row] = await db
    .select({ expired: sql<string>`coalesce(-sum(${ledger_entry.amount}), 0)::text` })
    .from(ledger_txn)
    .innerJoin(ledger_entry, eq(ledger_entry.txn_id, ledger_txn.id))
    .innerJoin(token_lot, eq(token_lot.id, ledger_entry.lot_id))
    .where(
      and(
        eq(ledger_txn.account_id, accountId),
        sql`${ledger_txn.kind} = 'expire'`, // matches the index's condition
        eq(token_lot.reference_type, type),
        eq(token_lot.reference_id, id),
      ),
    );
  return BigInt(row?.expired ?? 0);
}

export async function listReversals({ db }: Scope, accountId: string, { type, id }: Reference) {
  return db
    .select()
    .from(reversal)
    .where(
      and(
        eq(reversal.account_id, accountId),
        eq(reversal.reference_type, type),
        eq(reversal.reference_id, id),
      ),
    );
}

export async function addReversal(
  { db, site_id }: Scope,
  row: Omit<typeof reversal.$inferInsert, 'site_id'>,
): Promise<void> {
  await db.insert(reversal).values({ ...row, site_id });
}

/** Oldest first. */
export async function payDebts({ db }: Scope, accountId: string, amount: bigint): Promise<void> {
  const isOpen = and(eq(reversal.account_id, accountId), gt(reversal.open, 0n));
  const rows = await db.select().from(reversal).where(isOpen).orderBy(asc(reversal.id));
  let left = amount;
  for (const { id, open } of rows) {
    if (left === 0n) break;
    const paid = open < left ? open : left;
    left -= paid;
    await db
      .update(reversal)
      .set({ open: open - paid })
      .where(eq(reversal.id, id));
  }
}
