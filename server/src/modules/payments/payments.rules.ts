// Pure rules of purchases: conditions of a credit, and amounts of refunds.
import { createHmac } from 'node:crypto';
import type { Metadata, RemotePayment } from '../../providers/payments/port.ts';
import { addMonths, DAY_MS } from '@velour/calendar/calendar.ts';

export const paymentStates = ['open', 'credited', 'cancelled'] as const;
export const subscriptionStates = ['open', 'active', 'late', 'ended'] as const;

export const OFFER_MS = 20 * 60_000;

/** The tolerated difference between clocks; a time further ahead is from a wrong clock. */
const DRIFT_MS = 60_000;

/** True if the provider was read before the stored state was. A stored time ahead of now is from a wrong clock. */
export const isOutdated = (asked_at: Date, read_at: Date | null, now: Date): boolean =>
  read_at !== null && read_at > asked_at && read_at.getTime() <= now.getTime() + DRIFT_MS;

/** An offer that would last longer than this beyond its own duration was started under a wrong clock. */
const WRONG_MS = 60 * 60_000;

/**
 * The remaining time of an offer in milliseconds; a clock that was set back never makes it longer than its duration.
 */
export function offerLeft(ends_at: Date, now: Date): number {
  const left = ends_at.getTime() - now.getTime();
  return left <= 0 || left > OFFER_MS + WRONG_MS ? 0 : Math.min(left, OFFER_MS);
}

/** The finding of a plan that was paid while another one ran: it gives nothing, is canceled, and is refunded. */
export const SECOND_PLAN = 'second_plan';
/** The finding that a deleted account's plan must be canceled manually: its provider is no longer configured. */
export const PROVIDER_NOT_CONFIGURED = 'provider_not_configured';

/** The finding of a package that was paid after its account was deleted: it gives nothing and must be refunded. */
export const ACCOUNT_DELETED = 'account_deleted';

/** How long a plan stays active while a renewal's bill is late. */
const GRACE_MS = 3 * DAY_MS;

/** The plan that was agreed to follow the current one. */
export interface NextPlan {
  readonly plan_id: string;
  readonly name: string;
  readonly months: number;
  readonly amount_cents: number;
  readonly tokens_per_month: number;
  /** ISO 8601; the end of the current period at the time of the agreement. */
  readonly from: string;
}

interface Running {
  readonly plan_id: string;
  readonly months: number;
  readonly amount_cents: number;
  readonly tokens_per_month: bigint;
  readonly next_plan: NextPlan | null;
}

/**
 * The subscription's terms for the provider's current period. If it was renewed unchanged in spite of an agreed change,
 * the change never reached the provider, and the paid terms apply.
 */
export function inPeriod<Row extends Running>(
  row: Row,
  { period_start, amount_cents }: { period_start: Date; amount_cents: number },
): Row {
  const { next_plan } = row;
  if (next_plan === null || period_start < new Date(next_plan.from)) return row;
  if (amount_cents !== next_plan.amount_cents) return { ...row, next_plan: null };
  const { plan_id, months, tokens_per_month } = next_plan;
  const terms = { plan_id, months, amount_cents, tokens_per_month: BigInt(tokens_per_month) };
  return { ...row, ...terms, next_plan: null };
}

/** `paid_until`: the end of the last period that was paid and not refunded. */
export function isPaidFor(paid_until: Date | null, ends: boolean, now: Date): boolean {
  if (paid_until === null) return false;
  return now.getTime() < paid_until.getTime() + (ends ? 0 : GRACE_MS);
}

/** The terms when the purchase started. */
export interface Agreed {
  readonly id: string;
  readonly site_id: string;
  readonly live: boolean;
  readonly customer_id: string;
  readonly amount_cents: number;
  readonly currency: string;
  readonly provider_id: string | null;
}

interface Reported {
  /** The provider's id that is stored with our row. */
  readonly id: string | null;
  readonly customer: string | null;
  readonly metadata: Metadata;
  readonly live: boolean;
  readonly amount_cents: number;
  readonly currency: string;
}

