// Buying through the API: prices are the server's, each payment is credited once, and payments are private.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { runs } from '@velour/testing/depth.ts';
import { openShop, type Shop } from '../../../test/shop.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

const DAY_MS = 24 * 3_600_000;

onDatabase('payments', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  let shop: Shop;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later, runsJobs: false });
    shop = await openShop(app, database);
  });

  test('a payment is credited once, whether the webhook or the browser arrives first', async () => {
    const [ann, bob] = [await app.member(), await app.member()];
    const [first, second] = [await shop.buy(ann), await shop.buy(bob)];
    await shop.settle();
    expect(await shop.balanceOf(ann)).toEqual([0, 100, 0]);
    const back = await Promise.all(
      Array.from({ length: 6 }, () =>
        ann.payments.payment({ query: { payment_intent_id: first } }),
      ),
    );
    expect(new Set(back.map(({ status }) => status))).toEqual(new Set(['succeeded']));
    await bob.payments.payment({ query: { payment_intent_id: second } });
    await shop.settle();
    expect([await shop.balanceOf(ann), await shop.balanceOf(bob)]).toEqual([
      [0, 100, 0],
      [0, 100, 0],
    ]);
  });

  test('message credits are bought as such', async () => {
    const ann = await app.member();
    await shop.buy(ann, shop.fifty);
    await shop.settle();
    expect(await ann.wallet.wallet()).toMatchObject({
      message_credits: 50,
      new_one_time_balance: 0,
    });
  });

  test.each([
    [{ amount: 1 }, 'payments.price_differs'],
    [{ amount: -999 }, 'payments.price_differs'],
    [{ amount: 998 }, 'payments.price_differs'],
    [{ currency: 'jpy' }, 'payments.price_differs'],
    [{ currency: 'USD' }, 'payments.price_differs'],
    [{ amount: 14_999 }, 'payments.price_differs'],
    [{ internal_currency_package_id: 'tokens-1' }, 'payments.package_not_found'],
    [{ amount: 9.99 }, 'request.invalid'],
    [{ amount: '999' }, 'request.invalid'],
    [{ customer: 'cus_1' }, 'request.invalid'],
  ])('a buyer who sends %o names no price', async (more, code) => {
    const ann = await app.member();
    const body = { ...shop.hundred, ...more } as typeof shop.hundred; // invalid on purpose
    await expect(ann.payments.startPayment({ body })).rejects.toMatchObject({ code });
    const { rows } = await database.pool.query('select 1 from payment where member_id = $1', [
      ann.id,
    ]);
    expect(rows).toEqual([]);
  });

  test('no price, currency, customer or address that a browser makes up has any effect', async () => {
    const ann = await app.member();
    await ann.payments.startPayment({ body: shop.hundred });
    const count = async () => {
      const { rows } = await database.pool.query<{ n: string }>(
        `select (select count(*) from payment) || ' ' || (select count(*) from subscription) ||
           ' ' || (select count(*) from sandbox_object) as n`,
      );
      return rows[0]?.n;
    };
    const before = await count();
    const number = fc.oneof(
      fc.constantFrom(0, -0, -1, -999, 998, 999.000001, 1e308, -1e308, 2 ** 53, 99_900, 1e21),
      fc.integer(),
      fc.double(),
    );
    const anything = fc.oneof(number, fc.string(), fc.constantFrom(null, true, [], {}, ['usd']));
    const name = fc.constantFrom('amount', 'currency', 'internal_currency_package_id');
    const more = fc.constantFrom(
      ...['customer', 'customer_id', 'price', 'usd_price', 'return_url', 'unit_amount', 'bonus'],
    );
    const payment = fc.tuple(fc.oneof(name, more), anything);
    const address = fc.oneof(
      fc.constantFrom('//evil.example', '/\\evil.example', 'https://evil.example/', 'javascript:1'),
      fc.webUrl(),
    );
    const checkout = fc.oneof(
      fc.record({ stripe_price_id: fc.oneof(fc.string(), anything) }),
      fc.record({ stripe_price_id: fc.constant(shop.idOf('Monthly')), amount: anything }),
      fc.record({ stripe_price_id: fc.constant(shop.idOf('Monthly')), return_url: address }),
    );
    const portal = fc.oneof(
      fc.record({ customer_id: fc.string({ minLength: 1 }), modify_url: fc.constant('/premium') }),
      fc.record({ modify_url: address }),
    );
    const refused = async (request: Promise<unknown>, sent: unknown) => {
      const failure: unknown = await request.catch((error: unknown) => error);
      expect(failure, JSON.stringify(sent)).toMatchObject({
        status: expect.toSatisfy((status: number) => status >= 400 && status < 500) as number,
      });
    };
    await fc.assert(
      fc.asyncProperty(payment, checkout, portal, async ([field, value], plan, way) => {
        fc.pre(
          !(field === 'amount' && value === 999) && !(field === 'currency' && value === 'usd'),
        );
        const body = { ...shop.hundred, [field]: value };
        await refused(ann.payments.startPayment({ body }), body);
        await refused(ann.payments.startCheckout({ body: plan as never }), plan);
        await refused(ann.payments.portal({ body: way }), way);
      }),
      runs(20, 300),
    );
    expect(await count()).toBe(before);
  });

  test('another member’s payment and checkout are not there', async () => {
    const [ann, bob] = [await app.member(), await app.member()];
    const payment_intent_id = await shop.buy(ann);
    const session_id = await shop.subscribe(ann);
    const missing = { code: 'payments.not_found' };
    await expect(bob.payments.payment({ query: { payment_intent_id } })).rejects.toMatchObject(
      missing,
    );
    await expect(bob.payments.checkout({ query: { session_id } })).rejects.toMatchObject(missing);
    await shop.settle();
    expect(await shop.balanceOf(bob)).toEqual([0, 0, 0]);
  });

  test('a declined card and a bank that refuses credit nothing', async () => {
    const ann = await app.member();
    const { client_secret, payment_intent_id } = await ann.payments.startPayment({
      body: shop.hundred,
    });
    const query = { payment_intent_id };
    await app.sandbox.tryCard(client_secret, 'declined');
    await app.sandbox.tryCard(client_secret, 'second_step');
    await app.sandbox.confirmBank(client_secret, false);
    await shop.settle();
    expect(await ann.payments.payment({ query })).toMatchObject({
      status: 'requires_payment_method',
    });
    expect(await shop.balanceOf(ann)).toEqual([0, 0, 0]);
    await app.sandbox.tryCard(client_secret, 'good');
    expect(await ann.payments.payment({ query })).toMatchObject({ status: 'succeeded' });
    expect(await shop.balanceOf(ann)).toEqual([0, 100, 0]);
  });

  describe('plans', () => {
    test('a plan starts with the browser’s return, is cancelled, resumed, and can be bought once', async () => {
      const ann = await app.member();
      const session_id = await shop.subscribe(ann);
      const back = await ann.payments.checkout({ query: { session_id } });
      expect(back).toMatchObject({
        status: 'complete',
        subscription: { plan_id: shop.idOf('Monthly'), state: 'active' },
      });
      // No webhook was processed yet.
      expect(await shop.balanceOf(ann)).toEqual([100, 0, 0]);
      await shop.settle();
      expect(await shop.balanceOf(ann)).toEqual([100, 0, 0]);
      const start = ann.payments.startCheckout({ body: { stripe_price_id: shop.idOf('Annual') } });
      await expect(start).rejects.toMatchObject({ code: 'payments.already_subscribed' });
      const change = (ends_at_period_end: boolean) =>
        ann.payments.changeSubscription({ body: { ends_at_period_end } });
      expect(await change(true)).toMatchObject({ subscription: { ends_at_period_end: true } });
      expect(await change(false)).toMatchObject({ subscription: { ends_at_period_end: false } });
    });

    test('there is no free price and nothing to change without a plan', async () => {
      const ann = await app.member();
      await expect(
        ann.payments.startCheckout({ body: { stripe_price_id: 'free' } }),
      ).rejects.toMatchObject({ code: 'payments.plan_not_found' });
      const change = ann.payments.changeSubscription({ body: { ends_at_period_end: true } });
      await expect(change).rejects.toMatchObject({ code: 'payments.nothing_bought' });
      expect(await ann.payments.subscription()).toEqual({ subscription: null });
    });

    test('the portal is that of the member, and returns to this site only', async () => {
      const ann = await app.member();
      const open = (body: { modify_url: string; customer_id?: string }) =>
        ann.payments.portal({ body });
      await expect(open({ modify_url: '/profile' })).rejects.toMatchObject({
        code: 'payments.nothing_bought',
      });
      await shop.buy(ann);
      expect((await open({ modify_url: '/profile' })).url).toContain('/portal?secret=');
      expect((await open({ modify_url: 'http://127.0.0.1:5173/profile' })).url).toContain(
        'secret=',
      );
      await expect(
        open({ modify_url: '/profile', customer_id: 'cus_other' }),
      ).rejects.toMatchObject({ code: 'payments.customer_differs' });
      for (const modify_url of [
        'https://evil.example/',
        '//evil.example',
        '/\\evil.example',
        'https:\\\\evil.example',
        'http://127.0.0.1:5173@evil.example/',
        'http://127.0.0.1:5173.evil.example/',
        'javascript:alert(1)',
        'data:text/html,x',
        'profile',
      ])
        await expect(open({ modify_url })).rejects.toMatchObject({
          code: 'payments.address_refused',
        });
    });
  });

  describe('messages', () => {
    const post = (payload: string, headers: Record<string, string> = {}) =>
      app.http.inject({
        method: 'POST',
        url: '/api/stripe/webhooks',
        headers: { 'content-type': 'application/json', ...headers },
        payload,
      });

    test('a forged one is refused and leaves nothing', async () => {
      const count = async () => (await database.pool.query('select 1 from webhook_event')).rowCount;
      const before = await count();
      const reported = JSON.stringify({
        id: 'evt_1',
        name: 'x',
        about: 'payment',
        object_id: 'p',
        live: false,
        at: new Date(),
      });
      const forgeries: Record<string, string>[] = [
        {},
        { 'sandbox-signature': 't=1,v1=00' },
        { 'stripe-signature': 't=1,v1=00' },
      ];
      for (const headers of forgeries) {
        const refused = await post(reported, headers);
        expect(refused.statusCode).toBe(400);
        expect(refused.json()).toMatchObject({ code: 'payments.message_refused' });
      }
      expect((await post('')).statusCode).toBe(400);
      expect((await post('x'.repeat(300_000))).statusCode).toBe(413);
      expect(await count()).toBe(before);
    });
  });

  test('under one key it is one payment, and another one is refused', async () => {
    const [ann, bob] = [await app.member(), await app.member()];
    const key = randomUUID();
    const start = (body: object, { person = ann, path = 'one-time-payment' } = {}) =>
      app.http.inject({
        method: 'POST',
        url: `/api/stripe/${path}?host=pd`,
        headers: {
          authorization: `Bearer ${person.token}`,
          'idempotency-key': key,
          'content-type': 'application/json',
        },
        payload: JSON.stringify(body),
      });
    const started = await Promise.all([
      start(shop.hundred),
      start(shop.hundred),
      start(shop.hundred),
    ]);
    expect(new Set(started.map(({ body }) => body)).size).toBe(1);
    const other = await start({
      ...shop.hundred,
      amount: 2_999,
      internal_currency_package_id: shop.idOf('350 tokens'),
    });
    expect(other.json()).toMatchObject({ code: 'request.key_reused' });
    // The same key of another member, and for another item.
    const his = await Promise.all(
      [shop.hundred, shop.hundred].map((body) => start(body, { person: bob })),
    );
    expect(new Set(his.map(({ body }) => body)).size).toBe(1);
    expect(his[0]?.body).not.toBe(started[0]?.body);
    const plan = { stripe_price_id: shop.idOf('Monthly') };
    const forms = await Promise.all(
      [plan, plan].map((body) => start(body, { path: 'checkout-sessions' })),
    );
    expect(forms.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(new Set(forms.map(({ body }) => body)).size).toBe(1);
    const { rows } = await database.pool.query(
      `select 1 from payment where member_id in ($1, $2) union all select 1 from subscription where member_id in ($1, $2)`,
      [ann.id, bob.id],
    );
    expect(rows).toHaveLength(3);
    // A repeated request for a paid checkout gets the same response; one for another plan is refused.
    const paid = [started[0], forms[0]].map(
      (one) => one?.json<{ client_secret: string }>().client_secret ?? '',
    );
    for (const secret of paid) expect(await app.sandbox.tryCard(secret, 'good')).toBe('done');
    await shop.settle();
    expect(await shop.balanceOf(ann)).toEqual([100, 100, 0]);
    const late = await Promise.all([
      start(shop.hundred),
      start(plan, { path: 'checkout-sessions' }),
      start({ stripe_price_id: shop.idOf('Annual') }, { path: 'checkout-sessions' }),
    ]);
    expect(late.slice(0, 2).map(({ body }) => body)).toEqual([started[0]?.body, forms[0]?.body]);
    expect(late[2]?.json()).toMatchObject({ code: 'request.key_reused' });
    await shop.settle();
    expect(await shop.balanceOf(ann)).toEqual([100, 100, 0]);
  });

  test('a payment without a webhook is found by polling', async () => {
    const ann = await app.member();
    await shop.buy(ann);
    await app.sandbox.close();
    await database.pool.query(`delete from webhook_event`);
    await app.app.payments.poll();
    expect(await shop.balanceOf(ann)).toEqual([0, 0, 0]); // too early to poll
    app.clock.forward(11 * 60_000);
    await app.app.payments.poll();
    expect(await shop.balanceOf(ann)).toEqual([0, 100, 0]);
    const bob = await app.member();
    await shop.subscribe(bob, 'Annual');
    await app.sandbox.close();
    await database.pool.query(`delete from webhook_event`);
    await app.app.payments.catchUp();
    await shop.settle();
    expect(await shop.balanceOf(bob)).toEqual([100, 0, 0]);
  });

  test('an annual plan gives a month at a time, and expires with it', async () => {
    const ann = await app.member();
    await shop.subscribe(ann, 'Annual');
    await shop.settle();
    expect(await shop.balanceOf(ann)).toEqual([100, 0, 0]);
    app.clock.forward(32 * DAY_MS);
    await app.app.payments.grantDue();
    await app.app.payments.grantDue();
    const scope = openScope(database.db, app.site_id);
    expect(await app.app.wallet.balances(scope, ann.id)).toMatchObject({
      new_subscriber_balance: 100,
    });
    app.clock.forward(92 * DAY_MS);
    await app.app.payments.grantDue();
    expect(await app.app.wallet.balances(scope, ann.id)).toMatchObject({
      new_subscriber_balance: 100,
    });
    const { rows } = await database.pool.query(
      `select 1 from subscription_grant g join subscription s on s.id = g.subscription_id where s.member_id = $1`,
      [ann.id],
    );
    expect(rows).toHaveLength(5);
  });

  test('a form that is paid after its account was deleted waits for a refund in the admins’ list', async () => {
    const ann = await app.member();
    const form = await ann.payments.startPayment({ body: shop.hundred });
    const scope = openScope(database.db, app.site_id);
    await app.app.payments.personalData.eraseOf(scope, ann.id);
    expect(await app.sandbox.tryCard(form.client_secret, 'good')).toBe('done');
    await shop.settle();
    const { rows } = await database.pool.query(
      `select state, finding from payment where provider_id = $1`,
      [form.payment_intent_id],
    );
    expect(rows).toEqual([{ state: 'credited', finding: 'account_deleted' }]);
  });

  test('a deleted account is no longer billed, and its rows identify no member', async () => {
    const ann = await app.member();
    const scope = openScope(database.db, app.site_id);
    await shop.buy(ann);
    await shop.subscribe(ann);
    await shop.settle();
    expect(await app.app.payments.personalData.exportOf(scope, ann.id)).toMatchObject({
      payments: [{ package_id: shop.idOf('100 tokens'), state: 'credited' }],
      subscriptions: [{ plan_id: shop.idOf('Monthly'), state: 'active' }],
    });
    await app.app.payments.personalData.eraseOf(scope, ann.id);
    await app.app.payments.personalData.eraseOf(scope, ann.id);
    await shop.settle();
    expect(await app.app.payments.personalData.exportOf(scope, ann.id)).toEqual({
      payments: [],
      subscriptions: [],
      special_offer: null,
      conversions: [],
      affiliate_landing: [],
    });
    const { rows } = await database.pool.query(
      `select 1 from billing_customer where member_id = $1`,
      [ann.id],
    );
    expect(rows).toEqual([]);
  });
});
