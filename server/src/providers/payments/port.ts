// The port of payment providers: payments, subscriptions with their bills, and webhooks.
import { Failure } from '../../platform/failure.ts';

/**
 * Kinds of failures: `refused` (this request will never be accepted), `denied` (our credentials are
 * not accepted), `not_found`, `unknown_customer` (a purchase for a customer that the provider does not
 * have), `forged` (an invalid or expired webhook signature), `unavailable` (not reached, timed out,
 * busy or broken, so a retry can help).
 */
export type PaymentsFailureKind =
  | 'refused'
  | 'denied'
  | 'not_found'
  | 'unknown_customer'
  | 'forged'
  | 'unavailable';

export class PaymentsFailure extends Failure<PaymentsFailureKind> {}

/** Our own metadata on a provider's object: the site and our id of the payment. */
export type Metadata = Readonly<Record<string, string>>;

export type Dispute = 'none' | 'open' | 'won' | 'lost';

/** Fields of every object of a provider. */
interface Remote {
  /** The provider's id. */
  readonly id: string;
  readonly customer: string | null;
  readonly metadata: Metadata;
  /** False for test mode. */
  readonly live: boolean;
}

/** One payment, for a package or a bill. */
export interface RemotePayment extends Remote {
  /** `open`: waiting for a card or its second step; a declined card leaves it open. */
  readonly state: 'open' | 'processing' | 'succeeded' | 'cancelled';
  /** In integer cents, like all amounts. */
  readonly amount_cents: number;
  readonly received_cents: number;
  readonly refunded_cents: number;
  readonly dispute: Dispute;
  /** True if the bank or we reported it as fraud; not every provider says so. */
  readonly is_fraud: boolean;
  /** ISO 4217 in lower case, such as `usd`. */
  readonly currency: string;
  /** The bill that it pays; null for a one-time payment. */
  readonly bill: string | null;
  /** The provider's fingerprint of the card, equal for all customers; null before the payment, and if there is none. */
  readonly card: string | null;
}

export interface RemoteSubscription extends Remote {
  /** `late`: a bill is unpaid and the provider still retries. `ended` is final. */
  readonly state: 'incomplete' | 'active' | 'late' | 'ended';
  readonly ends_at_period_end: boolean;
  readonly period_start: Date;
  readonly period_end: Date;
  readonly amount_cents: number;
  readonly currency: string;
  /** The bill of the current period; null before the first one. */
  readonly latest_bill: string | null;
}

/** The price and period of a subscription. */
export interface RemoteBill extends Remote {
  readonly subscription: string | null;
  readonly state: 'open' | 'paid' | 'void';
  readonly amount_cents: number;
  readonly paid_cents: number;
  readonly refunded_cents: number;
  readonly dispute: Dispute;
  /** True if the bank or we reported it as fraud; not every provider says so. */
  readonly is_fraud: boolean;
  readonly currency: string;
  readonly period_start: Date;
  readonly period_end: Date;
}

/** The checkout form of a subscription. */
export interface RemoteCheckout extends Remote {
  readonly state: 'open' | 'complete' | 'expired';
  /** Null until it is complete. */
  readonly subscription: string | null;
}

/** The object that changed. Handlers read the object again, so the order and repetition of events do not matter. */
export interface PaymentsEvent {
  readonly id: string;
  /** The provider's name of the event, for the log. */
  readonly name: string;
  readonly about: 'payment' | 'subscription' | 'bill' | 'checkout' | 'other';
  /** Null for `other`. */
  readonly object_id: string | null;
  readonly live: boolean;
  readonly at: Date;
}

/** What the browser needs to show the provider's form for an object. */
export interface Form {
  readonly id: string;
  /** Gives access to this form only. */
  readonly client_secret: string;
}

/** Idempotent: the same `key` returns the same object; the same key with another request is `refused`. */
interface CreateRequest {
  readonly key: string;
  readonly metadata: Metadata;
}

export interface PaymentRequest extends CreateRequest {
  readonly customer: string;
  readonly amount_cents: number;
  readonly currency: string;
  /** The text on the buyer's receipt. */
  readonly description: string;
  /** Where a form on the provider's own page redirects to; `payment_intent_id` is added to the query. */
  readonly return_url: string;
}

