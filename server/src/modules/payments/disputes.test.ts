// The dispute rate: real money of thirty days, with one alert per day from 0.75 % on.
import { beforeEach, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import { openFakeStripe, type FakeStripe } from '../../../test/fakes/stripe/server.ts';
import { openShop } from '../../../test/shop.ts';
import type { Database } from '../../platform/db/open.ts';
import { createMetrics } from '../../platform/metrics.ts';
import { createDisputes } from './disputes.ts';
import { isHigh, rateOf } from './disputes.store.ts';

test.each([
  [0, 0, 0, false],
  [0, 500, 0, false],
  [2, 400, 0.005, false],
  [3, 401, 0.0074813, false],
  [3, 400, 0.0075, true],
  [1, 1, 1, true],
  [1, 0, 1, true],
])('%i disputes of %i payments are a rate of %f, high: %s', (disputed, settled, rate, high) => {
  expect(rateOf({ disputed, settled })).toBeCloseTo(rate, 6);
  expect(isHigh({ disputed, settled })).toBe(high);
});

onDatabase('the rate of disputes', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  let fake: FakeStripe;
  let alarms: object[];

  beforeEach(async () => {
    alarms = [];
    fake = await openFakeStripe({ live: true });
    later(() => fake.close());
    database = await open();
    const payments = fake.provider();
    app = await testApp({ database, later, log: quietLog, payments });
  });

  const watcher = () => {
    const log = { ...quietLog, error: (fields: object) => void alarms.push(fields) };
    const metrics = createMetrics();
    const needs = { db: database.db, clock: app.clock, log, metrics };
    return { ...createDisputes(needs), text: () => metrics.text() };
  };
  /** Pays once; returns Stripe's payment. */
  const buy = async () => {
    const shop = await openShop(app, database);
    const ann = await app.member();
    const started = await ann.payments.startPayment({ body: shop.hundred });
    fake.world.pay(started.client_secret, 'good');
    const query = { payment_intent_id: started.payment_intent_id };
    expect(await ann.payments.payment({ query })).toMatchObject({ status: 'succeeded' });
    return started.payment_intent_id;
  };
  /** Processes Stripe's webhook about it. */
  const hear = async (payment: string) => {
    const event = fake.world.events.findLast(({ data }) => JSON.stringify(data).includes(payment));
    const { raw, headers } = fake.webhook(event ?? expect.fail('Stripe sent it.'));
    await app.app.payments.receive(raw, headers);
    await app.app.payments.process(String(event?.id));
  };
  /** Adds payments of other buyers. */
  const pad = (count: number, credited_at: Date) =>
    database.pool.query(
      `insert into payment (id, site_id, provider, live, customer_id, amount_cents, currency, created_at, package_id,
         unit, units, state, credited_at)
       select gen_random_uuid(), $1, 'stripe', true, 'c', 999, 'usd', $2, 'p', 'token', 1, 'credited', $2
       from generate_series(1, $3::int)`,
      [app.site_id, credited_at, count],
    );
  const backlog = async () => {
    const root = await app.member();
    await database.pool.query('update person set is_admin = true where id = $1', [root.id]);
    return (await root.stats.backlog()).disputes;
  };

  test('is an alarm, a metric and a notice from 0.75% on, once a day', async () => {
    const payment = await buy();
    await pad(133, app.clock.now());
    const { watchDisputes, text } = watcher();
    await watchDisputes();
    expect(await backlog()).toEqual({ disputed: 0, settled: 134, is_high: false });
    expect(await text()).toContain('velour_dispute_rate 0\n');
    fake.world.dispute(payment, 'needs_response');
    await hear(payment);
    // One of 134 is 0.746%.
    await watchDisputes();
    expect(alarms).toEqual([]);
    await database.pool.query(
      `delete from payment where id in (select id from payment where package_id = 'p' limit 1)`,
    );
    for (let n = 0; n < 3; n += 1) await watchDisputes();
    const alarm = { site_id: app.site_id, disputed: 1, settled: 133, percent: 0.75 };
    expect(alarms).toEqual([alarm]);
    expect(await text()).toContain('velour_dispute_alarms_total');
    expect(await text()).toMatch(/velour_dispute_rate 0\.0075\d/);
    expect(await backlog()).toEqual({ disputed: 1, settled: 133, is_high: true });
    app.clock.forward(24 * 3_600_000);
    await watchDisputes();
    expect(alarms).toEqual([alarm, alarm]);
  });

  test('a dispute counts once, for thirty days from its arrival, whatever its outcome', async () => {
    const payment = await buy();
    app.clock.forward(29 * 86_400_000);
    for (const state of ['needs_response', 'won'] as const) {
      fake.world.dispute(payment, state);
      await hear(payment);
    }
    expect(await backlog()).toMatchObject({ disputed: 1, settled: 1 });
    app.clock.forward(2 * 86_400_000);
    expect(await backlog()).toEqual({ disputed: 1, settled: 0, is_high: true });
    app.clock.forward(29 * 86_400_000);
    expect(await backlog()).toEqual({ disputed: 0, settled: 0, is_high: false });
  });

  test('a payment that was called fraud counts before any dispute', async () => {
    const payment = await buy();
    fake.world.callFraud(payment);
    await hear(payment);
    expect(await backlog()).toEqual({ disputed: 1, settled: 1, is_high: true });
  });

  test('test money does not count', async () => {
    await pad(1, app.clock.now());
    await database.pool.query(
      `update payment set live = false, disputed_at = $1 where package_id = 'p'`,
      [app.clock.now()],
    );
    expect(await backlog()).toEqual({ disputed: 0, settled: 0, is_high: false });
  });
});
