// Attacks on webhooks: only bytes that the provider has signed recently, for us, are stored.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import {
  openFakeStripe,
  type FakeStripe,
  type SignedWebhook,
} from '../../../test/fakes/stripe/server.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

onDatabase('webhooks', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let fake: FakeStripe;
  let database: Database;
  let ann: Person;
  /** Functions that run before the response of the next read of a payment. */
  const duringRead: (() => Promise<void>)[] = [];
  let buying: { amount: number; currency: string; internal_currency_package_id: string };

  beforeAll(async () => {
    fake = await openFakeStripe();
    later(() => fake.close());
    database = await open();
    const provider = fake.provider();
    const readPayment = async (id: string) => {
      const read = await provider.readPayment(id);
      await duringRead.splice(0)[0]?.();
      return read;
    };
    const payments = { ...provider, readPayment };
    app = await testApp({ database, later, log: quietLog, payments });
    ann = await app.member();
    const [cheapest] = (await app.guest.wallet.currencyPackages({ query: {} })).packages;
    const internal_currency_package_id = cheapest?.id ?? '';
    buying = { amount: 999, currency: 'usd', internal_currency_package_id };
  });

  /** A paid payment of Ann at Stripe, and its event. */
  async function paid() {
    const { client_secret, payment_intent_id } = await ann.payments.startPayment({ body: buying });
    fake.world.pay(client_secret, 'good');
    const event = fake.world.events.at(-1) ?? expect.fail('Stripe tells of it.');
    return { payment_intent_id, event };
  }
  const post = async ({ raw, headers }: SignedWebhook, query = '') => {
    const url = `/api/stripe/webhooks${query}`;
    const reply = await app.http.inject({ method: 'POST', url, headers, payload: raw });
    return [reply.statusCode, reply.json<{ code?: string }>().code];
  };
  const known = async () =>
    (
      await database.pool.query<{ event_id: string }>('select event_id from webhook_event')
    ).rows.map(({ event_id }) => event_id);
  const refused = [400, 'payments.message_refused'];

  test('a webhook signed by Stripe is stored once, however often it is sent, with any content type', async () => {
    const { event } = await paid();
    const message = fake.webhook(event);
    const typed = (type: string) => ({
      ...message,
      headers: { ...message.headers, 'content-type': type },
    });
    const answers = await Promise.all(
      [message, typed('application/json'), typed('text/plain'), message].map((one) => post(one)),
    );
    expect(answers).toEqual(Array(4).fill([200, undefined]));
    // Signed at another time, as in a provider's retry.
    const again = fake.webhook(event, { at: Math.floor(Date.now() / 1_000) - 200 });
    expect(await post(again)).toEqual([200, undefined]);
    expect((await known()).filter((id) => id === event.id)).toHaveLength(1);
    await app.app.payments.process(event.id);
    await app.app.payments.process(event.id);
    expect(await ann.wallet.wallet()).toMatchObject({ new_one_time_balance: 100 });
  });

  test('forged, stale, rewritten and other-mode webhooks are not stored', async () => {
    const { event, payment_intent_id } = await paid();
    const before = await known();
    const good = fake.webhook(event);
    const now = Math.floor(Date.now() / 1_000);
    const mark = (good.headers['stripe-signature'] ?? '').split('v1=')[1] ?? '';
    const forgeries: SignedWebhook[] = [
      fake.webhook(event, { secret: 'whsec_of_somebody_else' }),
      fake.webhook(event, { secret: '' }),
      fake.webhook(event, { at: now - 301 }),
      fake.webhook({ ...event, livemode: true }),
      // The same JSON with other whitespace, and with other content.
      { ...good, raw: Buffer.from(JSON.stringify(event)) },
      { ...good, raw: Buffer.concat([good.raw, Buffer.from('\n')]) },
      { ...good, raw: Buffer.from(good.raw.toString().replace(event.id, `evt_${randomUUID()}`)) },
      { ...good, raw: Buffer.alloc(0) },
      // An old signature with a new time, a truncated one, the old scheme, and none.
      { ...good, headers: { 'stripe-signature': `t=${now + 1},v1=${mark}` } },
      { ...good, headers: { 'stripe-signature': `t=${now},v1=${mark.slice(0, -2)}` } },
      { ...good, headers: { 'stripe-signature': `t=${now},v0=${mark}` } },
      { ...good, headers: { 'stripe-signature': `t=,v1=` } },
      { ...good, headers: { 'stripe-signature': 'x'.repeat(10_000) } },
      { ...good, headers: {} },
    ];
    for (const [at, forgery] of forgeries.entries())
      expect(await post(forgery), `forgery ${at}`).toEqual(refused);
    const long = { ...event, more: 'x'.repeat(256 * 1024) };
    expect(await post(fake.webhook(long))).toEqual([413, 'request.too_large']);
    expect(await known()).toEqual(before);
    expect(await ann.wallet.wallet()).toMatchObject({ new_one_time_balance: 100 });
    // The original webhook is still valid.
    expect(await post(good)).toEqual([200, undefined]);
    await app.app.payments.process(event.id);
    const query = { payment_intent_id };
    expect(await ann.payments.payment({ query })).toMatchObject({ status: 'succeeded' });
    expect(await ann.wallet.wallet()).toMatchObject({ new_one_time_balance: 200 });
  });

  test('a signed body that is no event is refused, whatever JSON it is', async () => {
    const { event } = await paid();
    const before = await known();
    const object = { id: 'pi_1', object: 'payment_intent' };
    const bodies: unknown[] = [
      ...[[], [event], 'text', 7, true, null, {}],
      ...[null, [], 'x', {}, { object: null }, { object: [] }, { object: 'pi_1' }].map((data) => ({
        ...event,
        data,
      })),
      ...['a\0b', '', 7, null, [], 'x'.repeat(256)].flatMap((wrong) => [
        { ...event, id: wrong },
        { ...event, type: wrong },
        { ...event, data: { object: { ...object, object: wrong } } },
      ]),
      ...['a\0b', 7, [], {}, { id: 'a\0b' }].map((id) => ({
        ...event,
        data: { object: { ...object, id } },
      })),
      ...[1e20, -1, 'now', null, 1.5].map((created) => ({ ...event, created })),
    ];
    for (const body of bodies) {
      const message = fake.webhook(body as object);
      expect(await post(message), JSON.stringify(body)).toEqual(refused);
    }
    const raw = Buffer.from('{"id":');
    expect(await post(fake.sign(raw))).toEqual(refused);
    expect(await known()).toEqual(before);
  });

  test('a signed webhook about another site’s payment, or an unknown one, credits nothing', async () => {
    const { payment_intent_id } = await paid();
    const before = await ann.wallet.wallet();
    const intent = fake.world.find('payment_intent', payment_intent_id);
    const reported = async (metadata: object) => {
      Object.assign(intent, { metadata });
      fake.world.emit('payment_intent.succeeded', intent);
      const event = fake.world.events.at(-1) ?? expect.fail('It was told.');
      // The host in the URL is ignored: the object determines the site.
      expect(await post(fake.webhook(event), '?host=pd')).toEqual([200, undefined]);
      await app.app.payments.process(event.id);
      const { rows } = await database.pool.query<{ state: string }>(
        'select state from webhook_event where event_id = $1',
        [event.id],
      );
      return rows[0]?.state;
    };
    const own = intent['metadata'] as Record<string, string>;
    for (const purchase_id of [randomUUID(), 'nonsense', "'; drop table payment; --"])
      expect(await reported({ ...own, purchase_id })).toBe('not_ours');
    expect(await reported({ ...own, site_id: randomUUID() })).toBe('done');
    expect(await ann.wallet.wallet()).toEqual(before);
    const { rows } = await database.pool.query('select state, finding from payment where id = $1', [
      own['purchase_id'],
    ]);
    expect(rows).toEqual([{ state: 'open', finding: 'metadata' }]);
  });

  test('a read by a clock that is behind is repeated, and no refund is lost', async () => {
    const { payment_intent_id, event } = await paid();
    await post(fake.webhook(event));
    await app.app.payments.process(event.id);
    const before = (await ann.wallet.wallet()).new_one_time_balance;
    fake.world.refund(payment_intent_id, 999);
    const refund = fake.world.events.at(-1) ?? expect.fail('Stripe tells of it.');
    await post(fake.webhook(refund));
    // Another process, whose clock is ahead, has just read the payment.
    app.clock.forward(-20_000);
    await expect(app.app.payments.process(refund.id)).rejects.toThrow('outdated');
    app.clock.forward(20_001);
    await app.app.payments.process(refund.id);
    expect(await ann.wallet.wallet()).toMatchObject({ new_one_time_balance: before - 100 });
  });

  test('a payment that the bank still clears says so until it arrives', async () => {
    const { client_secret, payment_intent_id } = await ann.payments.startPayment({ body: buying });
    const query = { payment_intent_id };
    const state = async () => (await ann.payments.payment({ query })).status;
    expect(await state()).toBe('requires_payment_method');
    fake.world.pay(client_secret, 'slow');
    expect(await state()).toBe('processing');
    fake.world.arrive();
    expect(await state()).toBe('succeeded');
  });

  test('a purchase that another webhook has read at the same time is read again at once', async () => {
    const { payment_intent_id, event } = await paid();
    const intent = fake.world.find('payment_intent', payment_intent_id);
    fake.world.emit('payment_intent.processing', intent);
    const other = fake.world.events.at(-1) ?? expect.fail('Stripe tells of it.');
    for (const one of [event, other]) await post(fake.webhook(one));
    duringRead.push(async () => {
      app.clock.forward(1);
      await app.app.payments.process(other.id);
      app.clock.forward(1);
    });
    await app.app.payments.process(event.id);
    const { rows } = await database.pool.query(
      'select distinct state from webhook_event where event_id = any($1)',
      [[event.id, other.id]],
    );
    expect(rows).toEqual([{ state: 'done' }]);
  });

  test('a webhook whose jobs have all failed is processed once the provider responds', async () => {
    const { event } = await paid();
    const before = (await ann.wallet.wallet()).new_one_time_balance;
    await post(fake.webhook(event));
    fake.breakWith(401);
    await expect(app.app.payments.process(event.id)).rejects.toMatchObject({ kind: 'denied' });
    app.clock.forward(20 * 60_000);
    await app.app.payments.catchUp().catch(() => undefined);
    app.clock.forward(5 * 3_600_000);
    await app.app.payments.catchUp().catch(() => undefined);
    fake.breakWith(undefined);
    await app.app.payments.catchUp();
    const scope = openScope(database.db, app.site_id);
    const after = await app.app.wallet.balances(scope, ann.id);
    expect(after.new_one_time_balance).toBe(before + 100);
  });

  test('there is one method, and a description that says so', async () => {
    const wrong = await app.http.inject({ method: 'GET', url: '/api/stripe/webhooks' });
    expect([wrong.statusCode, wrong.headers['allow']]).toEqual([405, 'POST']);
    const described = (await app.http.inject({ url: '/api/openapi.json' })).json<{
      paths: Record<string, { post?: object } | undefined>;
    }>();
    expect(described.paths['/stripe/webhooks']?.post).toMatchObject({
      'x-access': 'webhook',
      security: [{ signature: [] }],
      parameters: [],
      requestBody: { content: { '*/*': { schema: { format: 'binary' } } } },
    });
  });

  test('events of the provider during an outage of days are found afterwards', async () => {
    ann = await app.member(); // a new member, because the sign-in of the first has expired
    const { event } = await paid();
    await post(fake.webhook(event));
    const { event: missed } = await paid();
    const { event: first } = await paid();
    app.clock.forward(5 * 24 * 3_600_000);
    await post(fake.webhook(first)); // after the outage, before the provider's list is read
    await app.app.payments.catchUp();
    expect(await known()).toContain(missed.id);
  });
});
