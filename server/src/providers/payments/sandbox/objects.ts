// What the sandbox keeps of each object, and how it looks from outside.
import type {
  AskedPlan,
  Dispute,
  Marks,
  RemoteBill,
  RemoteCheckout,
  RemotePayment,
  RemoteSubscription,
} from '../port.ts';

interface Owned {
  readonly customer: string;
  readonly marks: Marks;
}

/** What a form can be filled in for. */
interface Fillable extends Owned {
  readonly secret: string;
  /** The card was taken and its bank asks once more. */
  readonly waits_for_bank: boolean;
}

export interface KeptPayment extends Fillable {
  readonly kind: 'payment';
  readonly state: RemotePayment['state'];
  readonly description: string;
  readonly amount_cents: number;
  readonly received_cents: number;
  readonly refunded_cents: number;
  readonly dispute: Dispute;
  readonly currency: string;
  readonly bill: string | null;
  /** Which card was given; one that was paid before cards were marked names none. */
  readonly card?: string | null;
}

export interface KeptCheckout extends Fillable {
  readonly kind: 'checkout';
  readonly state: RemoteCheckout['state'];
  readonly plan: AskedPlan;
  readonly subscription: string | null;
  readonly return_url: string;
}

export interface KeptSubscription extends Owned {
  readonly kind: 'subscription';
  readonly state: RemoteSubscription['state'];
  readonly plan: AskedPlan;
  /** What it is from the end of its period on, where that is something else. */
  readonly next?: AskedPlan | null;
  readonly ends_at_period_end: boolean;
  readonly period_start: string;
  readonly period_end: string;
  /** The bill of this period; one that was begun by an earlier version names none. */
  readonly latest_bill?: string;
}

interface KeptBill extends Owned {
  readonly kind: 'bill';
  readonly subscription: string;
  readonly payment: string;
  readonly period_start: string;
  readonly period_end: string;
}

interface KeptCustomer {
  readonly kind: 'customer';
  readonly marks: Marks;
}

export interface KeptPortal {
  readonly kind: 'portal';
  readonly customer: string;
  readonly secret: string;
  readonly return_url: string;
}

export type Kept =
  | KeptCustomer
  | KeptPayment
  | KeptCheckout
  | KeptSubscription
  | KeptBill
  | KeptPortal;

export type KeptOf<K extends Kept['kind']> = Extract<Kept, { kind: K }>;

/** Test money, always. */
const of = (id: string, { customer, marks }: Owned) => ({ id, customer, marks, live: false });

export const showPayment = (id: string, kept: KeptPayment): RemotePayment => {
  const { state, amount_cents, received_cents, refunded_cents, dispute, currency, bill } = kept;
  const money = { amount_cents, received_cents, refunded_cents, dispute, currency };
  const card = (state === 'succeeded' && kept.card) || null;
  return { ...of(id, kept), ...money, state, bill, card };
};

export const showCheckout = (id: string, kept: KeptCheckout): RemoteCheckout => ({
  ...of(id, kept),
  state: kept.state,
  subscription: kept.subscription,
});

export const showSubscription = (id: string, kept: KeptSubscription): RemoteSubscription => ({
  ...of(id, kept),
  state: kept.state,
  ends_at_period_end: kept.ends_at_period_end,
  ...periodOf(kept),
  amount_cents: kept.plan.amount_cents,
  currency: kept.plan.currency,
  latest_bill: kept.latest_bill ?? null,
});

export const showBill = (id: string, kept: KeptOf<'bill'>, payment: KeptPayment): RemoteBill => ({
  ...of(id, kept),
  subscription: kept.subscription,
  state: payment.state === 'succeeded' ? 'paid' : 'open',
  amount_cents: payment.amount_cents,
  paid_cents: payment.received_cents,
  refunded_cents: payment.refunded_cents,
  dispute: payment.dispute,
  currency: payment.currency,
  ...periodOf(kept),
});

const periodOf = (kept: { period_start: string; period_end: string }) => ({
  period_start: new Date(kept.period_start),
  period_end: new Date(kept.period_end),
});
