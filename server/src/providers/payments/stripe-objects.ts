// Maps Stripe's objects to the port's objects.
import { storable } from '@velour/contract/scalars.ts';
import type { Stripe } from 'stripe';
import { z } from 'zod';
import {
  PaymentsFailure,
  type Dispute,
  type PaymentsEvent,
  type RemoteBill,
  type RemoteCheckout,
  type RemotePayment,
  type RemoteSubscription,
} from './port.ts';

/** The id of an object that Stripe returns expanded or as an id. */
export const idOf = (given: string | { id: string } | null | undefined): string | null =>
  typeof given === 'string' ? given : (given?.id ?? null);

const dateOf = (seconds: number): Date => new Date(seconds * 1_000);

interface Owned {
  readonly id: string;
  readonly customer: string | { id: string } | null;
  readonly metadata: Record<string, string> | null;
  readonly livemode: boolean;
}

const of = ({ id, customer, metadata, livemode }: Owned) => ({
  id,
  customer: idOf(customer),
  metadata: metadata ?? {},
  live: livemode,
});

/** Needs the expanded `latest_charge`, and its disputes, which are read separately. */
export function readPayment(
  intent: Stripe.PaymentIntent,
  beside: { dispute: Dispute; bill: string | null },
): RemotePayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    ...of(intent),
    state: stateOfPayment(intent.status),
    amount_cents: intent.amount,
    received_cents: intent.amount_received,
    refunded_cents: charge?.amount_refunded ?? 0,
    currency: intent.currency,
    is_fraud: isFraud(charge),
    // A failed charge names its card, too, so only successful payments count.
    card: intent.status === 'succeeded' ? cardOf(charge) : null,
    ...beside,
  };
}

/** True if we reported it or, after an early fraud warning, Stripe did. */
const isFraud = (charge: Stripe.Charge | null): boolean => {
  const { user_report, stripe_report } = charge?.fraud_details ?? {};
  return user_report === 'fraudulent' || stripe_report === 'fraudulent';
};

/** Stripe's fingerprint; cards and some bank debits have one, wallets of third parties have none. */
function cardOf(charge: Stripe.Charge | null): string | null {
  const details = charge?.payment_method_details;
  if (!details) return null;
  // Untyped, because each payment method has its own part, and methods are added over time.
  const parts = details as unknown as Readonly<Record<string, { fingerprint?: unknown } | null>>;
  const fingerprint = parts[details.type]?.fingerprint;
  return typeof fingerprint === 'string' ? fingerprint : null;
}

function stateOfPayment(status: Stripe.PaymentIntent.Status): RemotePayment['state'] {
  if (status === 'succeeded') return 'succeeded';
  if (status === 'canceled') return 'cancelled';
  // Captures are automatic here, so an authorized payment is being processed.
  return status === 'processing' || status === 'requires_capture' ? 'processing' : 'open';
}

/** The worst of several disputes about one charge: a lost one stays lost. */
export function readDispute(disputes: readonly Stripe.Dispute[]): Dispute {
  const states = disputes.map(({ status }): Dispute => {
    if (status === 'lost') return 'lost';
    // Inquiries and prevented disputes have not taken money.
    if (status.startsWith('warning_') || status === 'prevented') return 'none';
    return status === 'won' ? 'won' : 'open';
  });
  return (['lost', 'open', 'won'] as const).find((state) => states.includes(state)) ?? 'none';
}

export function readSubscription(subscription: Stripe.Subscription): RemoteSubscription {
  const [item] = subscription.items.data;
  if (!item) throw new PaymentsFailure('refused', 'The provider’s subscription has no item.');
  return {
    ...of(subscription),
    state: stateOfSubscription(subscription.status),
    // A custom cancellation date is another way to end, unless a schedule has set it in order to
    // continue from there.
    ends_at_period_end:
      subscription.cancel_at_period_end ||
      (subscription.cancel_at !== null && subscription.schedule === null),
    period_start: dateOf(item.current_period_start),
    period_end: dateOf(item.current_period_end),
    amount_cents: item.price.unit_amount ?? 0,
    currency: item.price.currency,
    latest_bill: idOf(subscription.latest_invoice),
  };
}

