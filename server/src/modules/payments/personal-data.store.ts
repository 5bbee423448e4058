// The SQL of a member's purchases as personal data.
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Scope } from '../../platform/db/scope.ts';
import { billing_customer, payment, special_offer, subscription } from './tables.ts';

type OfMembers =
  | typeof payment
  | typeof subscription
  | typeof special_offer
  | typeof billing_customer;

const isOf = ({ site_id }: Scope, table: OfMembers, memberId: string) =>
  and(eq(table.site_id, site_id), eq(table.member_id, memberId));

export function listPayments(scope: Scope, memberId: string) {
  const { package_id, amount_cents, currency, state, created_at, credited_at } = payment;
  return scope.db
    .select({ package_id, amount_cents, currency, state, created_at, credited_at })
    .from(payment)
    .where(isOf(scope, payment, memberId))
    .orderBy(asc(created_at));
}

export function listSubscriptions(scope: Scope, memberId: string) {
  const { plan_id, amount_cents, currency, state, created_at, period_end } = subscription;
  return scope.db
    .select({ plan_id, amount_cents, currency, state, created_at, period_end })
    .from(subscription)
    .where(isOf(scope, subscription, memberId))
    .orderBy(asc(created_at));
}

/** Running subscriptions, at any provider. */
export function listRunning(scope: Scope, memberId: string) {
  const { id, provider, provider_id, state } = subscription;
  const runs = and(inArray(state, ['active', 'late']), isNotNull(provider_id));
  return scope.db
    .select({ id, provider, provider_id })
    .from(subscription)
    .where(and(isOf(scope, subscription, memberId), runs));
}

/** Checkout forms that can still be paid. */
export function listOpenCheckouts(scope: Scope, memberId: string) {
  const { id, provider, checkout_id, state } = subscription;
  const isOpen = and(eq(state, 'open'), isNotNull(checkout_id));
  return scope.db
    .select({ id, provider, checkout_id })
    .from(subscription)
    .where(and(isOf(scope, subscription, memberId), isOpen));
}

/** The rows are kept for accounting; everything that identifies the member is removed. */
export async function stripMember(scope: Scope, memberId: string): Promise<void> {
  const { db } = scope;
  for (const table of [payment, subscription]) {
    await db
      .update(table)
      .set({ member_id: null, request_key: null })
      .where(isOf(scope, table, memberId));
  }
  for (const table of [special_offer, billing_customer])
    await db.delete(table).where(isOf(scope, table, memberId));
}
