// What happens to the sandbox's objects: cards are tried, subscriptions begin, renew and end, money goes back.
import { randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db/handle.ts';
import { addMonths } from '../../../platform/months.ts';
import { PaymentsFailure, type AskedPlan, type Dispute } from '../port.ts';
import type { Card } from './cards.ts';
import type { Kept, KeptCheckout, KeptOf, KeptPayment, KeptSubscription } from './objects.ts';
import { addEvent, addObject, changeObject, lockObject, type EventRow } from './store.ts';

/** A transaction of the sandbox, and its time. */
export interface Desk {
  readonly tx: Db;
  readonly now: Date;
  /** A fresh id with this beginning. */
  readonly id: (prefix: string) => string;
}

export type Outcome = 'done' | 'second_step' | 'declined' | 'closed';

type Filled = KeptPayment | KeptCheckout;

/** Tries a card on an open form. */
export async function tryCard(
  desk: Desk,
  id: string,
  { card, mark }: { card: Card; mark: string | null },
): Promise<Outcome> {
  const form = await openForm(desk, id);
  if (!form) return 'closed';
  const kept: Filled = form.kind === 'payment' ? { ...form, card: mark } : form;
  if (card === 'declined') {
    await tell(desk, { name: 'card_declined', about: kept.kind, object_id: id });
    return 'declined';
  }
  if (card === 'second_step') {
    await changeObject(desk.tx, id, { kept: { ...kept, waits_for_bank: true } });
    return 'second_step';
  }
  await complete(desk, id, kept);
  if (card === 'disputed' && kept.kind === 'payment') await setDispute(desk, id, 'open');
  return 'done';
}

/** The bank's question, answered. */
export async function answerBank(desk: Desk, id: string, approved: boolean): Promise<Outcome> {
  const kept = await openForm(desk, id);
  if (!kept?.waits_for_bank) return 'closed';
  const asked = { ...kept, waits_for_bank: false };
  if (!approved) {
    await changeObject(desk.tx, id, { kept: asked });
    await tell(desk, { name: 'card_declined', about: kept.kind, object_id: id });
    return 'declined';
  }
  await complete(desk, id, asked);
  return 'done';
}

async function openForm({ tx }: Desk, id: string): Promise<Filled | undefined> {
  const kept = (await lockObject(tx, id))?.kept;
  if (kept?.kind !== 'payment' && kept?.kind !== 'checkout') return undefined;
  return kept.state === 'open' ? kept : undefined;
}

async function complete(desk: Desk, id: string, kept: Filled): Promise<void> {
  if (kept.kind === 'payment') {
    const paid: KeptPayment = { ...kept, state: 'succeeded', received_cents: kept.amount_cents };
    await change(desk, id, { kept: paid, name: 'payment_succeeded' });
    return;
  }
  const subscription = await begin(desk, kept);
  const done: KeptCheckout = { ...kept, state: 'complete', subscription };
  await change(desk, id, { kept: done, name: 'checkout_complete' });
}

async function begin(desk: Desk, checkout: KeptCheckout): Promise<string> {
  const { plan, customer, marks } = checkout;
  const id = desk.id('sub');
  const period_end = addMonths(desk.now, plan.months);
  const kept = {
    kind: 'subscription' as const,
    state: 'active' as const,
    plan,
    customer,
    marks,
    ends_at_period_end: false,
    period_start: desk.now.toISOString(),
    period_end: period_end.toISOString(),
    latest_bill: desk.id('bill'),
  };
  await add(desk, id, { kept, name: 'subscription_began', due_at: period_end });
  await bill(desk, id, kept);
  return id;
}

/** A period of a subscription, paid with its card. */
async function bill(
  desk: Desk,
  subscription: string,
  kept: KeptSubscription & { latest_bill: string },
): Promise<void> {
  const { plan, customer, marks, period_start, period_end } = kept;
  const [id, payment] = [kept.latest_bill, desk.id('pay')];
  const paid: KeptPayment = {
    kind: 'payment',
    state: 'succeeded',
    // Marks of a subscription stand on its bills; the payment of a bill is found by the bill.
    customer,
    marks: {},
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
  await add(desk, payment, { kept: paid, name: 'payment_succeeded' });
  await add(desk, id, {
    kept: { kind: 'bill', subscription, payment, customer, marks, period_start, period_end },
    name: 'bill_paid',
  });
}

/** At the end of a period: the next one with its bill, or the end. Returns whether another period is due. */
export async function turnPeriod(
  desk: Desk,
  id: string,
  { renews }: { renews: boolean },
): Promise<boolean> {
  const kept = (await lockObject(desk.tx, id))?.kept;
  if (kept?.kind !== 'subscription' || kept.state === 'ended') return false;
  if (new Date(kept.period_end) > desk.now) return false;
  if (kept.ends_at_period_end || !renews) {
    await end(desk, id, kept);
    return false;
  }
  const from = new Date(kept.period_end);
  const plan = kept.next ?? kept.plan;
  const until = addMonths(from, plan.months);
  const period = { period_start: kept.period_end, period_end: until.toISOString() };
  const next = { ...kept, ...period, plan, next: null, latest_bill: desk.id('bill') };
  await change(desk, id, { kept: next, name: 'subscription_renewed', due_at: until });
  await bill(desk, id, next);
  return until <= desk.now;
}

export async function closeCheckout(desk: Desk, id: string): Promise<KeptCheckout> {
  const kept = await lock(desk, id, 'checkout');
  if (kept.state !== 'open') return kept;
  const closed: KeptCheckout = { ...kept, state: 'expired', waits_for_bank: false };
  await change(desk, id, { kept: closed, name: 'checkout_expired' });
  return closed;
}

export const setEnding = (desk: Desk, id: string, ends: boolean): Promise<KeptSubscription> =>
  changeRunning(desk, id, ({ next }) => ({
    ends_at_period_end: ends,
    next: ends ? null : (next ?? null),
  }));

export const setNextPlan = (
  desk: Desk,
  id: string,
  next: AskedPlan | null,
): Promise<KeptSubscription> =>
  changeRunning(desk, id, ({ ends_at_period_end }) => ({
    next,
    ends_at_period_end: next === null && ends_at_period_end,
  }));

async function changeRunning(
  desk: Desk,
  id: string,
  changes: (kept: KeptSubscription) => Pick<KeptSubscription, 'next' | 'ends_at_period_end'>,
): Promise<KeptSubscription> {
  const kept = await lockSubscription(desk, id);
  if (kept.state === 'ended') throw new PaymentsFailure('refused', 'It has ended already.');
  const changed = { ...kept, ...changes(kept) };
  await change(desk, id, { kept: changed, name: 'subscription_changed' });
  return changed;
}

export async function endNow(desk: Desk, id: string): Promise<void> {
  const kept = await lockSubscription(desk, id);
  if (kept.state !== 'ended') await end(desk, id, kept);
}

export async function refund(desk: Desk, id: string, cents: number): Promise<void> {
  const kept = await lockPayment(desk, id);
  const refunded_cents = kept.refunded_cents + cents;
  if (cents <= 0 || refunded_cents > kept.received_cents) {
    throw new PaymentsFailure('refused', 'That is not what was paid.');
  }
  await change(desk, id, { kept: { ...kept, refunded_cents }, name: 'payment_refunded' });
}

/** What has gone back already does not go twice. */
export async function refundAll(desk: Desk, id: string): Promise<void> {
  const { received_cents, refunded_cents } = await lockPayment(desk, id);
  if (received_cents > refunded_cents) await refund(desk, id, received_cents - refunded_cents);
}

export async function setDispute(desk: Desk, id: string, dispute: Dispute): Promise<void> {
  const kept = await lockPayment(desk, id);
  await change(desk, id, { kept: { ...kept, dispute }, name: `dispute_${dispute}` });
}

async function end(desk: Desk, id: string, kept: KeptSubscription): Promise<void> {
  const ended: KeptSubscription = { ...kept, state: 'ended' };
  await change(desk, id, { kept: ended, name: 'subscription_ended', due_at: null });
}

const lockSubscription = (desk: Desk, id: string): Promise<KeptSubscription> =>
  lock(desk, id, 'subscription');
const lockPayment = (desk: Desk, id: string): Promise<KeptPayment> => lock(desk, id, 'payment');

async function lock<K extends Kept['kind']>({ tx }: Desk, id: string, kind: K): Promise<KeptOf<K>> {
  const kept = (await lockObject(tx, id))?.kept;
  if (kept?.kind !== kind) throw new PaymentsFailure('not_found', `There is no such ${kind}.`);
  return kept as KeptOf<K>; // its kind was compared
}

interface Written {
  readonly kept: Exclude<Kept, { kind: 'customer' | 'portal' }>;
  readonly name: string;
  readonly due_at?: Date | null;
}

async function add(desk: Desk, id: string, { name, ...row }: Written): Promise<void> {
  await addObject(desk.tx, { id, created_at: desk.now, ...row });
  await tell(desk, { name, about: row.kept.kind, object_id: id });
}

async function change(desk: Desk, id: string, { name, ...changes }: Written): Promise<void> {
  await changeObject(desk.tx, id, changes);
  await tell(desk, { name, about: changes.kept.kind, object_id: id });
}

const tell = (desk: Desk, event: Pick<EventRow, 'name' | 'about' | 'object_id'>): Promise<void> =>
  addEvent(desk.tx, { ...event, id: desk.id('evt'), at: desk.now });

export const newSecret = (id: string): string =>
  `${id}_secret_${randomBytes(18).toString('base64url')}`;
