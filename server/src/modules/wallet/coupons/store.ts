// The SQL of coupons.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Scope } from '../../../platform/db/scope.ts';
import { coupon, coupon_claim, couponNames } from '../catalogue/tables.ts';
import { ledger_account } from '../tables.ts';

export type Coupon = (typeof coupon_claim.$inferSelect)['coupon'];

export async function listClaimed({ db, site_id }: Scope, memberId: string) {
  return db
    .select({ coupon: coupon_claim.coupon, used_at: coupon_claim.used_at })
    .from(coupon_claim)
    .innerJoin(ledger_account, eq(ledger_account.id, coupon_claim.account_id))
    .where(and(eq(ledger_account.owner_id, memberId), eq(ledger_account.site_id, site_id)));
}

export async function listOffered({ db, site_id }: Scope): Promise<Coupon[]> {
  const rows = await db
    .select({ coupon: coupon.coupon })
    .from(coupon)
    .where(and(eq(coupon.site_id, site_id), eq(coupon.is_active, false)));
  return couponNames.filter((name) => !rows.some((row) => row.coupon === name));
}

/** How often each was claimed on this site, and how often a payment used it. */
export async function countClaims({ db, site_id }: Scope) {
  return db
    .select({
      coupon: coupon_claim.coupon,
      claimed: sql<number>`count(*)::int`,
      used: sql<number>`count(${coupon_claim.used_at})::int`,
    })
    .from(coupon_claim)
    .innerJoin(ledger_account, eq(ledger_account.id, coupon_claim.account_id))
    .where(eq(ledger_account.site_id, site_id))
    .groupBy(coupon_claim.coupon);
}

export async function setOffered(
  { db, site_id }: Scope,
  row: { coupon: Coupon; is_active: boolean; updated_at: Date },
): Promise<void> {
  const { is_active, updated_at } = row;
  await db
    .insert(coupon)
    .values({ ...row, site_id })
    .onConflictDoUpdate({
      target: [coupon.site_id, coupon.coupon],
      set: { is_active, updated_at },
    });
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
