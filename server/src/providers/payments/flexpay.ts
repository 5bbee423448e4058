// Payments by Verotel FlexPay, which accepts adult content: orders are paid on its page and reported by signed postbacks.
import { createHash } from 'node:crypto';
import type { Core } from '../../platform/core.ts';
import { createCalls, type FlexPayConfig } from './flexpay/calls.ts';
import { readAmount, readDay, readPostback, writeAmount, type Params } from './flexpay/dialect.ts';
import * as show from './flexpay/objects.ts';
import {
  eventOf,
  findTransaction,
  readReport,
  REFUND_REQUESTED,
  transactionsOf,
} from './flexpay/reports.ts';
import * as store from './flexpay/store.ts';
import type { OrderRequest } from './flexpay/tables.ts';
import { CALL_MS, PaymentsFailure, type Form, type PaymentsProvider } from './port.ts';

interface Needs extends Pick<Core, 'db' | 'clock' | 'ids' | 'log'> {
  readonly config: FlexPayConfig;
  /** The timeout of one call, in milliseconds. */
  readonly callMs?: number;
}

export function createFlexPay({ config, db, clock, ids, log, callMs = CALL_MS }: Needs) {
  const calls = createCalls(config, callMs);

  const addOrder = async (
    { key, kind }: Pick<store.Order, 'key' | 'kind'>,
    request: OrderRequest,
  ): Promise<store.Order> => {
    const order = await store.addOrder(db, {
      id: `fp_${ids.next().replaceAll('-', '')}`,
      key,
      kind,
      request,
      customer: request.customer,
      created_at: clock.now(),
    });
    if (order.kind !== kind || !isSameRequest(order.request, request))
      throw new PaymentsFailure('refused', 'This key was used for something else.');
    return order;
  };

  const find = async (kind: store.Order['kind'], id: string): Promise<store.Order> => {
    const order = await store.findOrder(db, id);
    if (order?.kind !== kind) throw new PaymentsFailure('not_found', `There is no such ${kind}.`);
    return order;
  };
  const findSale = async (sale_id: string): Promise<store.Order> => {
    const order = await store.findBySale(db, sale_id);
    if (!order) throw new PaymentsFailure('not_found', 'There is no such sale.');
    return order;
  };

  /** Adds the sale id, which the status page names before the postback arrives. */
  const withSale = async (order: store.Order): Promise<store.Order> => {
    if (order.sale_id !== null) return order;
    const status = await calls.status({ referenceID: order.id });
    const sale_id = status?.['saleID'];
    if (sale_id === undefined) return order;
    return { ...order, sale_id: await store.bindSale(db, order.id, sale_id) };
  };

  const transactions = async (order: store.Order, known?: Params) => {
    if (order.sale_id === null) return [];
    const reports = await store.listReports(db, order.sale_id);
    const found = transactionsOf(reports, undefined);
    if (found[0]?.isFirst) return found;
    const status = known ?? (await calls.status({ saleID: order.sale_id }));
    return transactionsOf(reports, status && firstOf(status));
  };

  const readPayment = async (id: string) => {
    const [sale_id = '', name] = id.split('.');
    const order = await (name === undefined ? find('payment', id) : findSale(sale_id)).then(
      withSale,
    );
    const found = await transactions(order);
    const paid = name === undefined ? found[0] : findTransaction(found, name);
    if (name !== undefined && !paid)
      throw new PaymentsFailure('not_found', 'There is no such transaction.');
    return show.showPayment(order, paid);
  };

  const findBill = async (id: string) => {
    const [sale_id = '', name = ''] = id.split('.');
    const order = await findSale(sale_id);
    const found = order.kind === 'checkout' && name !== '' ? await transactions(order) : [];
    const paid = findTransaction(found, name);
    if (!paid) throw new PaymentsFailure('not_found', 'There is no such bill.');
    return { order, paid, found };
  };

  const readSubscription = async (sale_id: string) => {
    const order = await findSale(sale_id);
    const status = await calls.status({ saleID: sale_id });
    if (order.kind !== 'checkout' || !status)
      throw new PaymentsFailure('not_found', 'FlexPay has no paid sale for this order.');
    const found = await transactions(order, status);
    return show.showSubscription(order, { status, transactions: found, now: clock.now() });
  };

  const formOf = (order: store.Order): Form => {
    const { request, id } = order;
    const paramsOf = request.months === null ? purchaseOf(request) : subscriptionOf(request);
    const urls = { successURL: returnTo(order, true), declineURL: returnTo(order, false) };
    const params = { ...paramsOf, ...urls, referenceID: id, custom1: id };
    return { id, client_secret: calls.page('startorder', params) };
  };

  /** Verifies and reads a postback; needs no database. */
  const readSigned = (raw: Buffer) => readReport(readPostback(raw, config), clock.now());

  const provider: PaymentsProvider = {
    provider: 'flexpay',
    name: `flexpay · shop ${config.shop_id}`,
    isBuiltIn: false,
    live: true,
    adult_ok: true,
    abilities: { resume: false, switch_plans: false },
    form: { kind: 'redirect', origin: new URL(config.secure_base).origin },

    // FlexPay has no customers; our customer id groups the purchases of one person.
    createCustomer: ({ key }) =>
      Promise.resolve({
        id: `fpc_${createHash('sha256').update(key).digest('hex').slice(0, 32)}`,
      }),
    async createPayment({ key, description: title, ...request }) {
      const { customer, metadata, amount_cents, currency, return_url } = request;
      const wanted = {
        customer,
        metadata,
        amount_cents,
        currency,
        title,
        return_url,
        months: null,
      };
      return formOf(await addOrder({ key, kind: 'payment' }, wanted));
    },
    async createCheckout({ key, customer, plan, return_url, metadata }) {
      const { name: title, amount_cents, currency, months } = plan;
      const wanted = { customer, metadata, amount_cents, currency, title, return_url, months };
      return formOf(await addOrder({ key, kind: 'checkout' }, wanted));
    },
    readPayment,
    readCheckout: async (id) => show.showCheckout(await withSale(await find('checkout', id))),
    async closeCheckout(id) {
      await find('checkout', id);
      // Closed first: a payment from now on counts as too late, and is reported by its postback.
      await store.changeOrder(db, id, { closed: true });
      return show.showCheckout(await withSale(await find('checkout', id)));
    },
    readSubscription,
    async readBill(id) {
      const { order, paid, found } = await findBill(id);
      return show.showBill(order, paid, found);
    },
    async setEnding(id, ends) {
      await findSale(id);
      if (!ends)
        throw new PaymentsFailure('refused', 'FlexPay can’t resume a canceled subscription.');
      await calls.cancel(id);
      const remote = await readSubscription(id);
      if (remote.ends_at_period_end || remote.state === 'ended') return remote;
      throw new PaymentsFailure('unavailable', 'FlexPay hasn’t canceled the subscription yet.');
    },
    async setNextPlan(id, plan) {
      const remote = await readSubscription(id);
      if (plan === null) return remote;
      throw new PaymentsFailure('refused', 'FlexPay can’t change a plan without its buyer.');
    },
    async endNow(id) {
      const order = await findSale(id);
      await calls.cancel(id).catch((error: unknown) => {
        if (!(error instanceof PaymentsFailure && error.kind === 'not_found')) throw error;
      });
      await store.changeOrder(db, order.id, { ended_at: order.ended_at ?? clock.now() });
    },
    async refundBill({ bill }) {
      const { order, paid } = await findBill(bill);
      if (paid.refunded_cents >= paid.amount_cents) return;
      // The postback that names the transaction has not arrived yet.
      if (paid.id === null) throw new PaymentsFailure('unavailable', 'Not yet known in full.');
      await calls.refund(paid.id);
      const about = { sale_id: order.sale_id ?? '', order_id: order.id, parent_id: paid.id };
      const none = { transaction_id: null, amount_cents: null, currency: null, period_end: null };
      const id = `${REFUND_REQUESTED}.${about.sale_id}.${paid.id}`;
      const received_at = clock.now();
      await store.addReport(db, { id, event: REFUND_REQUESTED, ...about, ...none, received_at });
    },
    async openPortal({ customer }) {
      const order = await store.findRunning(db, customer);
      if (!order?.sale_id) throw new PaymentsFailure('refused', 'There is no plan to manage.');
      return { url: calls.page('cancel-subscription', { saleID: order.sale_id }) };
    },
    async *eventsSince(since) {
      const reports = await store.listSince(db, since);
      for (const report of reports) if (report.event !== REFUND_REQUESTED) yield eventOf(report);
    },
    readWebhook: (raw) => eventOf(readSigned(raw)),
    async storeWebhook(raw) {
      const report = readSigned(raw);
      await store.addReport(db, report);
      const { order_id, sale_id, event } = report;
      const order = order_id === null ? undefined : await store.findOrder(db, order_id);
      const starts = order?.kind === 'payment' ? 'paid' : 'initial';
      if (!order || event !== starts) return;
      const bound = await store.bindSale(db, order.id, sale_id);
      if (bound === sale_id) return;
      log.error(
        { order_id, sale_id, first_sale_id: bound },
        'an order was paid twice at FlexPay; refund the second sale there',
      );
    },
    async checkAccess() {
      // An order that does not exist: the call only checks the shop's id and key.
      await calls.status({ referenceID: 'fp_none' });
      await calls.checkControl();
    },
    close: () => Promise.resolve(),
  };
  return provider;
}

