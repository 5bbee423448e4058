// The SQL of adjustments.
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { adjustment, ledger_account } from './tables.ts';

export type AdjustmentRow = typeof adjustment.$inferSelect;

export async function addAdjustment(
  { db, site_id }: Scope,
  row: Omit<AdjustmentRow, 'site_id'>,
): Promise<void> {
  await db.insert(adjustment).values({ ...row, site_id });
}

/** Locked, so that two admins who approve it at once do not both carry it out. */
export async function lockAdjustment({ db, site_id }: Scope, id: string) {
  const [row] = await db
    .select({ adjustment, owner_id: ledger_account.owner_id, unit: ledger_account.unit })
    .from(adjustment)
    .innerJoin(ledger_account, eq(ledger_account.id, adjustment.account_id))
    .where(and(eq(adjustment.id, id), eq(adjustment.site_id, site_id)))
    .for('update', { of: adjustment });
  return row;
}

export async function closeAdjustment(
  { db }: Scope,
  id: string,
  to: Pick<AdjustmentRow, 'state' | 'confirmed_by' | 'closed_at'>,
): Promise<void> {
  await db.update(adjustment).set(to).where(eq(adjustment.id, id));
}

export async function listProposed({ db, site_id }: Scope) {
  return db
    .select({ adjustment, member_id: ledger_account.owner_id, unit: ledger_account.unit })
    .from(adjustment)
    .innerJoin(ledger_account, eq(ledger_account.id, adjustment.account_id))
    .where(and(eq(adjustment.site_id, site_id), eq(adjustment.state, 'proposed')))
    .orderBy(asc(adjustment.created_at))
    .limit(100);
}

/** The members whose tokens were adjusted; null once the account is deleted. */
export async function findOwners({ db, site_id }: Scope, ids: readonly string[]) {
  return db
    .select({ id: adjustment.id, member_id: ledger_account.owner_id })
    .from(adjustment)
    .innerJoin(ledger_account, eq(ledger_account.id, adjustment.account_id))
    .where(and(eq(adjustment.site_id, site_id), inArray(adjustment.id, [...ids])));
}
