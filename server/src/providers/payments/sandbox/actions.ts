// State changes of the sandbox's objects: card attempts, subscriptions and their renewals, refunds.
import { randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db/handle.ts';
import { addMonths } from '@velour/calendar/calendar.ts';
import { PaymentsFailure, type PlanRequest, type Dispute } from '../port.ts';
import type {
  Card,
  StoredObject,
  StoredCheckout,
  StoredOf,
  StoredPayment,
  StoredSubscription,
} from './objects.ts';
import { addEvent, addObject, changeObject, lockObject, type EventRow } from './store.ts';

/** A transaction of the sandbox and its time. */
export interface Context {
  readonly tx: Db;
  readonly now: Date;
  /** A new id with this prefix. */
  readonly id: (prefix: string) => string;
}

export type Outcome = 'done' | 'second_step' | 'declined' | 'closed';

type Filled = StoredPayment | StoredCheckout;

export async function tryCard(
  context: Context,
  id: string,
  { card, mark }: { card: Card; mark: string | null },
): Promise<Outcome> {
  const form = await openForm(context, id);
  if (!form) return 'closed';
  const object: Filled = form.kind === 'payment' ? { ...form, card: mark } : form;
  if (card === 'declined') {
    await recordEvent(context, { name: 'card_declined', about: object.kind, object_id: id });
    return 'declined';
  }
  if (card === 'second_step') {
    await changeObject(context.tx, id, { kept: { ...object, waits_for_bank: true } });
    return 'second_step';
  }
  await complete(context, id, object);
  if (card === 'disputed' && object.kind === 'payment') await setDispute(context, id, 'open');
  return 'done';
}

/** The buyer's answer to the bank's confirmation (3-D Secure). */
export async function confirmBank(
  context: Context,
  id: string,
  approved: boolean,
): Promise<Outcome> {
  const object = await openForm(context, id);
  if (!object?.waits_for_bank) return 'closed';
  const request = { ...object, waits_for_bank: false };
  if (!approved) {
    await changeObject(context.tx, id, { kept: request });
    await recordEvent(context, { name: 'card_declined', about: object.kind, object_id: id });
    return 'declined';
  }
  await complete(context, id, request);
  return 'done';
}

async function openForm({ tx }: Context, id: string): Promise<Filled | undefined> {
  const object = (await lockObject(tx, id))?.kept;
  if (object?.kind !== 'payment' && object?.kind !== 'checkout') return undefined;
  return object.state === 'open' ? object : undefined;
}

async function complete(context: Context, id: string, object: Filled): Promise<void> {
  if (object.kind === 'payment') {
    const paid: StoredPayment = {
      ...object,
      state: 'succeeded',
      received_cents: object.amount_cents,
    };
    await change(context, id, { kept: paid, name: 'payment_succeeded' });
    return;
  }
  const subscription = await startSubscription(context, object);
  const done: StoredCheckout = { ...object, state: 'complete', subscription };
  await change(context, id, { kept: done, name: 'checkout_complete' });
}

async function startSubscription(context: Context, checkout: StoredCheckout): Promise<string> {
  const { plan, customer, metadata } = checkout;
  const id = context.id('sub');
  const period_end = addMonths(context.now, plan.months);
  const object = {
    kind: 'subscription' as const,
    state: 'active' as const,
    plan,
    customer,
    metadata,
    ends_at_period_end: false,
    period_start: context.now.toISOString(),
    period_end: period_end.toISOString(),
    latest_bill: context.id('bill'),
  };
  await add(context, id, { kept: object, name: 'subscription_began', due_at: period_end });
  await bill(context, id, object);
  return id;
}

/** Bills one period of a subscription, paid with its card. */
async function bill(
  context: Context,
  subscription: string,
  object: StoredSubscription & { latest_bill: string },
): Promise<void> {
  const { plan, customer, metadata, period_start, period_end } = object;
  const [id, payment] = [object.latest_bill, context.id('pay')];
  const paid: StoredPayment = {
    kind: 'payment',
    state: 'succeeded',
    // Metadata of a subscription is on its bills; a bill's payment is found through the bill.
    customer,
    metadata: {},
    bill: id,
    secret: newSecret(payment),
    waits_for_bank: false,
    description: plan.name,
    amount_cents: plan.amount_cents,
    received_cents: plan.amount_cents,
    refunded_cents: 0,
    dispute: 'none',
    currency: plan.currency,
  };
  await add(context, payment, { kept: paid, name: 'payment_succeeded' });
  await add(context, id, {
    kept: { kind: 'bill', subscription, payment, customer, metadata, period_start, period_end },
    name: 'bill_paid',
  });
}

/** Ends a period: bills the next one, or ends the subscription. Returns whether another period is due. */
export async function renewPeriod(
  context: Context,
  id: string,
  { renews }: { renews: boolean },
): Promise<boolean> {
  const object = (await lockObject(context.tx, id))?.kept;
  if (object?.kind !== 'subscription' || object.state === 'ended') return false;
  if (new Date(object.period_end) > context.now) return false;
  if (object.ends_at_period_end || !renews) {
    await end(context, id, object);
    return false;
  }
  const from = new Date(object.period_end);
  const plan = object.next ?? object.plan;
  const until = addMonths(from, plan.months);
  const period = { period_start: object.period_end, period_end: until.toISOString() };
  const next = { ...object, ...period, plan, next: null, latest_bill: context.id('bill') };
  await change(context, id, { kept: next, name: 'subscription_renewed', due_at: until });
  await bill(context, id, next);
  return until <= context.now;
}

export async function closeCheckout(context: Context, id: string): Promise<StoredCheckout> {
  const object = await lock(context, id, 'checkout');
  if (object.state !== 'open') return object;
  const closed: StoredCheckout = { ...object, state: 'expired', waits_for_bank: false };
  await change(context, id, { kept: closed, name: 'checkout_expired' });
  return closed;
}

export const setEnding = (
  context: Context,
  id: string,
  ends: boolean,
): Promise<StoredSubscription> =>
  changeRunning(context, id, ({ next }) => ({
    ends_at_period_end: ends,
    next: ends ? null : (next ?? null),
  }));

export const setNextPlan = (
  context: Context,
  id: string,
  next: PlanRequest | null,
): Promise<StoredSubscription> =>
  changeRunning(context, id, ({ ends_at_period_end }) => ({
    next,
    ends_at_period_end: next === null && ends_at_period_end,
  }));

async function changeRunning(
  context: Context,
  id: string,
  changes: (object: StoredSubscription) => Pick<StoredSubscription, 'next' | 'ends_at_period_end'>,
): Promise<StoredSubscription> {
  const object = await lockSubscription(context, id);
  if (object.state === 'ended') throw new PaymentsFailure('refused', 'It has ended already.');
  const changed = { ...object, ...changes(object) };
  await change(context, id, { kept: changed, name: 'subscription_changed' });
  return changed;
}

export async function endNow(context: Context, id: string): Promise<void> {
  const object = await lockSubscription(context, id);
  if (object.state !== 'ended') await end(context, id, object);
}

export async function refund(context: Context, id: string, cents: number): Promise<void> {
  const object = await lockPayment(context, id);
  const refunded_cents = object.refunded_cents + cents;
  if (cents <= 0 || refunded_cents > object.received_cents) {
    throw new PaymentsFailure('refused', 'The amount differs from what was paid.');
  }
  await change(context, id, { kept: { ...object, refunded_cents }, name: 'payment_refunded' });
}

/** Refunds what has not been refunded yet. */
export async function refundAll(context: Context, id: string): Promise<void> {
  const { received_cents, refunded_cents } = await lockPayment(context, id);
  if (received_cents > refunded_cents) await refund(context, id, received_cents - refunded_cents);
}

export async function setDispute(context: Context, id: string, dispute: Dispute): Promise<void> {
  const object = await lockPayment(context, id);
  await change(context, id, { kept: { ...object, dispute }, name: `dispute_${dispute}` });
}

async function end(context: Context, id: string, object: StoredSubscription): Promise<void> {
  const ended: StoredSubscription = { ...object, state: 'ended' };
  await change(context, id, { kept: ended, name: 'subscription_ended', due_at: null });
}

const lockSubscription = (context: Context, id: string): Promise<StoredSubscription> =>
  lock(context, id, 'subscription');
const lockPayment = (context: Context, id: string): Promise<StoredPayment> =>
  lock(context, id, 'payment');

async function lock<K extends StoredObject['kind']>(
  { tx }: Context,
  id: string,
  kind: K,
): Promise<StoredOf<K>> {
  const object = (await lockObject(tx, id))?.kept;
  if (object?.kind !== kind) throw new PaymentsFailure('not_found', `There is no such ${kind}.`);
  return object as StoredOf<K>; // its kind was compared
}

interface Written {
  readonly kept: Exclude<StoredObject, { kind: 'customer' | 'portal' }>;
  readonly name: string;
  readonly due_at?: Date | null;
}

async function add(context: Context, id: string, { name, ...row }: Written): Promise<void> {
  await addObject(context.tx, { id, created_at: context.now, ...row });
  await recordEvent(context, { name, about: row.kept.kind, object_id: id });
}

async function change(context: Context, id: string, { name, ...changes }: Written): Promise<void> {
  await changeObject(context.tx, id, changes);
  await recordEvent(context, { name, about: changes.kept.kind, object_id: id });
}

const recordEvent = (
  context: Context,
  event: Pick<EventRow, 'name' | 'about' | 'object_id'>,
): Promise<void> => addEvent(context.tx, { ...event, id: context.id('evt'), at: context.now });

export const newSecret = (id: string): string =>
  `${id}_secret_${randomBytes(18).toString('base64url')}`;
