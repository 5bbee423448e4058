// The SQL of rewards: who has claimed the day's reward, and sign-up tokens.
import { and, desc, eq, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { isSpendable } from './ledger.store.ts';
import { daily_claim, ledger_account, sign_up_grant } from './tables.ts';

/** For this day or earlier: after the clock was set back there may be a row of a later day. */
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

/** False if this email or account has had sign-up tokens before. */
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
