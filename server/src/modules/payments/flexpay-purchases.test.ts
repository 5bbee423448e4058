// Purchases at FlexPay, from the order to the ledger: paid on its page, reported by postbacks or found by polling.
import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import { openFakeFlexPay, type FakeFlexPay } from '../../../test/fakes/flexpay/server.ts';
import { openFakeStripe } from '../../../test/fakes/stripe/server.ts';
import { openShop, type Shop } from '../../../test/shop.ts';
import { openScope } from '../../platform/db/scope.ts';
import type { Database } from '../../platform/db/open.ts';

onDatabase('purchases at FlexPay', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  let fake: FakeFlexPay;
  let flexpay: ReturnType<FakeFlexPay['provider']>;
  const master = randomBytes(32);
  let shop: Shop;
  const problems: object[] = [];

  beforeAll(async () => {
    fake = await openFakeFlexPay();
    later(() => fake.close());
    database = await open();
    const log = { ...quietLog, error: (fields: object) => void problems.push(fields) };
    flexpay = fake.provider({ db: database.db, log });
    app = await testApp({
      database,
      later,
      log,
      master,
      payments: flexpay,
    });
    shop = await openShop(app, database);
  });

  const send = async (raw: Buffer, method: 'GET' | 'POST' = 'GET') => {
    const url = '/api/payments/flexpay';
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const reply = await (method === 'GET'
      ? app.http.inject({ method, url: `${url}?${String(raw)}` })
      : app.http.inject({ method, url, headers: type, payload: raw }));
    return [
      reply.statusCode,
      reply.statusCode === 200 ? reply.body : reply.json<{ code: string }>().code,
    ];
  };
  const start = (person: Person) => person.payments.startPayment({ body: shop.hundred });
  /** Sends all postbacks since `from` in this order, and runs the jobs that follow. */
  const report = async (from: number, order = (all: Buffer[]) => all) => {
    for (const raw of order(fake.world.postbacks.slice(from)))
      expect(await send(raw)).toEqual([200, 'OK']);
    await shop.settle();
  };
  const subscribe = async () => {
    const person = await app.member();
    const body = { stripe_price_id: shop.idOf('Monthly') };
    const { client_secret, session_id } = await person.payments.startCheckout({ body });
    expect(await fake.pay(client_secret, 'good')).toBe('done');
    const sale = fake.world.findByReference(session_id) ?? expect.fail('It was paid.');
    return { person, session_id, sale: sale.saleID };
  };
  const runningOf = async (person: Person) => (await person.payments.subscription()).subscription;

  test('the buyer is sent to its page; a return that was not paid for buys nothing', async () => {
    const ann = await app.member();
    const { form, client_secret, payment_intent_id } = await start(ann);
    expect(form).toEqual({ kind: 'redirect', origin: fake.config.secure_base });
    expect(client_secret.startsWith(`${fake.config.secure_base}/startorder?`)).toBe(true);
    expect(await fake.pay(client_secret, 'declined')).toBe('declined');
    const query = { payment_intent_id };
    expect(await ann.payments.payment({ query })).toMatchObject({
      status: 'requires_payment_method',
    });
    expect(await shop.balanceOf(ann)).toEqual([0, 0, 0]);
  });

  test.each(['GET', 'POST'] as const)(
    'a postback by %s credits once, however often',
    async (how) => {
      const ann = await app.member();
      const from = fake.world.postbacks.length;
      await fake.pay((await start(ann)).client_secret, 'good');
      const raw = fake.world.postbacks[from] ?? expect.fail('It was sent.');
      for (let n = 0; n < 3; n += 1) expect(await send(raw, how)).toEqual([200, 'OK']);
      await shop.settle();
      expect(await send(raw, how)).toEqual([200, 'OK']);
      await shop.settle();
      expect(await shop.balanceOf(ann)).toEqual([0, 100, 0]);
    },
  );

  test('a payment is found by its return and by polling, before any postback', async () => {
    const [ann, bob] = [await app.member(), await app.member()];
    const from = fake.world.postbacks.length;
    const { client_secret, payment_intent_id } = await start(ann);
    await fake.pay(client_secret, 'good');
    const query = { payment_intent_id };
    expect(await ann.payments.payment({ query })).toMatchObject({ status: 'succeeded' });
    await fake.pay((await start(bob)).client_secret, 'good');
    app.clock.forward(11 * 60_000);
    await app.app.payments.poll();
    await report(from);
    for (const one of [ann, bob]) expect(await shop.balanceOf(one)).toEqual([0, 100, 0]);
  });

  test.each([
    ['another amount', { priceAmount: '0.99' }, 'amount'],
    ['another currency', { priceCurrency: 'EUR' }, 'currency'],
  ])('%s than ours credits nothing and is reviewed', async (_words, wrong, finding) => {
    const ann = await app.member();
    const from = fake.world.postbacks.length;
    const { client_secret } = await start(ann);
    const order = Object.fromEntries(new URL(client_secret).searchParams);
    await fake.world.tryCard(client_secret, { ...order, ...wrong }, 'good');
    await report(from);
    expect(await shop.balanceOf(ann)).toEqual([0, 0, 0]);
    expect(problems.at(-1)).toMatchObject({ finding });
  });

  test('unsigned messages and those of another shop are refused and not stored', async () => {
    const count = async () =>
      (await database.pool.query('select 1 from flexpay_report')).rows.length;
    const before = await count();
    const params = { type: 'purchase', saleID: '5', referenceID: 'fp_5', priceAmount: '9.99' };
    const refused = [400, 'payments.message_refused'];
    expect(await send(fake.world.sign(params, 'other key'))).toEqual(refused);
    expect(await send(fake.world.sign({ ...params, shopID: '1' }))).toEqual(refused);
    expect(await send(Buffer.from('saleID=5&shopID=60678'))).toEqual(refused);
    expect(await send(Buffer.alloc(0))).toEqual(refused);
    expect(await count()).toBe(before);
  });

  test('refunds and chargebacks take the tokens back, in whatever order they come', async () => {
    for (const order of [(all: Buffer[]) => all, (all: Buffer[]) => all.toReversed()]) {
      const [ann, bob] = [await app.member(), await app.member()];
      const from = fake.world.postbacks.length;
      const [hers, his] = [await start(ann), await start(bob)];
      await fake.pay(hers.client_secret, 'good');
      await fake.world.refund(hers.payment_intent_id, 500);
      await fake.pay(his.client_secret, 'good');
      await fake.world.chargeBack(his.payment_intent_id);
      await report(from, order);
      expect(await shop.balanceOf(ann)).toEqual([0, 49, 0]);
      expect(await shop.balanceOf(bob)).toEqual([0, 0, 0]);
    }
  });

  test('a plan starts with its first bill, renews with a rebill, and ends with a chargeback', async () => {
    const from = fake.world.postbacks.length;
    const { person: ann, sale } = await subscribe();
    await report(from);
    expect(await shop.balanceOf(ann)).toEqual([100, 0, 0]);
    expect(await runningOf(ann)).toMatchObject({
      state: 'active',
      can_resume: false,
      can_switch: false,
    });
    const end = (await runningOf(ann))?.period_end ?? '';
    await fake.world.renew(sale);
    await report(from);
    expect(Date.parse((await runningOf(ann))?.period_end ?? '')).toBeGreaterThan(Date.parse(end));
    const { rows } = await database.pool.query(
      `select 1 from subscription_bill b join subscription s on s.id = b.subscription_id
       where s.provider_id = $1`,
      [sale],
    );
    expect(rows).toHaveLength(2);
    await fake.world.chargeBack(`${sale}.initial`);
    await report(from);
    expect((await shop.balanceOf(ann))[0]).toBe(0);
  });

  test('a plan is canceled at FlexPay at once, and cannot be resumed or switched by us', async () => {
    const { person: ann, session_id, sale } = await subscribe();
    const back = await ann.payments.checkout({ query: { session_id } });
    expect(back).toMatchObject({ status: 'complete', subscription: { state: 'active' } });
    const change = (ends_at_period_end: boolean) =>
      ann.payments.changeSubscription({ body: { ends_at_period_end } });
    expect((await change(true)).subscription).toMatchObject({ ends_at_period_end: true });
    expect(fake.world.find(sale).isCancelled).toBe(true);
    await expect(change(false)).rejects.toMatchObject({ code: 'payments.change_unsupported' });
    const body = { plan_id: shop.idOf('Annual'), amount: 4_365 };
    await expect(ann.payments.choosePlan({ body })).rejects.toMatchObject({
      code: 'payments.change_unsupported',
    });
    expect(await runningOf(ann)).toMatchObject({ ends_at_period_end: true, next: null });
  });

  test('a plan that is canceled on FlexPay’s own page ends here, too', async () => {
    const from = fake.world.postbacks.length;
    const { person: ann, sale } = await subscribe();
    const { url } = await (async () => {
      await report(from);
      return ann.payments.portal({ body: { modify_url: '/premium' } });
    })();
    expect(url).toContain(`/cancel-subscription?saleID=${sale}&`);
    await fake.world.cancel(sale, 'buyer');
    await report(from);
    expect(await runningOf(ann)).toMatchObject({ ends_at_period_end: true });
    await fake.world.renew(sale);
    await report(from);
    expect(await runningOf(ann)).toBeNull();
  });

  test('a deleted account is no longer billed', async () => {
    const { person: ann, session_id, sale } = await subscribe();
    await ann.payments.checkout({ query: { session_id } });
    await app.app.payments.personalData.eraseOf(openScope(database.db, app.site_id), ann.id);
    expect(fake.world.find(sale).isCancelled).toBe(true);
  });

  test('a plan that is paid after its account was deleted is ended and refunded', async () => {
    const ann = await app.member();
    const body = { stripe_price_id: shop.idOf('Monthly') };
    const { client_secret, session_id } = await ann.payments.startCheckout({ body });
    await app.app.payments.personalData.eraseOf(openScope(database.db, app.site_id), ann.id);
    const from = fake.world.postbacks.length;
    // The order page was still open in a browser.
    expect(await fake.pay(client_secret, 'good')).toBe('done');
    await report(from);
    const sale = fake.world.findByReference(session_id) ?? expect.fail('It was paid.');
    const { rows } = await database.pool.query<{ id: string; finding: string }>(
      'select id, finding from subscription where provider_id = $1',
      [sale.saleID],
    );
    expect(rows[0]?.finding).toBe('second_plan');
    await app.app.payments.cancelDuplicate(rows[0]?.id ?? '');
    expect(sale.isCancelled).toBe(true);
    expect(sale.transactions[0]?.returned).toBe(1_299);
  });

  test('while FlexPay does not answer, nothing is lost: the job of the postback fails and is tried again', async () => {
    const from = fake.world.postbacks.length;
    const { person: ann } = await subscribe();
    fake.breakWith(503);
    expect(await send(fake.world.postbacks[from] ?? Buffer.alloc(0))).toEqual([200, 'OK']);
    await expect(shop.settle()).rejects.toMatchObject({ kind: 'unavailable' });
    fake.breakWith(undefined);
    await shop.settle();
    expect(await shop.balanceOf(ann)).toEqual([100, 0, 0]);
  });

  test('after a switch to another provider its plans renew and are canceled here, and new purchases go there', async () => {
    const from = fake.world.postbacks.length;
    const { person: ann, sale } = await subscribe();
    await report(from);
    const stripe = await openFakeStripe({ live: true });
    later(() => stripe.close());
    const after = await testApp({
      database,
      later,
      log: quietLog,
      master,
      payments: stripe.provider(),
      otherPayments: [flexpay],
    });
    after.clock.forward(app.clock.now().getTime() - after.clock.now().getTime());
    const calls = after.as(ann.token);
    const started = await calls.payments.startPayment({ body: shop.hundred });
    expect(started.form.kind).toBe('script');
    const { publishable_keys } = await calls.site.apiConfig({});
    expect(publishable_keys).toEqual({ stripe: stripe.config.publishable_key });
    await fake.world.renew(sale);
    const url = `/api/payments/flexpay?${String(fake.world.postbacks.at(-1))}`;
    expect((await after.http.inject({ method: 'GET', url })).body).toBe('OK');
    const { rows } = await database.pool.query<{ event_id: string; provider: string }>(
      `select event_id, provider from webhook_event where state = 'received'`,
    );
    for (const { event_id, provider } of rows) await after.app.payments.process(event_id, provider);
    const bills = await database.pool.query(
      `select 1 from subscription_bill b join subscription s on s.id = b.subscription_id
       where s.provider_id = $1`,
      [sale],
    );
    expect(bills.rows).toHaveLength(2);
    await calls.payments.changeSubscription({ body: { ends_at_period_end: true } });
    expect(fake.world.find(sale).isCancelled).toBe(true);
  });
});