export interface PlanRequest {
  readonly id: string;
  readonly name: string;
  readonly amount_cents: number;
  readonly currency: string;
  readonly months: number;
}

export interface CheckoutRequest extends CreateRequest {
  readonly customer: string;
  /** Billed now, and then every period. */
  readonly plan: PlanRequest;
  /** Where the browser goes afterwards; `session_id` is added to the query. */
  readonly return_url: string;
}

/** Origins that the page's content security policy must allow for the provider's script, by directive. */
interface FormSources {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
}

/**
 * How the page shows the form: by the provider's script, in our own frame at this path, or on the
 * provider's page at this origin, whose URL is the `client_secret`.
 */
export type FormKind =
  | { readonly kind: 'script'; readonly publishable_key: string; readonly sources: FormSources }
  | { readonly kind: 'frame'; readonly path: string }
  | { readonly kind: 'redirect'; readonly origin: string };

/** Optional features; calls of a missing one are `refused`. */
export interface Abilities {
  /** Supports `setEnding` with false. */
  readonly resume: boolean;
  /** Supports `setNextPlan` with a plan. */
  readonly switch_plans: boolean;
}

export interface PaymentsProvider {
  /** The provider's key in the database: `stripe`, `flexpay`, `sandbox`. */
  readonly provider: string;
  /** Adapter and mode, for logs and the admin screen: `stripe · test`. */
  readonly name: string;
  /** True for the sandbox, which moves no money. */
  readonly isBuiltIn: boolean;
  /** True for real money; objects and webhooks of the other mode are ignored. */
  readonly live: boolean;
  /** Whether the provider's terms allow adult content. */
  readonly adult_ok: boolean;
  readonly abilities: Abilities;
  readonly form: FormKind;

  createCustomer(request: CreateRequest): Promise<{ id: string }>;
  createPayment(request: PaymentRequest): Promise<Form>;
  /** Throws `not_found`, like all reads. */
  readPayment(id: string): Promise<RemotePayment>;
  createCheckout(request: CheckoutRequest): Promise<Form>;
  readCheckout(id: string): Promise<RemoteCheckout>;
  /** Closes the form unless it was paid, and returns its state. A page of the provider may still be paid afterwards. */
  closeCheckout(id: string): Promise<RemoteCheckout>;
  readSubscription(id: string): Promise<RemoteSubscription>;
  readBill(id: string): Promise<RemoteBill>;
  /** True: no further bill after this period, and no next plan. False reverts that during the period. */
  setEnding(id: string, ends_at_period_end: boolean): Promise<RemoteSubscription>;
  /**
   * Schedules the plan from the end of the period on, and reverts an ending. Null removes the
   * scheduled plan, and keeps an ending.
   */
  setNextPlan(id: string, plan: PlanRequest | null): Promise<RemoteSubscription>;
  /** Ends it at once, without a refund. Ending it twice is no error. */
  endNow(id: string): Promise<void>;
  /** Refunds everything paid for a bill; once per key. */
  refundBill(request: { key: string; bill: string }): Promise<void>;
  /** The URL of the customer portal, with bills and payment methods. */
  openPortal(request: { customer: string; return_url: string }): Promise<{ url: string }>;
  /** All events since then, newest first, whether their webhooks were delivered or not. */
  eventsSince(since: Date): AsyncIterable<PaymentsEvent>;

  /** Verifies and parses a webhook from its raw bytes; throws `forged`. */
  readWebhook(raw: Buffer, headers: Readonly<Record<string, unknown>>): PaymentsEvent;
  /**
   * Stores what only the webhook says, if the provider cannot be queried for it. Throws `forged`; safe to run twice.
   */
  storeWebhook?(raw: Buffer): Promise<void>;
  /** Throws if the provider is not reached or refuses our credentials. Undefined if listing events shows that. */
  checkAccess?(): Promise<void>;
  /** Releases connections and aborts running calls. */
  close(): Promise<void>;
}

/** Webhooks with an older signature are refused as possible replays, in seconds. */
export const TOLERANCE_S = 300;
/** The timeout of one call to a provider, in milliseconds. */
export const CALL_MS = 10_000;
