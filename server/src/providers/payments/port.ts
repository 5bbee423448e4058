// The port of payment providers, in the product's words: payments, subscriptions with their bills, and webhooks.

/**
 * Why a provider refused: `refused` (this request will not be taken, now or later), `denied` (our own key is not
 * accepted), `not_found`, `forged` (a message that the provider did not sign, or too long ago), `unavailable` (not
 * reached, not in time, busy or broken, so trying again can help).
 */
export type PaymentsFailureKind = 'refused' | 'denied' | 'not_found' | 'forged' | 'unavailable';

export class PaymentsFailure extends Error {
  readonly kind: PaymentsFailureKind;

  /** `message` contains no person and no card, because it is logged. */
  constructor(kind: PaymentsFailureKind, message: string, more: { cause?: unknown } = {}) {
    super(message, { cause: more.cause });
    this.name = 'PaymentsFailure';
    this.kind = kind;
  }
}

/** Our own words on a provider's object, given back with it: which site, which payment of ours. */
export type Metadata = Readonly<Record<string, string>>;

export type Dispute = 'none' | 'open' | 'won' | 'lost';

/** What every object of a provider has. */
interface Remote {
  /** The provider's own id. */
  readonly id: string;
  readonly customer: string | null;
  readonly marks: Metadata;
  /** False for test money. */
  readonly live: boolean;
}

/** Money taken once, whether for a package or for a bill. */
export interface RemotePayment extends Remote {
  /** `open` waits for a card or for its second step; a declined card leaves it open. */
  readonly state: 'open' | 'processing' | 'succeeded' | 'cancelled';
  /** Integer cents, as every amount. */
  readonly amount_cents: number;
  readonly received_cents: number;
  readonly refunded_cents: number;
  readonly dispute: Dispute;
  /** Whether its bank or we reported it as fraud; not every provider says. */
  readonly is_fraud: boolean;
  /** Lower case, such as `usd`. */
  readonly currency: string;
  /** The bill that it pays; null for a payment of its own. */
  readonly bill: string | null;
  /** The provider's fingerprint of the card that paid, the same for every customer; null before, and where there is none. */
  readonly card: string | null;
}

export interface RemoteSubscription extends Remote {
  /** `late`: a bill is unpaid and the provider still tries. `ended` for good. */
  readonly state: 'incomplete' | 'active' | 'late' | 'ended';
  readonly ends_at_period_end: boolean;
  readonly period_start: Date;
  readonly period_end: Date;
  readonly amount_cents: number;
  readonly currency: string;
  /** The bill of the period under way; null before there is one. */
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
  /** Whether its bank or we reported it as fraud; not every provider says. */
  readonly is_fraud: boolean;
  readonly currency: string;
  readonly period_start: Date;
  readonly period_end: Date;
}

/** The form in which a subscription is bought, in place on our page. */
export interface RemoteCheckout extends Remote {
  readonly state: 'open' | 'complete' | 'expired';
  /** Once it is complete. */
  readonly subscription: string | null;
}

/** Which object changed. It says nothing else: the object is read again, so order and repetition mean nothing. */
export interface PaymentsEvent {
  readonly id: string;
  /** The provider's own name of what happened, for the log. */
  readonly name: string;
  readonly about: 'payment' | 'subscription' | 'bill' | 'checkout' | 'other';
  /** Null for `other`. */
  readonly object_id: string | null;
  readonly live: boolean;
  readonly at: Date;
}

/** What the browser needs to show the provider's form for one object. */
export interface Form {
  readonly id: string;
  /** Its holder can fill in the form, and nothing else. */
  readonly client_secret: string;
}

/** Each creation with the same `key` gives the same object; the same key for something else is `refused`. */
interface CreateRequest {
  readonly key: string;
  readonly marks: Metadata;
}

export interface PaymentRequest extends CreateRequest {
  readonly customer: string;
  readonly amount_cents: number;
  readonly currency: string;
  /** What the buyer reads on the receipt. */
  readonly description: string;
  /** Where a form on the provider's own page leads back to; it adds `payment_intent_id` to the query. */
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
  /** Billed now and every so many months. */
  readonly plan: PlanRequest;
  /** Where the browser goes afterwards; `session_id` is added to its query. */
  readonly return_url: string;
}

