// The SQL of coupons.
import { and, eq, isNull } from 'drizzle-orm';
import type { Scope } from '../../../platform/db/scope.ts';
import { coupon_claim } from '../catalogue/tables.ts';
import { ledger_account } from '../tables.ts';

export type Coupon = (typeof coupon_claim.$inferSelect)['coupon'];

export async function listClaimed({ db, site_id }: Scope, memberId: string) {
  return db
    .select({ coupon: coupon_claim.coupon, used_at: coupon_claim.used_at })
    .from(coupon_claim)
    .innerJoin(ledger_account, eq(ledger_account.id, coupon_claim.account_id))
    .where(and(eq(ledger_account.owner_id, memberId), eq(ledger_account.site_id, site_id)));
}

/** False where it was claimed before. */
export async function addClaim(
  { db }: Scope,
  row: { account_id: string; coupon: Coupon; claimed_at: Date },
): Promise<boolean> {
  const added = await db
    .insert(coupon_claim)
    .values(row)
    .onConflictDoNothing()
    .returning({ coupon: coupon_claim.coupon });
  return added.length === 1;
}

/** False where it was never claimed, or used by another payment. */
export async function useClaim(
  { db }: Scope,
  { account_id, coupon }: { account_id: string; coupon: Coupon },
  by: { used_at: Date; used_by: string },
): Promise<boolean> {
  const used = await db
    .update(coupon_claim)
    .set(by)
    .where(
      and(
        eq(coupon_claim.account_id, account_id),
        eq(coupon_claim.coupon, coupon),
        isNull(coupon_claim.used_at),
      ),
    )
    .returning({ coupon: coupon_claim.coupon });
  return used.length === 1;
}
