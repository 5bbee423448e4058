// The SQL of coupons.
import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import {
  account_card,
  coupon,
  coupon_card,
  coupon_claim,
  couponNames,
} from './price-list.tables.ts';
import { isOf } from './ledger.store.ts';
import { ledger_account } from './tables.ts';

export type Coupon = (typeof coupon_claim.$inferSelect)['coupon'];

export async function listClaimed(scope: Scope, memberId: string) {
  return scope.db
    .select({
      coupon: coupon_claim.coupon,
      claimed_at: coupon_claim.claimed_at,
      used_at: coupon_claim.used_at,
      used_by: coupon_claim.used_by,
      is_refused: coupon_claim.is_refused,
    })
    .from(coupon_claim)
    .innerJoin(ledger_account, eq(ledger_account.id, coupon_claim.account_id))
    .where(isOf(scope, memberId));
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
      used: sql<number>`count(${coupon_claim.used_at}) filter (where not ${coupon_claim.is_refused})::int`,
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

/** False if it was claimed before. */
export async function addClaim(
  { db }: Scope,
  row: { account_id: string; coupon: Coupon; claimed_at: Date },
): Promise<boolean> {
  const { rowCount } = await db.insert(coupon_claim).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** False if it was never claimed, or used by another payment. */
export async function useClaim(
  { db }: Scope,
  { account_id, coupon }: { account_id: string; coupon: Coupon },
  by: { used_at: Date; used_by: string },
): Promise<boolean> {
  const { rowCount } = await db
    .update(coupon_claim)
    .set(by)
    .where(
      and(
        eq(coupon_claim.account_id, account_id),
        eq(coupon_claim.coupon, coupon),
        isNull(coupon_claim.used_at),
      ),
    );
  return rowCount === 1;
}

/** Marks a used coupon as one that doubled nothing: the card that paid had used it before. */
export async function refuseClaim(
  { db }: Scope,
  { account_id, coupon }: { account_id: string; coupon: Coupon },
): Promise<void> {
  await db
    .update(coupon_claim)
    .set({ is_refused: true })
    .where(and(eq(coupon_claim.account_id, account_id), eq(coupon_claim.coupon, coupon)));
}

/** Records that a card paid into this account. */
export async function addCard(
  { db }: Scope,
  row: { account_id: string; card: string; created_at: Date },
): Promise<void> {
  await db.insert(account_card).values(row).onConflictDoNothing();
}

/** False if another account used this coupon with the card. If two try at once, one waits for the other's transaction. */
export async function takeCard(
  { db }: Scope,
  row: { card: string; coupon: Coupon; account_id: string; created_at: Date },
): Promise<boolean> {
  const { rowCount } = await db.insert(coupon_card).values(row).onConflictDoNothing();
  return rowCount === 1;
}

/** Whether another account used this coupon with a card that has paid into this account. */
export async function isHadElsewhere(
  { db }: Scope,
  { account_id, coupon }: { account_id: string; coupon: Coupon },
): Promise<boolean> {
  const cards = db
    .select({ card: account_card.card })
    .from(account_card)
    .where(eq(account_card.account_id, account_id));
  const had = await db
    .select({ card: coupon_card.card })
    .from(coupon_card)
    .where(
      and(
        eq(coupon_card.coupon, coupon),
        inArray(coupon_card.card, cards),
        or(isNull(coupon_card.account_id), ne(coupon_card.account_id, account_id)),
      ),
    )
    .limit(1);
  return had.length > 0;
}

export async function listCards({ db }: Scope, accountIds: readonly string[]) {
  return db
    .select({ card: account_card.card, created_at: account_card.created_at })
    .from(account_card)
    .where(inArray(account_card.account_id, [...accountIds]));
}

/** A used coupon stays used for its card, but no longer refers to a member. */
export async function forgetCards({ db }: Scope, account_id: string): Promise<void> {
  await db.delete(account_card).where(eq(account_card.account_id, account_id));
  await db
    .update(coupon_card)
    .set({ account_id: null })
    .where(eq(coupon_card.account_id, account_id));
}