/** The first field in which the provider differs from the agreed terms; undefined if none does. */
export function differenceOf(agreed: Agreed, reported: Reported): string | undefined {
  if (reported.live !== agreed.live) return 'live';
  if (agreed.provider_id !== null && reported.id !== agreed.provider_id) return 'id';
  if (reported.customer !== agreed.customer_id) return 'customer';
  if (
    reported.metadata['purchase_id'] !== agreed.id ||
    reported.metadata['site_id'] !== agreed.site_id
  )
    return 'metadata';
  if (reported.currency !== agreed.currency) return 'currency';
  return reported.amount_cents === agreed.amount_cents ? undefined : 'amount';
}

/** True if the object is the order's own, paid on other terms; otherwise it says nothing about the order. */
export const isOfOwnObject = (finding: string): boolean =>
  finding === 'amount' || finding === 'currency' || finding === 'received';

/** All of the money went back, so nothing is left to review. */
export const isRefunded = ({
  received_cents,
  refunded_cents,
}: Pick<RemotePayment, 'received_cents' | 'refunded_cents'>): boolean =>
  received_cents > 0 && refunded_cents >= received_cents;

/**
 * The stored identification of a card: a keyed hash of the provider's fingerprint, different for each site. Without the
 * key, it identifies no card, and the provider cannot be queried by it.
 */
export const cardHashOf = (
  key: Buffer,
  { site_id, provider, live }: { site_id: string; provider: string; live: boolean },
  card: string,
): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([site_id, provider, live, card]))
    .digest('base64url');

/** The refunded or disputed amount: everything while there is a dispute, and permanently if it is lost. */
export function returnedOf({
  amount_cents,
  refunded_cents,
  dispute,
}: Pick<RemotePayment, 'amount_cents' | 'refunded_cents' | 'dispute'>): number {
  if (dispute === 'open' || dispute === 'lost') return amount_cents;
  return Math.min(refunded_cents, amount_cents);
}

interface Returns {
  readonly refunded_cents: number;
  readonly disputed_at: Date | null;
}

/**
 * The refunded total and the time of the first dispute or fraud report, if the provider reports more than is stored.
 */
export function changedReturns(
  known: Returns,
  {
    refunded_cents,
    dispute,
    is_fraud,
  }: Pick<RemotePayment, 'refunded_cents' | 'dispute' | 'is_fraud'>,
  now: Date,
): Returns | undefined {
  const isDisputed = known.disputed_at === null && (dispute !== 'none' || is_fraud);
  if (refunded_cents <= known.refunded_cents && !isDisputed) return undefined;
  return {
    refunded_cents: Math.max(refunded_cents, known.refunded_cents),
    disputed_at: isDisputed ? now : known.disputed_at,
  };
}

/** The share of the tokens to reverse: that of the money, rounded in our favor. */
export function reversedOf(
  units: bigint,
  { amount_cents, returned_cents }: { amount_cents: number; returned_cents: number },
): bigint {
  const [part, total] = [BigInt(returned_cents), BigInt(amount_cents)];
  return (units * part + total - 1n) / total;
}

export const reasonOf = ({ dispute }: Pick<RemotePayment, 'dispute'>): 'refund' | 'dispute' =>
  dispute === 'none' ? 'refund' : 'dispute';

export interface Month {
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** The months that a bill pays for, counted from its first day. */
export function monthsOf({
  period_start,
  period_end,
}: {
  period_start: Date;
  period_end: Date;
}): Month[] {
  const months: Month[] = [];
  for (let at = 0; at < 120; at += 1) {
    const starts_at = addMonths(period_start, at);
    if (starts_at >= period_end) break;
    const next = addMonths(period_start, at + 1);
    months.push({ starts_at, ends_at: next < period_end ? next : period_end });
  }
  return months;
}

/** When to poll after the start: 10 minutes, an hour and a day. After that, the payment is given up. */
const CHECKS_MS = [10 * 60_000, 60 * 60_000, DAY_MS];

export function nextCheck(created_at: Date, now: Date): Date | null {
  const next = CHECKS_MS.map((ms) => new Date(created_at.getTime() + ms)).find((at) => at > now);
  return next ?? null;
}
