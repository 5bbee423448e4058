// The SQL of a member's purchases as personal data.
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
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

/** What still runs, at whichever provider it was bought. */
export const listRunning = ({ db, site_id }: Scope, memberId: string) =>
  db
    .select({
      id: subscription.id,
      provider: subscription.provider,
      provider_id: subscription.provider_id,
    })
    .from(subscription)
    .where(
      and(
        eq(subscription.site_id, site_id),
        eq(subscription.member_id, memberId),
        inArray(subscription.state, ['active', 'late']),
        isNotNull(subscription.provider_id),
      ),
    );

/** Forms that can still be filled in. */
export const listOpenCheckouts = ({ db, site_id }: Scope, memberId: string) =>
  db
    .select({
      id: subscription.id,
      provider: subscription.provider,
      checkout_id: subscription.checkout_id,
    })
    .from(subscription)
    .where(
      and(
        eq(subscription.site_id, site_id),
        eq(subscription.member_id, memberId),
        eq(subscription.state, 'open'),
        isNotNull(subscription.checkout_id),
      ),
    );

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