function stateOfSubscription(status: Stripe.Subscription.Status): RemoteSubscription['state'] {
  if (status === 'active' || status === 'trialing') return 'active';
  if (status === 'past_due' || status === 'unpaid' || status === 'paused') return 'late';
  return status === 'incomplete' ? 'incomplete' : 'ended';
}

/** Needs the payment that settled it. A bill carries the subscription's metadata at the time of billing. */
export function readBill(invoice: Stripe.Invoice, payment: RemotePayment | undefined): RemoteBill {
  const { id } = invoice;
  if (id === undefined) throw new PaymentsFailure('refused', 'This bill doesn’t exist.');
  const about = invoice.parent?.subscription_details;
  // The invoice's own period is the previous one; the paid period is on its line item.
  const period = invoice.lines.data[0]?.period;
  return {
    ...of({ ...invoice, id, metadata: about?.metadata ?? null }),
    subscription: idOf(about?.subscription),
    state: stateOfBill(invoice.status),
    amount_cents: invoice.total,
    paid_cents: invoice.amount_paid,
    currency: invoice.currency,
    period_start: dateOf(period?.start ?? invoice.period_start),
    period_end: dateOf(period?.end ?? invoice.period_end),
    refunded_cents: payment?.refunded_cents ?? 0,
    dispute: payment?.dispute ?? 'none',
    is_fraud: payment?.is_fraud ?? false,
  };
}

function stateOfBill(status: Stripe.Invoice.Status | null): RemoteBill['state'] {
  if (status === 'paid') return 'paid';
  return status === 'void' || status === 'uncollectible' ? 'void' : 'open';
}

export function readCheckout(session: Stripe.Checkout.Session): RemoteCheckout {
  const { status } = session;
  const state = status === 'complete' ? 'complete' : status === 'expired' ? 'expired' : 'open';
  return { ...of(session), state, subscription: idOf(session.subscription) };
}

const Text = storable(255).min(1);
const Named = Text.or(z.object({ id: Text })).nullish();
/** The parts of an event that are used. */
const SignedEvent = z.object({
  id: Text,
  type: Text,
  livemode: z.boolean(),
  created: z.int().min(0).max(100_000_000_000),
  data: z.object({ object: z.object({ object: Text, id: Named, payment_intent: Named }) }),
});

/** Parses signed bytes; undefined if they are not an event. */
export function readSignedEvent(written: unknown): PaymentsEvent | undefined {
  const event = SignedEvent.safeParse(written);
  return event.success ? readEvent(event.data) : undefined;
}

/** The object that an event is about; many event types refer to a payment by its charge. */
export function readEvent(
  event: Pick<Stripe.Event, 'id' | 'livemode' | 'created'> & {
    readonly type: string;
    readonly data: { readonly object: object };
  },
): PaymentsEvent {
  const { id, type, livemode, created } = event;
  // Untyped, because the fields depend on the event type, and types are added over time.
  const object = event.data.object as Readonly<Record<string, unknown>>;
  const [about, object_id] = subjectOf(object);
  const known = object_id === null ? 'other' : about;
  return { id, name: type, about: known, object_id, live: livemode, at: dateOf(created) };
}

function subjectOf(
  object: Readonly<Record<string, unknown>>,
): [PaymentsEvent['about'], string | null] {
  const own = (value: unknown): string | null => idOf(value as string | { id: string } | null);
  switch (object['object']) {
    case 'payment_intent':
      return ['payment', own(object['id'])];
    case 'charge':
    case 'dispute':
    case 'refund':
    case 'radar.early_fraud_warning':
      return ['payment', own(object['payment_intent'])];
    case 'subscription':
      return ['subscription', own(object['id'])];
    case 'invoice':
      return ['bill', own(object['id'])];
    case 'checkout.session':
      return ['checkout', own(object['id'])];
    default:
      return ['other', null];
  }
}
