// Parses a postback into a report without personal data, and finds the object that it is about.
import { createHash } from 'node:crypto';
import type { PaymentsEvent } from '../port.ts';
import { readAmount, readDay, readId, type Params } from './dialect.ts';
import type { Report } from './store.ts';

const PAID = 'paid';
/** Events of payments, as opposed to credits and chargebacks. */
const isPaid = (event: string): boolean => event === PAID || event === 'initial';
const isReturn = (event: string): boolean => event === 'credit' || event === 'chargeback';
const SUBSCRIPTION_EVENTS = ['cancel', 'uncancel', 'expiry', 'extend', 'downgrade', 'upgrade'];

/** A refund that FlexPay has accepted from us, before the postback confirms it. */
export const REFUND_REQUESTED = 'refund_requested';

/** Events without a transaction id, such as a second cancellation, are duplicates only within this time. */
const SAME_MS = 10 * 60_000;

export function readReport(params: Params, received_at: Date): Report {
  const { type, referenceID, custom1 } = params;
  const event = nameOf(params['event'], type);
  const sale_id = params['saleID'] ?? '';
  const transaction_id = readId(params['transactionID']);
  const words = JSON.stringify(Object.entries(params).sort());
  const period = Math.floor(received_at.getTime() / SAME_MS);
  const hash = createHash('sha256').update(`${words} ${period}`).digest('hex');
  const currency = params['priceCurrency'] ?? params['currency'] ?? params['amountCurrency'];
  return {
    id: transaction_id === null ? hash : `${event}.${sale_id}.${transaction_id}`,
    event: readId(event) ?? 'unknown',
    sale_id,
    order_id: readId(referenceID) ?? readId(custom1),
    transaction_id,
    parent_id: readId(params['parentID']),
    amount_cents: readAmount(params['amount'] ?? params['priceAmount']) ?? null,
    currency: currency?.toLowerCase() ?? null,
    period_end: readDay(params['nextChargeOn'] ?? params['expiresOn']) ?? null,
    received_at,
  };
}

/** Postbacks of paid purchases have no event name. */
function nameOf(event: string | undefined, type: string | undefined): string {
  const isFirst = event === undefined || event === 'initial' || event === 'purchase';
  return isFirst ? (type === 'subscription' ? 'initial' : PAID) : event;
}

export function eventOf(report: Report): PaymentsEvent {
  const [about, object_id] = subjectOf(report);
  const { id, event: name, received_at: at } = report;
  return { id, name, about, object_id, live: true, at };
}

function subjectOf(report: Report): [PaymentsEvent['about'], string | null] {
  const { event, sale_id, order_id, transaction_id, parent_id } = report;
  if (event === PAID) return order_id === null ? ['other', null] : ['payment', order_id];
  if (event === 'initial') return ['bill', billId(sale_id, null)];
  if (event === 'rebill' && transaction_id !== null)
    return ['bill', billId(sale_id, transaction_id)];
  if (isReturn(event)) return ['payment', `${sale_id}.${parent_id ?? LAST}`];
  return SUBSCRIPTION_EVENTS.includes(event) ? ['subscription', sale_id] : ['other', null];
}

/** Stands for a sale's latest transaction, for events that name none. */
const LAST = 'last';
const INITIAL = 'initial';

/** Null for the first bill, which the status page reports without its transaction. */
export const billId = (sale_id: string, transaction_id: string | null): string =>
  `${sale_id}.${transaction_id ?? INITIAL}`;

/** A payment that FlexPay has taken. */
export interface Transaction {
  /** Null for a first payment that only the status page has reported. */
  readonly id: string | null;
  readonly isFirst: boolean;
  readonly amount_cents: number;
  readonly currency: string | null;
  readonly period_end: Date | null;
  readonly refunded_cents: number;
  readonly isChargedBack: boolean;
}

type Taken = Omit<Transaction, 'refunded_cents' | 'isChargedBack'>;

/** All transactions of a sale, oldest first. `known` is the first one as the status page reports it. */
export function transactionsOf(
  reports: readonly Report[],
  known: { amount_cents: number; currency: string; period_end: Date | null } | undefined,
): Transaction[] {
  const first = reports.find(({ event, amount_cents }) => isPaid(event) && amount_cents !== null);
  const rebills = reports.filter(({ event }) => event === 'rebill').sort(byPeriod);
  const taken: Taken[] = [
    ...(first ? [takenBy(first, true)] : known ? [{ id: null, isFirst: true, ...known }] : []),
    ...rebills.map((report) => takenBy(report, false)),
  ];
  return taken.map((one, at) => {
    const own = reports.filter((report) => parentOf(report, taken) === at);
    const credits = own.filter(({ event }) => event === 'credit');
    // A credit without an amount is a full refund.
    const credited = credits.reduce((sum, by) => sum + (by.amount_cents ?? one.amount_cents), 0);
    const isRequested = own.some(({ event }) => event === REFUND_REQUESTED);
    return {
      ...one,
      refunded_cents: isRequested ? one.amount_cents : Math.min(credited, one.amount_cents),
      isChargedBack: own.some(({ event }) => event === 'chargeback'),
    };
  });
}

const takenBy = (report: Report, isFirst: boolean): Taken => ({
  id: report.transaction_id,
  isFirst,
  amount_cents: report.amount_cents ?? 0,
  currency: report.currency,
  period_end: report.period_end,
});

const byPeriod = (one: Report, other: Report): number =>
  (one.period_end?.getTime() ?? 0) - (other.period_end?.getTime() ?? 0);

/** The index of the transaction that this credit or chargeback is about; -1 if it was not reported yet. */
function parentOf({ event, parent_id }: Report, taken: readonly Taken[]): number {
  if (!isReturn(event) && event !== REFUND_REQUESTED) return -1;
  if (parent_id === null) return taken.length - 1;
  const found = taken.findIndex(({ id }) => id === parent_id);
  return found >= 0 ? found : taken.findIndex(({ id }) => id === null);
}

export function findTransaction(
  transactions: readonly Transaction[],
  name: string,
): Transaction | undefined {
  if (name === LAST) return transactions.at(-1);
  const named = transactions.find(({ id }) => id === name);
  return named ?? transactions.find(({ id, isFirst }) => isFirst && (name === INITIAL || !id));
}
