// The payment sandbox: its pages and its webhooks.
import { randomBytes, randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onDatabase, quietLog } from '../../../test/databases.ts';
import type { Db } from '../../platform/db/handle.ts';
import { createIds } from '../../platform/ids.ts';
import { createVault } from '../../platform/encryption.ts';
import type { PaymentsEvent } from './port.ts';
import { paymentsSuite, refusal, type Delivery } from '../../../test/suites/payments-suite.ts';
import { createSandbox, SANDBOX_PATH, type Sandbox } from './sandbox.ts';
import { serveSandbox } from './sandbox/page.ts';
import { sandbox_event, sandbox_object } from './sandbox/tables.ts';

const opened: Sandbox[] = [];

function open(db: Db, { isOpen = true, vault = createVault(randomBytes(32)) } = {}) {
  let ahead = 0;
  const clock = { now: () => new Date(Date.now() + ahead) };
  const provider = createSandbox({
    db,
    vault,
    clock,
    ids: createIds(clock),
    log: quietLog,
    base: '/api',
    isOpen,
  });
  const delivered: Delivery[] = [];
  const events: PaymentsEvent[] = [];
  const receive = async (raw: Buffer, headers: Record<string, string>) => {
    delivered.push({ raw, headers });
    events.push(provider.readWebhook(raw, headers));
  };
  opened.push(provider);
  return {
    provider,
    clock,
    delivered,
    events,
    receive,
    forward: (ms: number) => void (ahead += ms),
  };
}