/** The first transaction in the status page's form. */
function firstOf(status: Params) {
  const amount_cents = readAmount(status['priceAmount']);
  const currency = status['priceCurrency']?.toLowerCase();
  if (amount_cents === undefined || currency === undefined) return undefined;
  const period_end = readDay(status['nextChargeOn']) ?? readDay(status['expiresOn']) ?? null;
  return { amount_cents, currency, period_end };
}

const priceOf = ({ amount_cents, currency }: OrderRequest) => ({
  priceAmount: writeAmount(amount_cents),
  priceCurrency: currency.toUpperCase(),
});

const purchaseOf = (request: OrderRequest): Params => ({
  type: 'purchase',
  description: titleOf(request),
  ...priceOf(request),
});

const subscriptionOf = (request: OrderRequest): Params => ({
  type: 'subscription',
  subscriptionType: 'recurring',
  name: titleOf(request),
  period: `P${request.months}M`,
  ...priceOf(request),
});

/** At most 100 printable characters. */
const titleOf = ({ title }: OrderRequest): string =>
  title.replace(/[^\p{L}\p{N}\p{P}\p{Zs}]/gu, '').slice(0, 100);

/** Our page asks the server for the result; `paid` only selects the text while waiting. */
function returnTo({ id, kind, request }: store.Order, isPaid: boolean): string {
  const url = new URL(request.return_url);
  url.searchParams.set(kind === 'payment' ? 'payment_intent_id' : 'session_id', id);
  if (isPaid) url.searchParams.set('returned', 'paid');
  return url.href;
}

const isSameRequest = (one: OrderRequest, other: OrderRequest): boolean =>
  one.customer === other.customer &&
  one.amount_cents === other.amount_cents &&
  one.currency === other.currency &&
  one.months === other.months;
