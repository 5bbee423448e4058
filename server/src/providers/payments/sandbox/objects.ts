// Stored objects of the sandbox, and their mapping to the port's objects.
import type {
  PlanRequest,
  Dispute,
  Metadata,
  RemoteBill,
  RemoteCheckout,
  RemotePayment,
  RemoteSubscription,
} from '../port.ts';
import { createHash } from 'node:crypto';

interface Owned {
  readonly customer: string;
  readonly metadata: Metadata;
}

/** Objects with a payment form. */
interface Fillable extends Owned {
  readonly secret: string;
  /** True while the bank's confirmation (3-D Secure) is pending. */
  readonly waits_for_bank: boolean;
}

export interface StoredPayment extends Fillable {
  readonly kind: 'payment';
  readonly state: RemotePayment['state'];
  readonly description: string;
  readonly amount_cents: number;
  readonly received_cents: number;
  readonly refunded_cents: number;
  readonly dispute: Dispute;
  readonly currency: string;
  readonly bill: string | null;
  /** The card's fingerprint; missing in payments of earlier versions. */
  readonly card?: string | null;
}

export interface StoredCheckout extends Fillable {
  readonly kind: 'checkout';
  readonly state: RemoteCheckout['state'];
  readonly plan: PlanRequest;
  readonly subscription: string | null;
  readonly return_url: string;
}

export interface StoredSubscription extends Owned {
  readonly kind: 'subscription';
  readonly state: RemoteSubscription['state'];
  readonly plan: PlanRequest;
  /** The plan from the end of the period on, if it changes. */
  readonly next?: PlanRequest | null;
  readonly ends_at_period_end: boolean;
  readonly period_start: string;
  readonly period_end: string;
  /** The bill of this period; missing in subscriptions of earlier versions. */
  readonly latest_bill?: string;
}

interface StoredBill extends Owned {
  readonly kind: 'bill';
  readonly subscription: string;
  readonly payment: string;
  readonly period_start: string;
  readonly period_end: string;
}

interface StoredCustomer {
  readonly kind: 'customer';
  readonly metadata: Metadata;
}

export interface StoredPortal {
  readonly kind: 'portal';
  readonly customer: string;
  readonly secret: string;
  readonly return_url: string;
}

export type StoredObject =
  | StoredCustomer
  | StoredPayment
  | StoredCheckout
  | StoredSubscription
  | StoredBill
  | StoredPortal;

export type StoredOf<K extends StoredObject['kind']> = Extract<StoredObject, { kind: K }>;

/** Always test money. */
const of = (id: string, { customer, metadata }: Owned) => ({ id, customer, metadata, live: false });

export const showPayment = (id: string, object: StoredPayment): RemotePayment => {
  const { state, amount_cents, received_cents, refunded_cents, dispute, currency, bill } = object;
  const money = {
    amount_cents,
    received_cents,
    refunded_cents,
    dispute,
    is_fraud: false,
    currency,
  };
  const card = (state === 'succeeded' && object.card) || null;
  return { ...of(id, object), ...money, state, bill, card };
};

export const showCheckout = (id: string, object: StoredCheckout): RemoteCheckout => ({
  ...of(id, object),
  state: object.state,
  subscription: object.subscription,
});

export const showSubscription = (id: string, object: StoredSubscription): RemoteSubscription => ({
  ...of(id, object),
  state: object.state,
  ends_at_period_end: object.ends_at_period_end,
  ...periodOf(object),
  amount_cents: object.plan.amount_cents,
  currency: object.plan.currency,
  latest_bill: object.latest_bill ?? null,
});

export const showBill = (
  id: string,
  object: StoredOf<'bill'>,
  payment: StoredPayment,
): RemoteBill => ({
  ...of(id, object),
  subscription: object.subscription,
  state: payment.state === 'succeeded' ? 'paid' : 'open',
  amount_cents: payment.amount_cents,
  paid_cents: payment.received_cents,
  refunded_cents: payment.refunded_cents,
  dispute: payment.dispute,
  is_fraud: false,
  currency: payment.currency,
  ...periodOf(object),
});

const periodOf = (object: { period_start: string; period_end: string }) => ({
  period_start: new Date(object.period_start),
  period_end: new Date(object.period_end),
});

export type Card = 'good' | 'second_step' | 'declined' | 'disputed';

const numbers: Readonly<Record<string, Card>> = {
  '4242424242424242': 'good',
  '4000002500003155': 'second_step',
  '4000000000000002': 'declined',
  '4000000000000259': 'disputed',
};

/** Undefined for any other number, so that a real card is never accepted. */
export const readCard = (number: string): Card | undefined => numbers[number.replace(/[\s-]/g, '')];

/** A fingerprint that includes the expiry date, since everyone uses the same few numbers. */
export function cardFingerprint(number: string, expiry: string): string {
  const given = `${number.replace(/\D/g, '')} ${expiry.replace(/\D/g, '').padStart(4, '0')}`;
  return `card_${createHash('sha256').update(given).digest('hex').slice(0, 24)}`;
}

/** Grouped by four digits, as on a card. */
export const testCards: readonly { number: string; card: Card }[] = Object.entries(numbers).map(
  ([number, card]) => ({ number: number.replace(/(.{4})(?=.)/g, '$1 '), card }),
);