/** Whom the page's policy must let in for the provider's script, by what they do there. */
interface FormSources {
  readonly script: readonly string[];
  readonly frame: readonly string[];
  readonly connect: readonly string[];
  readonly img: readonly string[];
}

/**
 * How the page shows the form: the provider's own script, a frame of ours at this path, or the provider's own page at this
 * origin, whose address is the `client_secret`.
 */
export type FormKind =
  | { readonly kind: 'script'; readonly publishable_key: string; readonly sources: FormSources }
  | { readonly kind: 'frame'; readonly path: string }
  | { readonly kind: 'redirect'; readonly origin: string };

/** What not every provider can do; where it cannot, it refuses. */
export interface Abilities {
  /** `setEnding` with false. */
  readonly resume: boolean;
  /** `setNextPlan` with a plan. */
  readonly switch_plans: boolean;
}

export interface PaymentsProvider {
  /** One word stored beside the provider's ids in the database: `stripe`, `flexpay`, `sandbox`. */
  readonly provider: string;
  /** Adapter and place, for the log and the screen: `stripe · test`. */
  readonly name: string;
  /** True for the sandbox, which moves no money. */
  readonly isBuiltIn: boolean;
  /** Whether this takes real money; objects and messages of the other kind are not ours. */
  readonly live: boolean;
  /** Whether the provider's terms let it be used for adult content. */
  readonly adult_ok: boolean;
  readonly abilities: Abilities;
  readonly form: FormKind;

  createCustomer(request: CreateRequest): Promise<{ id: string }>;
  createPayment(request: PaymentRequest): Promise<Form>;
  /** Throws `not_found`, as every reading. */
  readPayment(id: string): Promise<RemotePayment>;
  createCheckout(request: CheckoutRequest): Promise<Form>;
  readCheckout(id: string): Promise<RemoteCheckout>;
  /** Closes the form, unless it was paid; returns its state then. A page of the provider's own may be paid even so. */
  closeCheckout(id: string): Promise<RemoteCheckout>;
  readSubscription(id: string): Promise<RemoteSubscription>;
  readBill(id: string): Promise<RemoteBill>;
  /** True: no further bill after this period, and no next plan. False takes that back while the period runs. */
  setEnding(id: string, ends_at_period_end: boolean): Promise<RemoteSubscription>;
  /**
   * What the subscription is from the end of its period on, billed then for the first time; an ending is taken back.
   * Null: what it is now, and an ending stays.
   */
  setNextPlan(id: string, plan: PlanRequest | null): Promise<RemoteSubscription>;
  /** At once, without a refund; one that has ended already is no error. */
  endNow(id: string): Promise<void>;
  /** All that was paid for a bill goes back; under the same key once. */
  refundBill(request: { key: string; bill: string }): Promise<void>;
  /** Where the customer sees bills and changes the card. */
  openPortal(request: { customer: string; return_url: string }): Promise<{ url: string }>;
  /** All events since then, the newest first, whether their webhook was delivered or not. */
  eventsSince(since: Date): AsyncIterable<PaymentsEvent>;

  /** Reads a message of the provider by the bytes that came; throws `forged`. */
  readWebhook(raw: Buffer, headers: Readonly<Record<string, unknown>>): PaymentsEvent;
  /** Stores what only this message says, where the provider cannot be read for it again. Throws `forged`; safe to run twice. */
  keepWebhook?(raw: Buffer): Promise<void>;
  /** Throws where the provider is not reached or does not accept us, if listing events does not show that. */
  checkAccess?(): Promise<void>;
  /** Ends what is under way. */
  close(): Promise<void>;
}

/** A message that was signed longer ago is not taken: it may have been recorded. */
export const TOLERANCE_S = 300;
/** The longest that one call to a provider may take, in milliseconds. */
export const CALL_MS = 10_000;
