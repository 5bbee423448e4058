// The SQL of rewards: who has had the day's, and tokens at sign-up.
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { isSpendable } from './ledger.store.ts';
import { daily_claim, ledger_account, sign_up_grant } from './tables.ts';

/** Of this day or before: a clock that was set back may have left one that is yet to come. */
export async function findLastClaim(scope: Scope, memberId: string, today: string) {
  const [row] = await scope.db
    .select({ day: daily_claim.day, streak: daily_claim.streak })
    .from(daily_claim)
    .innerJoin(ledger_account, eq(ledger_account.id, daily_claim.account_id))
    .where(and(isSpendable(scope, memberId, 'token'), lte(daily_claim.day, today)))
    .orderBy(desc(daily_claim.day))
    .limit(1);
  return row;
}

export async function addClaim(db: Db, row: typeof daily_claim.$inferInsert): Promise<void> {
  await db.insert(daily_claim).values(row);
}

/** False where this email or account has had them before. */
export async function claimGrant(
  { db, site_id }: Scope,
  row: { mark: string; created_at: Date },
): Promise<boolean> {
  const { rowCount } = await db
    .insert(sign_up_grant)
    .values({ ...row, site_id })
    .onConflictDoNothing();
  return rowCount === 1;
}