onDatabase('the sandbox', (openDatabase) => {
  let db: Db;
  beforeAll(async () => {
    ({ db } = await openDatabase());
  });

  beforeEach(async () => {
    // A provider of an earlier test could deliver its events, and mark those of this test as
    // delivered.
    await Promise.all(opened.splice(0).map((provider) => provider.close()));
    await db.delete(sandbox_event);
    await db.delete(sandbox_object);
  });

  paymentsSuite('sandbox', async () => {
    const { provider, delivered, events, receive, forward } = open(db);
    provider.deliverTo(receive);
    return {
      provider,
      pay: (secret, card, which = 'hers') => provider.tryCard(secret, card, which),
      confirmBank: provider.confirmBank,
      refund: provider.refund,
      dispute: provider.setDispute,
      async renewPeriod(id) {
        const { period_end } = await provider.readSubscription(id);
        forward(period_end.getTime() - Date.now() + 1_000);
        await provider.runDue();
      },
      delivered: () => provider.close().then(() => delivered),
      events: () => provider.close().then(() => events),
      forward,
    };
  });

  const newRequest = () => ({ key: randomUUID(), metadata: { payment_id: 'p1' } });
  const newPayment = async ({ provider }: ReturnType<typeof open>) => {
    const { id: customer } = await provider.createCustomer(newRequest());
    const request = {
      ...newRequest(),
      customer,
      amount_cents: 999,
      currency: 'usd',
      description: '100 tokens',
      return_url: 'https://velour.example/premium/return',
    };
    return { customer, ...(await provider.createPayment(request)) };
  };

  test('says that it is a sandbox, and sells nothing if it is closed', async () => {
    const { provider } = open(db);
    expect(provider).toMatchObject({
      name: 'sandbox · no money moves',
      isBuiltIn: true,
      live: false,
    });
    const closed = open(db, { isOpen: false }).provider;
    expect(await refusal(closed.createCustomer(newRequest()))).toBe('unavailable');
    expect(closed.name).toBe('none · purchases are off');
  });

  test('if it is closed, a subscription ends with its period instead of being billed again', async () => {
    const vault = createVault(randomBytes(32));
    const before = open(db, { vault });
    const { customer } = await newPayment(before);
    const plan = { id: 'm', name: 'Monthly', amount_cents: 1_299, currency: 'usd', months: 1 };
    const return_url = 'https://a.example';
    const form = await before.provider.createCheckout({
      ...newRequest(),
      customer,
      plan,
      return_url,
    });
    await before.provider.tryCard(form.client_secret, 'good');
    const { subscription } = await before.provider.readCheckout(form.id);
    const closed = open(db, { isOpen: false, vault });
    closed.provider.deliverTo(closed.receive);
    await closed.provider.runDue();
    const read = () => closed.provider.readSubscription(subscription ?? '');
    const { latest_bill } = await read();
    expect(await read()).toMatchObject({ state: 'active' });
    closed.forward(32 * 86_400_000);
    await closed.provider.runDue();
    expect(await read()).toMatchObject({ state: 'ended', latest_bill });
    expect(closed.events.at(-1)?.name).toBe('subscription_ended');
    expect(await refusal(closed.provider.openPortal({ customer, return_url }))).toBe('unavailable');
  });

  test('a webhook that was not accepted is delivered again', async () => {
    const opened = open(db);
    const { client_secret } = await newPayment(opened);
    let fails = true;
    opened.provider.deliverTo(async (raw, headers) => {
      if (fails) throw new Error('not now');
      await opened.receive(raw, headers);
    });
    await opened.provider.tryCard(client_secret, 'good');
    await opened.provider.close();
    expect(opened.delivered).toEqual([]);
    fails = false;
    await opened.provider.runDue();
    expect(opened.delivered.length).toBeGreaterThan(0);
    const count = opened.delivered.length;
    await opened.provider.runDue();
    expect(opened.delivered).toHaveLength(count);
  });

  test('many cards at once on one form are one payment', async () => {
    const opened = open(db);
    const { id, client_secret } = await newPayment(opened);
    const cards = Array.from({ length: 12 }, () => opened.provider.tryCard(client_secret, 'good'));
    const outcomes = await Promise.all(cards);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(await opened.provider.readPayment(id)).toMatchObject({ received_cents: 999 });
  });

  test('months of downtime are billed one by one', async () => {
    const opened = open(db);
    opened.provider.deliverTo(opened.receive);
    const { customer } = await newPayment(opened);
    const plan = { id: 'm', name: 'Monthly', amount_cents: 1_299, currency: 'usd', months: 1 };
    const form = await opened.provider.createCheckout({
      ...newRequest(),
      customer,
      plan,
      return_url: 'https://a.example',
    });
    await opened.provider.tryCard(form.client_secret, 'good');
    opened.forward(93 * 86_400_000);
    await opened.provider.runDue();
    const bills = opened.delivered
      .map(({ raw }) => JSON.parse(raw.toString()) as { about: string; object_id: string })
      .filter(({ about }) => about === 'bill');
    expect(new Set(bills.map(({ object_id }) => object_id)).size).toBe(4);
  });

  describe('its pages', () => {
    const setUp = async () => {
      const opened = open(db);
      const http = Fastify();
      await http.register(
        async (api) =>
          serveSandbox(api, { sandbox: opened.provider, clock: opened.clock, base: '/api' }),
        { prefix: '/api' },
      );
      const post = (path: string, fields: Record<string, string>) =>
        http.inject({
          method: 'POST',
          url: `/api${SANDBOX_PATH}${path}`,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams(fields).toString(),
        });
      const show = (query: Record<string, string>, path = '') =>
        http.inject({ url: `/api${SANDBOX_PATH}${path}`, query });
      return { ...opened, http, post, show, ...(await newPayment(opened)) };
    };
    const good = { number: '4242 4242 4242 4242', expiry: '12/39', code: '123' };

    test('show that they are a sandbox and the price, can be framed by us only, and load nothing', async () => {
      const { show, client_secret: secret } = await setUp();
      const page = await show({ secret, theme: 'dark' });
      expect(page.body).toContain('SANDBOX');
      expect(page.body).toContain('Pay $9.99');
      expect(page.body).toContain('data-theme="dark"');
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'self'");
      expect(page.headers['cache-control']).toBe('no-store');
    });

    test('take a test card once, and notify the page around them', async () => {
      const { post, provider, id, client_secret: secret } = await setUp();
      const paid = await post('/card', { ...good, secret });
      expect(paid.body).toContain('"done"');
      expect(await provider.readPayment(id)).toMatchObject({ state: 'succeeded' });
      expect((await post('/card', { ...good, secret })).body).toContain('"closed"');
    });

    test('distinguish cards by number and expiry, however they are typed', async () => {
      const { post, provider, client_secret: secret, id, customer } = await setUp();
      await post('/card', { ...good, expiry: '2/39', secret });
      const mark = (await provider.readPayment(id)).card;
      expect(mark).not.toContain('4242');
      for (const [spelled, isSame] of [
        [{ number: '4242-4242-4242-4242', expiry: '02 / 39' }, true],
        [{ expiry: '03/39' }, false],
      ] as const) {
        const request = { ...newRequest(), customer, amount_cents: 999, currency: 'usd' };
        const more = await provider.createPayment({
          ...request,
          return_url: 'https://velour.example/premium/return',
          description: '100 tokens',
        });
        await post('/card', { ...good, ...spelled, secret: more.client_secret });
        expect((await provider.readPayment(more.id)).card === mark).toBe(isSame);
      }
    });

    test.each([
      [{ number: '4111 1111 1111 1111' }, 'test cards only'],
      [{ expiry: '01/20' }, 'expired'],
      [{ expiry: '13/39' }, 'expired'],
      [{ code: '12' }, '3 or 4 digits'],
      [{ number: '4000 0000 0000 0002' }, 'was declined'],
    ])(
      'with %o say why not, and show again what was entered unless it may be a real card',
      async (fields, words) => {
        const { post, provider, id, client_secret: secret } = await setUp();
        const refused = await post('/card', { ...good, secret, ...fields });
        // The first field has the focus, since this is a new page.
        expect(refused.body).toMatch(/<input name="number" autofocus/);
        expect(refused.body).toContain(`querySelector('[autofocus]')?.focus()`);
        expect(refused.body).toContain(words);
        const { number, expiry, code } = { ...good, ...fields };
        const shown = words === 'test cards only' ? '' : number;
        for (const value of [shown, expiry, code]) {
          expect(refused.body).toContain(` value="${value}"`);
        }
        expect(await provider.readPayment(id)).toMatchObject({ state: 'open' });
      },
    );

    test('ask for the bank’s second step', async () => {
      const { post, provider, id, client_secret: secret } = await setUp();
      const challenge = await post('/card', { ...good, number: '4000002500003155', secret });
      expect(challenge.body).toContain('Confirm with your bank');
      expect((await post('/bank', { answer: 'refuse', secret })).body).toContain(
        'didn’t confirm the payment with your bank',
      );
      await post('/card', { ...good, number: '4000002500003155', secret });
      expect((await post('/bank', { answer: 'approve', secret })).body).toContain('"done"');
      expect(await provider.readPayment(id)).toMatchObject({ state: 'succeeded' });
    });

    test('are 404 for an invalid secret, and do not repeat it', async () => {
      const { show, post, id, client_secret } = await setUp();
      const wrong = [
        '',
        'x',
        id,
        `${id}_secret_`,
        `${client_secret}x`,
        '<script>alert(1)</script>',
      ];
      for (const secret of wrong) {
        for (const page of [
          await show({ secret }),
          await show({ secret }, '/portal'),
          await post('/card', { ...good, secret }),
        ]) {
          expect(page.statusCode).toBe(200);
          expect(page.body).not.toContain('alert(1)');
          expect(page.body).toContain('"closed"');
        }
      }
      expect((await show({ secret: client_secret }, '/portal')).body).toContain('"closed"');
    });

    test('cancel and resume a plan in the portal, for its own customer only', async () => {
      const { provider, customer, post, show } = await setUp();
      const plan = { id: 'm', name: 'Monthly', amount_cents: 1_299, currency: 'usd', months: 1 };
      const return_url = 'https://velour.example/profile';
      const form = await provider.createCheckout({ ...newRequest(), customer, plan, return_url });
      await provider.tryCard(form.client_secret, 'good');
      const subscription = (await provider.readCheckout(form.id)).subscription ?? '';
      const secretOf = async (whose: string) =>
        (await provider.openPortal({ customer: whose, return_url })).url.split('secret=')[1] ?? '';
      const own = await secretOf(customer);
      expect((await show({ secret: own }, '/portal')).body).toContain('Cancel plan');
      const { id: stranger } = await provider.createCustomer(newRequest());
      const foreign = await secretOf(stranger);
      await post('/portal', { secret: foreign, subscription, answer: 'cancel' });
      expect(await provider.readSubscription(subscription)).toMatchObject({
        ends_at_period_end: false,
      });
      const ends = await post('/portal', { secret: own, subscription, answer: 'cancel' });
      expect(ends.body).toContain('Resume plan');
      expect(await provider.readSubscription(subscription)).toMatchObject({
        ends_at_period_end: true,
      });
    });
  });
});
