// The SQL of payments, of members' customer ids at a provider, and of received webhooks.
import { and, asc, eq, gte, isNull, lt, lte, max, sql } from 'drizzle-orm';
import type { PaymentsEvent } from '../../providers/payments/port.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { billing_customer, payment, subscription, webhook_event } from './tables.ts';

export type PaymentRow = typeof payment.$inferSelect;

export interface CustomerKey {
  readonly member_id: string;
  readonly provider: string;
  readonly live: boolean;
}

const isOf = ({ site_id }: Scope, { member_id, provider, live }: CustomerKey) =>
  and(
    eq(billing_customer.site_id, site_id),
    eq(billing_customer.member_id, member_id),
    eq(billing_customer.provider, provider),
    eq(billing_customer.live, live),
  );

export async function findCustomer(scope: Scope, owner: CustomerKey): Promise<string | undefined> {
  const [row] = await scope.db
    .select({ customer_id: billing_customer.customer_id })
    .from(billing_customer)
    .where(isOf(scope, owner));
  return row?.customer_id;
}

export async function addCustomer(
  { db, site_id }: Scope,
  row: CustomerKey & { customer_id: string; created_at: Date },
): Promise<void> {
  await db
    .insert(billing_customer)
    .values({ ...row, site_id })
    .onConflictDoNothing();
}

/** Replaces the customer unless another request has, and abandons purchases that never reached the provider with it. */
export async function replaceCustomer(
  scope: Scope,
  owner: CustomerKey,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const { db, site_id } = scope;
  const neverMade = (table: typeof payment | typeof subscription) =>
    and(
      eq(table.site_id, site_id),
      eq(table.member_id, owner.member_id),
      eq(table.customer_id, from),
      eq(table.state, 'open'),
      isNull(table === subscription ? subscription.checkout_id : payment.provider_id),
    );
  const over = { request_key: null, next_check_at: null };
  await db
    .update(payment)
    .set({ ...over, state: 'cancelled' })
    .where(neverMade(payment));
  await db
    .update(subscription)
    .set({ ...over, state: 'ended' })
    .where(neverMade(subscription));
  await db
    .update(billing_customer)
    .set({ customer_id: to })
    .where(and(isOf(scope, owner), eq(billing_customer.customer_id, from)));
}

/** Returns the row with this request's key, added now or earlier. */
export async function addPayment(
  { db, site_id }: Scope,
  row: Omit<typeof payment.$inferInsert, 'site_id'>,
): Promise<PaymentRow> {
  const [added] = await db
    .insert(payment)
    .values({ ...row, site_id })
    .onConflictDoNothing()
    .returning();
  if (added) return added;
  const [earlier] = await db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.site_id, site_id),
        eq(payment.member_id, row.member_id ?? ''),
        eq(payment.request_key, row.request_key ?? ''),
      ),
    );
  if (!earlier) throw new Error('The payment was neither added nor found.');
  return earlier;
}

export async function findOwnPayment(
  { db, site_id }: Scope,
  owner: { member_id: string; provider_id: string },
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.site_id, site_id),
        eq(payment.member_id, owner.member_id),
        eq(payment.provider_id, owner.provider_id),
      ),
    );
  return row;
}

/** Locks the row until the transaction ends. */
export async function lockPayment(tx: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payment).where(eq(payment.id, id)).for('update');
  return row;
}

export async function changePayment(
  db: Db,
  id: string,
  changes: Partial<typeof payment.$inferInsert>,
): Promise<void> {
  await db.update(payment).set(changes).where(eq(payment.id, id));
}

export async function listPaymentsToCheck(
  db: Db,
  about: { provider: string; now: Date },
): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payment)
    .where(and(eq(payment.provider, about.provider), lte(payment.next_check_at, about.now)))
    .orderBy(asc(payment.next_check_at))
    .limit(100);
}

/** Returns false for a repeated event. */
export async function addEvent(
  db: Db,
  provider: string,
  event: PaymentsEvent & { body_hash: string | null; received_at: Date },
): Promise<boolean> {
  const { id: event_id, name, about, object_id, body_hash, received_at } = event;
  const state = about === 'other' ? ('not_ours' as const) : ('received' as const);
  const row = { provider, event_id, name, about, object_id, body_hash, state, received_at };
  const { rowCount } = await db.insert(webhook_event).values(row).onConflictDoNothing();
  return rowCount === 1;
}

export interface EventKey {
  readonly provider: string;
  readonly event_id: string;
}

/** Counts an attempt and returns the event; undefined if it was already processed. */
export async function takeEvent(
  db: Db,
  key: EventKey,
): Promise<typeof webhook_event.$inferSelect | undefined> {
  const [row] = await db
    .update(webhook_event)
    .set({ attempts: sql`${webhook_event.attempts} + 1` })
    .where(and(thisEvent(key), eq(webhook_event.state, 'received')))
    .returning();
  return row;
}

/** The time of the provider's last event before this time. */
export async function readLastEvent(
  db: Db,
  { provider, before }: { provider: string; before: Date },
): Promise<Date | null> {
  const isEarlier = lt(webhook_event.received_at, before);
  const [row] = await db
    .select({ at: max(webhook_event.received_at) })
    .from(webhook_event)
    .where(and(eq(webhook_event.provider, provider), isEarlier));
  return row?.at ?? null;
}

/** Unprocessed events, oldest first. */
export async function listWaitingEvents(
  db: Db,
  { from, to }: { from: Date; to: Date },
): Promise<EventKey[]> {
  return db
    .select({ provider: webhook_event.provider, event_id: webhook_event.event_id })
    .from(webhook_event)
    .where(
      and(
        eq(webhook_event.state, sql`'received'`),
        gte(webhook_event.received_at, from),
        lte(webhook_event.received_at, to),
      ),
    )
    .orderBy(asc(webhook_event.received_at))
    .limit(1_000);
}

export async function closeEvent(
  db: Db,
  key: EventKey,
  how: { state: 'done' | 'not_ours'; done_at: Date },
): Promise<void> {
  await db.update(webhook_event).set(how).where(thisEvent(key));
}

const thisEvent = ({ provider, event_id }: EventKey) =>
  and(eq(webhook_event.provider, provider), eq(webhook_event.event_id, event_id));
