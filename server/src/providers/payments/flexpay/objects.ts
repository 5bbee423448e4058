// Maps FlexPay sales to the port's objects: our order, combined with postbacks and the status page.
import { addMonths, DAY_MS } from '@velour/calendar/calendar.ts';
import {
  PaymentsFailure,
  type RemoteBill,
  type RemoteCheckout,
  type RemotePayment,
  type RemoteSubscription,
} from '../port.ts';
import { readDay, type Params } from './dialect.ts';
import { billId, type Transaction } from './reports.ts';
import type { Order } from './store.ts';

const of = (id: string, { request: { customer, metadata } }: Order) => ({
  id,
  customer,
  metadata,
  live: true,
});

export function showPayment(order: Order, paid: Transaction | undefined): RemotePayment {
  const { request, sale_id } = order;
  const bill = order.kind === 'checkout' ? billId(sale_id ?? '', idOf(paid)) : null;
  return {
    ...of(bill ?? order.id, order),
    state: paid ? 'succeeded' : 'open',
    amount_cents: paid?.amount_cents ?? request.amount_cents,
    received_cents: paid?.amount_cents ?? 0,
    ...returnsOf(paid),
    currency: paid?.currency ?? request.currency,
    bill,
    // FlexPay reports only a part of the card's number, not a fingerprint.
    card: null,
  };
}

export const showCheckout = (order: Order): RemoteCheckout => ({
  ...of(order.id, order),
  state: order.sale_id !== null ? 'complete' : order.closed ? 'expired' : 'open',
  subscription: order.sale_id,
});

export function showBill(
  order: Order,
  paid: Transaction,
  transactions: readonly Transaction[],
): RemoteBill {
  return {
    ...of(billId(order.sale_id ?? '', idOf(paid)), order),
    subscription: order.sale_id,
    state: 'paid',
    amount_cents: paid.amount_cents,
    paid_cents: paid.amount_cents,
    ...returnsOf(paid),
    currency: paid.currency ?? order.request.currency,
    ...periodOf(order, paid, transactions),
  };
}

/** The first bill has the same id whether its transaction is known or not. */
const idOf = (paid: Transaction | undefined): string | null =>
  paid === undefined || paid.isFirst ? null : paid.id;

const returnsOf = (paid: Transaction | undefined) => ({
  refunded_cents: paid?.refunded_cents ?? 0,
  // FlexPay only reports lost money: neither open disputes nor won ones.
  dispute: paid?.isChargedBack ? ('lost' as const) : ('none' as const),
  is_fraud: false,
});

/** `status` is the current status page. */
export function showSubscription(
  order: Order,
  {
    status,
    transactions,
    now,
  }: { status: Params; transactions: readonly Transaction[]; now: Date },
): RemoteSubscription {
  const { sale_id, request, ended_at } = order;
  const last = transactions.at(-1);
  if (sale_id === null || !last)
    throw new PaymentsFailure('not_found', 'FlexPay has no paid sale for this order.');
  const billed = periodOf(order, last, transactions);
  const isCancelled = isYes(status['cancelled']) || readDay(status['cancelledOn']) !== undefined;
  const period_end =
    readDay(status['nextChargeOn']) ?? readDay(status['expiresOn']) ?? billed.period_end;
  const isOver = isYes(status['expired']) || (isCancelled && period_end <= now);
  const isLate = period_end.getTime() + DAY_MS <= now.getTime();
  return {
    ...of(sale_id, order),
    state: ended_at !== null || isOver ? 'ended' : isLate ? 'late' : 'active',
    ends_at_period_end: isCancelled,
    period_start: billed.period_start,
    period_end,
    amount_cents: last.amount_cents,
    currency: last.currency ?? request.currency,
    latest_bill: billId(sale_id, idOf(last)),
  };
}

const isYes = (text: string | undefined): boolean => /^(1|true|yes)$/i.test(text ?? '');

/**
 * FlexPay reports only the end date of a period. The start is computed so that counting months from
 * it leads to that end.
 */
function periodOf(order: Order, paid: Transaction, transactions: readonly Transaction[]) {
  const months = order.request.months ?? 1;
  const from = readDay(order.created_at.toISOString()) ?? order.created_at;
  const period_end = paid.period_end ?? addMonths(from, months);
  const before = transactions[transactions.indexOf(paid) - 1]?.period_end ?? undefined;
  const reaches = (start: Date): boolean => addMonths(start, months) >= period_end;
  if (before && before < period_end && reaches(before)) return { period_start: before, period_end };
  const start = addMonths(period_end, -months);
  // The earlier month may lack the day; then the period starts on the following day.
  const period_start = reaches(start) ? start : new Date(start.getTime() + DAY_MS);
  return { period_start, period_end };
}
