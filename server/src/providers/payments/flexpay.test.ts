// Verotel FlexPay against a fake of its pages and its Control Center API; the real service is never called.
import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import { openFakeFlexPay } from '../../../test/fakes/flexpay/server.ts';
import type { Db } from '../../platform/db/handle.ts';
import { createIds } from '../../platform/ids.ts';
import { createFlexPay } from './flexpay.ts';
import { readAmount, readDay, readLines, signatureOf, writeAmount } from './flexpay/dialect.ts';
import { flexpay_order, flexpay_report } from './flexpay/tables.ts';
import { paymentsSuite, refusal, type Delivery } from '../../../test/suites/payments-suite.ts';
import type { PaymentsEvent } from './port.ts';

onDatabase('FlexPay', (openDatabase) => {
  const later = cleanUp();
  let db: Db;
  beforeAll(async () => {
    ({ db } = await openDatabase());
  });
  beforeEach(async () => {
    await db.delete(flexpay_report);
    await db.delete(flexpay_order);
  });

  async function open(callMs = 3_000) {
    let ahead = 0;
    const failures: object[] = [];
    const fake = await openFakeFlexPay();
    later(() => fake.close());
    const clock = { now: () => new Date(Date.now() + ahead) };
    const log = { ...quietLog, error: (fields: object) => void failures.push(fields) };
    const needs = { db, clock, ids: createIds(clock), log, callMs };
    const provider = fake.provider({ db, clock, log, callMs });
    const delivered: Delivery[] = [];
    const events: PaymentsEvent[] = [];
    const receive = async (raw: Buffer) => {
      delivered.push({ raw, headers: {} });
      events.push(provider.readWebhook(raw, {}));
      await provider.storeWebhook?.(raw);
    };
    fake.world.deliverTo(receive);
    const forward = (ms: number) => void (ahead += ms);
    return { provider, fake, delivered, events, receive, forward, failures, needs };
  }

  paymentsSuite('FlexPay', async () => {
    const { provider, fake, delivered, events, forward } = await open();
    const { world } = fake;
    return {
      provider,
      traits: {
        names_cards: false,
        closes_forms: false,
        dates_messages: false,
        disputes: ['lost'],
      },
      paymentOf: (bill) => bill,
      pay: (url, card) => fake.pay(url, card),
      confirmBank: (url, approved) => fake.confirmBank(url, approved),
      refund: (id, cents) => world.refund(id, cents),
      dispute: (id) => world.chargeBack(id),
      renewPeriod: (id) => world.renew(id),
      delivered: async () => delivered,
      events: async () => events,
      forward,
    };
  });

  type Opened = Awaited<ReturnType<typeof open>>;
  const newPayment = ({ provider }: Opened, more: { amount_cents?: number } = {}) =>
    provider.createPayment({
      key: randomUUID(),
      customer: 'fpc_1',
      amount_cents: 999,
      currency: 'usd',
      description: '100 tokens',
      return_url: 'https://velour.example/premium/return',
      metadata: { purchase_id: 'p1' },
      ...more,
    });
  const plan = { id: 'monthly', name: 'Monthly', amount_cents: 1_299, currency: 'usd', months: 1 };
  const newCheckout = ({ provider }: Opened) =>
    provider.createCheckout({
      key: randomUUID(),
      customer: `fpc_${randomUUID()}`,
      plan,
      return_url: 'https://velour.example/premium/return',
      metadata: { purchase_id: 'u1' },
    });
  const subscribe = async (opened: Opened): Promise<string> => {
    const form = await newCheckout(opened);
    expect(await opened.fake.pay(form.client_secret, 'good')).toBe('done');
    const { subscription } = await opened.provider.readCheckout(form.id);
    return subscription ?? expect.fail('It was paid.');
  };

  test('reports adult content, real money, and no plan changes without the buyer', async () => {
    const { provider, fake } = await open();
    expect(provider).toMatchObject({
      provider: 'flexpay',
      name: 'flexpay · shop 60678',
      isBuiltIn: false,
      live: true,
      adult_ok: true,
      abilities: { resume: false, switch_plans: false },
      form: { kind: 'redirect', origin: fake.config.secure_base },
    });
  });

  test('the order page gets exactly the requested order, and redirects back to us', async () => {
    const opened = await open();
    const { id, client_secret } = await newPayment(opened);
    const query = Object.fromEntries(new URL(client_secret).searchParams);
    expect(query).toEqual({
      type: 'purchase',
      version: '4',
      shopID: '60678',
      priceAmount: '9.99',
      priceCurrency: 'USD',
      description: '100 tokens',
      referenceID: id,
      custom1: id,
      successURL: `https://velour.example/premium/return?payment_intent_id=${id}&returned=paid`,
      declineURL: `https://velour.example/premium/return?payment_intent_id=${id}`,
      signature: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    const more = new URL((await newCheckout(opened)).client_secret).searchParams;
    expect(['type', 'subscriptionType', 'period', 'name'].map((name) => more.get(name))).toEqual([
      'subscription',
      'recurring',
      'P1M',
      'Monthly',
    ]);
  });

  test('a payment whose postback never arrived is found on the status page', async () => {
    const opened = await open();
    const { provider, fake } = opened;
    fake.world.deliverTo(() => Promise.resolve());
    const { id, client_secret } = await newPayment(opened);
    await fake.pay(client_secret, 'good');
    const paid = { state: 'succeeded', received_cents: 999, currency: 'usd' };
    expect(await provider.readPayment(id)).toMatchObject(paid);
    const subscription = await subscribe(opened);
    const { latest_bill } = await provider.readSubscription(subscription);
    expect(latest_bill).toBe(`${subscription}.initial`);
    const bill = { state: 'paid', paid_cents: 1_299, subscription };
    expect(await provider.readBill(latest_bill ?? '')).toMatchObject(bill);
  });

  test('the first bill is the same one before and after its postback', async () => {
    const opened = await open();
    const { provider, fake, receive } = opened;
    fake.world.deliverTo(() => Promise.resolve());
    const id = await subscribe(opened);
    const before = await provider.readBill(`${id}.initial`);
    const [raw] = fake.world.postbacks;
    await receive(raw ?? expect.fail('It was sent.'));
    expect(await provider.readBill(`${id}.initial`)).toEqual(before);
    expect(opened.events[0]).toMatchObject({ about: 'bill', object_id: `${id}.initial` });
  });

  test('a repeated postback is one event and changes nothing', async () => {
    const opened = await open();
    const { provider, delivered, receive, events } = opened;
    const { id, client_secret } = await newPayment(opened);
    await opened.fake.pay(client_secret, 'good');
    await opened.fake.world.refund(id, 300);
    const before = await provider.readPayment(id);
    for (const { raw } of [...delivered, ...delivered]) await receive(raw);
    expect(new Set(events.map((event) => event.id)).size).toBe(2);
    expect(await provider.readPayment(id)).toEqual(before);
    expect(before.refunded_cents).toBe(300);
  });

  test('the order of postbacks does not matter: a chargeback before its rebill, a credit before its sale', async () => {
    const opened = await open();
    const { provider, fake, receive } = opened;
    fake.world.deliverTo(() => Promise.resolve());
    const id = await subscribe(opened);
    await fake.world.renew(id);
    const rebill = fake.world.find(id).transactions[1]?.id ?? '';
    await fake.world.chargeBack(`${id}.${rebill}`);
    const { id: payment, client_secret } = await newPayment(opened);
    await fake.pay(client_secret, 'good');
    await fake.world.refund(payment, 999);
    for (const raw of fake.world.postbacks.toReversed()) await receive(raw);
    expect(await provider.readBill(`${id}.${rebill}`)).toMatchObject({ dispute: 'lost' });
    expect(await provider.readBill(`${id}.initial`)).toMatchObject({ dispute: 'none' });
    expect(await provider.readPayment(payment)).toMatchObject({
      state: 'succeeded',
      refunded_cents: 999,
    });
  });

  test('an event is about the object of its transaction', async () => {
    const opened = await open();
    const { events, fake } = opened;
    const { id: payment, client_secret } = await newPayment(opened);
    await fake.pay(client_secret, 'good');
    await fake.world.refund(payment, 1);
    const id = await subscribe(opened);
    await fake.world.chargeBack(`${id}.initial`);
    await fake.world.cancel(id, 'buyer');
    await fake.world.renew(id);
    const [sale] = fake.world.sales.values();
    const { saleID = '', transactions: [first] = [] } = sale ?? {};
    const second = fake.world.find(id).transactions[0]?.id ?? '';
    expect(events.map(({ name, about, object_id }) => [name, about, object_id])).toEqual([
      ['paid', 'payment', payment],
      ['credit', 'payment', `${saleID}.${first?.id ?? ''}`],
      ['initial', 'bill', `${id}.initial`],
      ['chargeback', 'payment', `${id}.${second}`],
      ['cancel', 'subscription', id],
      ['expiry', 'subscription', id],
    ]);
    expect(await opened.provider.readPayment(`${saleID}.${first?.id ?? ''}`)).toMatchObject({
      id: payment,
      refunded_cents: 1,
    });
  });

  test('the amount and currency are reported as charged, so that wrong ones are detected', async () => {
    const opened = await open();
    const { id, client_secret } = await newPayment(opened);
    const order = Object.fromEntries(new URL(client_secret).searchParams);
    const { world } = opened.fake;
    const wrong = { ...order, priceAmount: '0.10', priceCurrency: 'EUR' };
    expect(await world.tryCard(client_secret, wrong, 'good')).toBe('done');
    expect(await opened.provider.readPayment(id)).toMatchObject({
      state: 'succeeded',
      amount_cents: 10,
      received_cents: 10,
      currency: 'eur',
    });
  });

  test('a second sale of one order is not credited, and is logged for the operator', async () => {
    const opened = await open();
    const { id, client_secret } = await newPayment(opened);
    await opened.fake.pay(client_secret, 'good');
    const { world } = opened.fake;
    const sale = world.findByReference(id) ?? expect.fail('It was paid.');
    await world.send({ ...world.paidBy(sale), saleID: '999', transactionID: '998' });
    expect(opened.failures).toEqual([{ order_id: id, sale_id: '999', first_sale_id: sale.saleID }]);
    expect(await opened.provider.readPayment(id)).toMatchObject({ received_cents: 999 });
  });

  test('a sale belongs to one order', async () => {
    const opened = await open();
    const [one, other] = [await newPayment(opened), await newPayment(opened)];
    await opened.fake.pay(one.client_secret, 'good');
    const { world } = opened.fake;
    const sale = world.findByReference(one.id) ?? expect.fail('It was paid.');
    const moved = { referenceID: other.id, custom1: other.id, transactionID: '1' };
    await world.send({ ...world.paidBy(sale), ...moved });
    expect(await opened.provider.readPayment(other.id)).toMatchObject({ state: 'open' });
  });

  describe('a postback is refused', () => {
    const paid = { type: 'purchase', saleID: '7', referenceID: 'fp_1', priceAmount: '9.99' };
    test.each<[string, (opened: Opened) => Buffer]>([
      ['with another key', ({ fake }) => fake.world.sign(paid, 'other')],
      ['for the shop of another site', ({ fake }) => fake.world.sign({ ...paid, shopID: '60679' })],
      ['without a shop', ({ fake }) => Buffer.from(unsigned(fake.config.signature_key, paid))],
      ['without a sale', ({ fake }) => fake.world.sign({ ...paid, saleID: '' })],
      ['with a changed amount', ({ fake }) => edit(fake.world.sign(paid), '9.99', '9.98')],
      ['with a parameter more', ({ fake }) => append(fake.world.sign(paid), '&custom2=x')],
      ['with one twice', ({ fake }) => append(fake.world.sign(paid), '&priceAmount=9.99')],
      ['with a name that is none', ({ fake }) => fake.world.sign({ ...paid, '': 'x' })],
      ['with a short signature', ({ fake }) => edit(fake.world.sign(paid), /.$/, '')],
      ['with none', ({ fake }) => edit(fake.world.sign(paid), /signature=\w+/, '')],
      ['that is too long', ({ fake }) => fake.world.sign({ ...paid, custom3: 'x'.repeat(9_000) })],
    ])('%s', async (_words, write) => {
      const opened = await open();
      const raw = write(opened);
      expect(() => opened.provider.readWebhook(raw, {})).toThrow('isn’t signed by FlexPay');
      await expect(opened.provider.storeWebhook?.(raw)).rejects.toMatchObject({ kind: 'forged' });
    });

    const unsigned = (key: string, params: Record<string, string>) =>
      String(new URLSearchParams({ ...params, signature: signatureOf(params, key) }));
    const edit = (raw: Buffer, from: string | RegExp, to: string) =>
      Buffer.from(String(raw).replace(from, to));
    const append = (raw: Buffer, more: string) => Buffer.from(`${String(raw)}${more}`);
  });

  test.each([
    [503, 'unavailable'],
    [429, 'unavailable'],
    [401, 'denied'],
    [400, 'refused'],
    ['silence', 'unavailable'],
    ['flood', 'unavailable'],
  ] as const)('a status page that answers with %s is %s', async (fault, kind) => {
    const opened = await open(300);
    const { id } = await newPayment(opened);
    opened.fake.breakWith(fault);
    expect(await refusal(opened.provider.readPayment(id))).toBe(kind);
  });

  test('a response about another sale is not accepted', async () => {
    const opened = await open();
    opened.fake.world.deliverTo(() => Promise.resolve());
    const { id, client_secret } = await newPayment(opened);
    await opened.fake.pay(client_secret, 'good');
    opened.fake.breakWith('other_sale');
    expect(await refusal(opened.provider.readPayment(id))).toBe('refused');
  });

  test('wrong credentials are a configuration error, not an outage', async () => {
    const opened = await open();
    const id = await subscribe(opened);
    const { config } = opened.fake;
    const withWrong = (wrong: object) =>
      createFlexPay({ config: { ...config, ...wrong }, ...opened.needs });
    const check = (wrong: object) => withWrong(wrong).checkAccess?.() ?? expect.fail('It has one.');
    expect(await refusal(check({}))).toBe('none');
    expect(await refusal(check({ api_password: 'x' }))).toBe('denied');
    expect(await refusal(check({ signature_key: 'x' }))).toBe('refused');
    expect(await refusal(check({ shop_id: '1' }))).toBe('refused');
    expect(await refusal(withWrong({ api_password: 'x' }).setEnding(id, true))).toBe('denied');
    expect(await refusal(withWrong({ signature_key: 'x' }).readSubscription(id))).toBe('refused');
  });

  test('a cancellation that the Control Center has not made is not reported as one', async () => {
    const opened = await open();
    const id = await subscribe(opened);
    opened.fake.breakWith('silence');
    const { provider } = opened;
    expect(
      await refusal(
        createFlexPay({ ...opened.needs, config: opened.fake.config, callMs: 200 }).setEnding(
          id,
          true,
        ),
      ),
    ).toBe('unavailable');
    opened.fake.breakWith(undefined);
    expect(await provider.readSubscription(id)).toMatchObject({ ends_at_period_end: false });
    expect(await provider.setEnding(id, true)).toMatchObject({ ends_at_period_end: true });
    expect(await provider.setEnding(id, true)).toMatchObject({ ends_at_period_end: true });
  });

  test('a subscription that was ended at once is not billed again', async () => {
    const opened = await open();
    const id = await subscribe(opened);
    await opened.provider.endNow(id);
    expect(opened.fake.world.find(id).isCancelled).toBe(true);
    expect(await opened.provider.readSubscription(id)).toMatchObject({ state: 'ended' });
  });

  test('a bill with an unknown transaction is refunded once the transaction is known', async () => {
    const opened = await open();
    const { provider, fake, receive } = opened;
    fake.world.deliverTo(() => Promise.resolve());
    const id = await subscribe(opened);
    const refund = () => provider.refundBill({ key: 'k', bill: `${id}.initial` });
    expect(await refusal(refund())).toBe('unavailable');
    await receive(fake.world.postbacks[0] ?? expect.fail('It was sent.'));
    await refund();
    await refund();
    expect(fake.requests.filter((one) => one.endsWith('/refund'))).toHaveLength(1);
    expect(fake.world.find(id).transactions[0]).toMatchObject({ returned: 1_299 });
  });

  test('an overdue renewal is `late`, and a canceled subscription ends with its period', async () => {
    const opened = await open();
    const [late, over] = [await subscribe(opened), await subscribe(opened)];
    await opened.provider.setEnding(over, true);
    opened.forward(33 * 86_400_000);
    expect(await opened.provider.readSubscription(late)).toMatchObject({ state: 'late' });
    expect(await opened.provider.readSubscription(over)).toMatchObject({ state: 'ended' });
  });

  test('nothing personal of a postback is stored', async () => {
    const opened = await open();
    const { client_secret } = await newPayment(opened);
    await opened.fake.pay(client_secret, 'good');
    const stored = JSON.stringify(await db.select().from(flexpay_report));
    expect(stored).toContain('paid');
    expect(stored).not.toMatch(/411111|VISA/);
  });
});

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [999, '9.99'],
  [120_000, '1200.00'],
])('%i cents are %s, and back', (cents, text) => {
  expect(writeAmount(cents)).toBe(text);
  expect(readAmount(text)).toBe(cents);
});

test.each([
  ['5', 500],
  ['5.5', 550],
  ['-9.99', 999],
  ['1e3', undefined],
  ['9.999', undefined],
  ['9,99', undefined],
  ['', undefined],
  [undefined, undefined],
])('the amount %s is %s', (text, cents) => {
  expect(readAmount(text)).toBe(cents);
});

test('the signature is the SHA-256 of the key and the sorted parameters', () => {
  const params = { shopID: '60678', saleID: '7', custom1: 'a b', amount: '9.99' };
  expect(signatureOf(params, 'key')).toBe(
    '790c121c9e8054ef39128ae9f1fbae8760e36eecea7c9d5ea1b9150988ea6c23',
  );
});

test('days and lines are read strictly', () => {
  expect(readDay('2026-11-24 10:00:00')).toEqual(new Date('2026-11-24T00:00:00Z'));
  expect([readDay('24.11.2026'), readDay('2026-13-01'), readDay(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(readLines("response: FOUND\r\nname: 'A: b'\n- no line\nexpired: 0")).toEqual({
    response: 'FOUND',
    name: 'A: b',
    expired: '0',
  });
});
