// The state of the fake FlexPay: sales, their transactions, and postbacks, as documented.
import { createHash, randomInt } from 'node:crypto';
import { addMonths } from '@velour/calendar/calendar.ts';

export type Params = Readonly<Record<string, string>>;

export interface Sale {
  readonly saleID: string;
  readonly order: Params;
  readonly transactions: { readonly id: string; readonly cents: number; returned: number }[];
  /** The end of the paid period; null for a one-time purchase. */
  next: Date | null;
  isCancelled: boolean;
  isExpired: boolean;
}

export type Card = 'good' | 'second_step' | 'declined';
export type Outcome = 'done' | 'second_step' | 'declined' | 'closed';
type Deliver = (raw: Buffer) => Promise<void>;

const day = (date: Date): string => date.toISOString().slice(0, 10);
const writeAmount = (cents: number): string => (cents / 100).toFixed(2);
const centsOf = (amount: string | undefined): number => Math.round(Number(amount) * 100);

/** Implemented independently of the adapter, which it verifies. */
export function signatureOf(params: Params, key: string): string {
  const names = Object.keys(params).sort();
  const words = names.reduce((text, name) => `${text}:${name}=${params[name] ?? ''}`, key);
  return createHash('sha256').update(words, 'utf8').digest('hex');
}

