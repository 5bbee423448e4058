// The SQL of what is kept about one member's purchases.
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { billing_customer, payment, special_offer, subscription } from './tables.ts';

export const listPayments = ({ db, site_id }: Scope, memberId: string) =>
  db
    .select()
    .from(payment)
    .where(and(eq(payment.site_id, site_id), eq(payment.member_id, memberId)))
    .orderBy(asc(payment.created_at));

export const listSubscriptions = ({ db, site_id }: Scope, memberId: string) =>
  db
    .select()
    .from(subscription)
    .where(and(eq(subscription.site_id, site_id), eq(subscription.member_id, memberId)))
    .orderBy(asc(subscription.created_at));

/** The provider's ids of what still runs. */
export async function listRunning(
  { db, site_id }: Scope,
  about: { member_id: string; provider: string },
): Promise<string[]> {
  const rows = await db
    .select({ provider_id: subscription.provider_id })
    .from(subscription)
    .where(
      and(
        eq(subscription.site_id, site_id),
        eq(subscription.member_id, about.member_id),
        eq(subscription.provider, about.provider),
        inArray(subscription.state, ['active', 'late']),
      ),
    );
  return rows.flatMap(({ provider_id }) => (provider_id === null ? [] : [provider_id]));
}

/** The provider's ids of forms that can still be filled in. */
export async function listOpenCheckouts(
  { db, site_id }: Scope,
  about: { member_id: string; provider: string },
): Promise<string[]> {
  const rows = await db
    .select({ checkout_id: subscription.checkout_id })
    .from(subscription)
    .where(
      and(
        eq(subscription.site_id, site_id),
        eq(subscription.member_id, about.member_id),
        eq(subscription.provider, about.provider),
        eq(subscription.state, 'open'),
      ),
    );
  return rows.flatMap(({ checkout_id }) => (checkout_id === null ? [] : [checkout_id]));
}

/** The rows stay for the books, and nothing in them leads to the member any more. */
export async function stripMember({ db, site_id }: Scope, memberId: string): Promise<void> {
  for (const table of [payment, subscription]) {
    await db
      .update(table)
      .set({ member_id: null, request_key: null })
      .where(and(eq(table.site_id, site_id), eq(table.member_id, memberId)));
  }
  await db
    .delete(special_offer)
    .where(and(eq(special_offer.site_id, site_id), eq(special_offer.member_id, memberId)));
  await db
    .delete(billing_customer)
    .where(and(eq(billing_customer.site_id, site_id), eq(billing_customer.member_id, memberId)));
}