export function createWorld(config: { shop_id: string; signature_key: string }, now: () => Date) {
  const sales = new Map<string, Sale>();
  const waiting = new Set<string>();
  const postbacks: Buffer[] = [];
  let deliver: Deliver | undefined;
  // Sale ids are unique over all shops.
  let lastId = randomInt(1_000_000_000);
  const nextId = (): string => String((lastId += 7));

  /** A postback with these parameters, signed for this shop by default. */
  const sign = (params: Params, key = config.signature_key): Buffer => {
    const signed = { shopID: config.shop_id, ...params };
    const all = { ...signed, signature: signatureOf(signed, key) };
    return Buffer.from(String(new URLSearchParams(all)));
  };
  const send = async (params: Params): Promise<void> => {
    const raw = sign(params);
    postbacks.push(raw);
    await deliver?.(raw);
  };

  const about = ({ saleID, order }: Sale): Params => {
    const { type = '', referenceID = '', custom1 = '' } = order;
    const subscription: Params = type === 'subscription' ? { subscriptionType: 'recurring' } : {};
    return { type, saleID, referenceID, custom1, ...subscription };
  };
  const periodOf = ({ next }: Sale): Params => (next ? { nextChargeOn: day(next) } : {});
  const moneyOf = ({ order }: Sale): Params => ({
    priceAmount: order['priceAmount'] ?? '',
    priceCurrency: order['priceCurrency'] ?? '',
  });
  const monthsOf = ({ order }: Sale): number =>
    Number(/^P(\d+)M$/.exec(order['period'] ?? '')?.[1]);

  /** Approves a card on the order page. There is one sale per reference. */
  const approve = async (order: Params): Promise<Outcome> => {
    if (findByReference(order['referenceID'])) return 'closed';
    const saleID = nextId();
    const cents = centsOf(order['priceAmount']);
    const transactions = [{ id: nextId(), cents, returned: 0 }];
    const sale: Sale = {
      saleID,
      order,
      transactions,
      next: null,
      isCancelled: false,
      isExpired: false,
    };
    if (order['type'] === 'subscription') sale.next = addMonths(today(), monthsOf(sale));
    sales.set(saleID, sale);
    await send(paidBy(sale));
    return 'done';
  };
  const today = (): Date => new Date(`${day(now())}T00:00:00Z`);
  const findByReference = (reference: string | undefined): Sale | undefined =>
    [...sales.values()].find(({ order }) => order['referenceID'] === reference);
  const find = (saleID: string): Sale => {
    const sale = sales.get(saleID);
    if (!sale) throw new Error(`There is no sale ${saleID}.`);
    return sale;
  };

  const paidBy = (sale: Sale): Params => ({
    ...about(sale),
    ...moneyOf(sale),
    ...(sale.next ? { event: 'initial', period: sale.order['period'] ?? '' } : {}),
    ...periodOf(sale),
    paymentMethod: 'CC',
    CCBrand: 'VISA',
    truncatedPAN: '411111XXXXXX1111',
    transactionID: sale.transactions[0]?.id ?? '',
  });

  const giveBack = async (
    { sale, transaction }: { sale: Sale; transaction: Sale['transactions'][number] },
    { event, cents }: { event: 'credit' | 'chargeback'; cents: number },
  ): Promise<void> => {
    await send({
      ...about(sale),
      event,
      amount: writeAmount(cents),
      currency: sale.order['priceCurrency'] ?? '',
      transactionID: nextId(),
      parentID: transaction.id,
    });
  };
  /**
   * Finds a payment by an order's reference, or by `sale.transaction`; the first one is
   * `sale.initial`.
   */
  const findPaid = (id: string) => {
    const [saleID = '', name] = id.split('.');
    const sale = name === undefined ? findByReference(id) : find(saleID);
    const named = sale?.transactions.find((one) => one.id === name);
    const transaction = named ?? sale?.transactions[0];
    if (!sale || !transaction) throw new Error(`Nothing was paid for ${id}.`);
    return { sale, transaction };
  };

  return {
    sales,
    postbacks,
    find,
    findByReference,
    sign,
    send,
    paidBy,
    deliverTo: (given: Deliver) => void (deliver = given),
    /** Tries a card on the order page at this URL, whose signature was verified. */
    async tryCard(url: string, order: Params, card: Card): Promise<Outcome> {
      if (findByReference(order['referenceID'])) return 'closed';
      if (card === 'declined') return 'declined';
      if (card === 'good') return approve(order);
      waiting.add(url);
      return 'second_step';
    },
    async confirmBank(url: string, order: Params, isApproved: boolean): Promise<Outcome> {
      if (!waiting.delete(url)) return 'closed';
      return isApproved ? approve(order) : 'declined';
    },
    async refund(id: string, cents: number): Promise<void> {
      const paid = findPaid(id);
      if (paid.transaction.returned + cents > paid.transaction.cents)
        throw new Error('More than was paid.');
      paid.transaction.returned += cents;
      await giveBack(paid, { event: 'credit', cents });
    },
    chargeBack: async (id: string): Promise<void> => {
      const paid = findPaid(id);
      await giveBack(paid, { event: 'chargeback', cents: paid.transaction.cents });
    },
    async cancel(saleID: string, cancelledBy = 'merchant'): Promise<boolean> {
      const sale = find(saleID);
      if (sale.isCancelled || sale.isExpired) return false;
      sale.isCancelled = true;
      await send({ ...about(sale), event: 'cancel', cancelledBy, subscriptionPhase: 'normal' });
      return true;
    },
    async renew(saleID: string, hidden = false): Promise<void> {
      const sale = find(saleID);
      if (sale.isCancelled || sale.isExpired || !sale.next) {
        sale.isExpired = true;
        return send({ ...about(sale), event: 'expiry' });
      }
      const id = nextId();
      sale.transactions.push({ id, cents: centsOf(sale.order['priceAmount']), returned: 0 });
      sale.next = addMonths(sale.next, monthsOf(sale));
      if (hidden) return;
      await send({
        ...about(sale),
        event: 'rebill',
        amount: sale.order['priceAmount'] ?? '',
        currency: sale.order['priceCurrency'] ?? '',
        ...periodOf(sale),
        subscriptionPhase: 'normal',
        transactionID: id,
      });
    },
    statusOf: (sale: Sale): Params => ({
      response: 'FOUND',
      shopID: config.shop_id,
      saleID: sale.saleID,
      referenceID: sale.order['referenceID'] ?? '',
      saleResult: 'APPROVED',
      type: sale.order['type'] ?? '',
      ...moneyOf(sale),
      billingAddr_fullName: "'A. Buyer'",
      ...(sale.next && {
        [sale.isCancelled ? 'expiresOn' : 'nextChargeOn']: day(sale.next),
        cancelled: sale.isCancelled ? '1' : '0',
        expired: sale.isExpired ? '1' : '0',
      }),
    }),
  };
}

export type World = ReturnType<typeof createWorld>;
