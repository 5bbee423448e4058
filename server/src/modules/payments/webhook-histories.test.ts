// Stripe's webhooks in any order, repeated, between and during actions, with failures in the middle.
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import { printedSeed, times } from '@velour/testing/depth.ts';
import { openFakeStripe, type FakeStripe } from '../../../test/fakes/stripe/server.ts';
import type { PaymentsProvider } from '../../providers/payments/port.ts';
import type { Member } from '../../platform/actor.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';

/** Actions at Stripe, in this order; their webhooks arrive in any order. */
type Action =
  | 'declined'
  | 'pay'
  | 'refund 300'
  | 'refund 699'
  | 'dispute'
  | 'won'
  | 'lost'
  | 'cancel'
  | 'another plan'
  | 'renew'
  | 'end'
  | 'refund half a bill'
  | 'refund bill';

/** Each history has one end state, whatever the order of webhooks: expiring and permanent tokens, debt, and state. */
const histories: readonly { plan: boolean; actions: readonly Action[]; end: unknown }[] = [
  { plan: false, actions: ['declined'], end: [0, 0, 0, 'open'] },
  { plan: false, actions: ['pay'], end: [0, 100, 0, 'credited'] },
  { plan: false, actions: ['declined', 'pay'], end: [0, 100, 0, 'credited'] },
  { plan: false, actions: ['pay', 'refund 300'], end: [0, 69, 0, 'credited'] },
  { plan: false, actions: ['pay', 'refund 300', 'refund 699'], end: [0, 0, 0, 'credited'] },
  { plan: false, actions: ['pay', 'dispute'], end: [0, 0, 0, 'credited'] },
  { plan: false, actions: ['pay', 'dispute', 'won'], end: [0, 100, 0, 'credited'] },
  { plan: false, actions: ['pay', 'refund 300', 'dispute', 'lost'], end: [0, 0, 0, 'credited'] },
  { plan: true, actions: ['pay'], end: [100, 0, 0, 'active'] },
  { plan: true, actions: ['pay', 'cancel'], end: [100, 0, 0, 'active'] },
  { plan: true, actions: ['pay', 'another plan'], end: [100, 0, 0, 'active'] },
  { plan: true, actions: ['pay', 'another plan', 'renew'], end: [100, 0, 0, 'active, another'] },
  {
    plan: true,
    actions: ['pay', 'another plan', 'renew', 'end'],
    end: [100, 0, 0, 'ended, another'],
  },
  { plan: true, actions: ['declined', 'pay', 'end'], end: [100, 0, 0, 'ended'] },
  { plan: true, actions: ['pay', 'refund bill'], end: [0, 0, 0, 'active'] },
  { plan: true, actions: ['pay', 'refund half a bill'], end: [49, 0, 0, 'active'] },
  {
    plan: true,
    actions: ['pay', 'refund half a bill', 'dispute', 'won'],
    end: [49, 0, 0, 'active'],
  },
];

/** Three runs per history every day. */
const brokenConnection = new Error('The connection broke.');
const RUNS = times(26, 2_040);

onDatabase('payments in a soup of messages', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let fake: FakeStripe;
  let scope: Scope;
  let stripe: PaymentsProvider;
  let plan_id: string;
  let another: { plan_id: string; amount: number };
  let internal_currency_package_id: string;
  /** The number of following requests to Stripe that fail. */
  let failures = 0;

  beforeAll(async () => {
    fake = await openFakeStripe();
    later(() => fake.close());
    const database = await open();
    const provider = fake.provider();
    const shaky =
      <A extends unknown[], T>(read: (...given: A) => Promise<T>) =>
      async (...given: A): Promise<T> => {
        const answer = await read(...given);
        if (failures === 0) return answer;
        failures -= 1;
        throw brokenConnection;
      };
    stripe = {
      ...provider,
      readPayment: shaky(provider.readPayment),
      readBill: shaky(provider.readBill),
      readSubscription: shaky(provider.readSubscription),
    };
    app = await testApp({
      database,
      later,
      log: quietLog,
      payments: stripe,
    });
    scope = openScope(database.db, app.site_id);
    const { packages } = await app.guest.wallet.currencyPackages({ query: {} });
    const { plans } = await app.guest.wallet.plans();
    internal_currency_package_id = packages[0]?.id ?? '';
    plan_id = plans[0]?.id ?? '';
    const { id = '', usd_price } = plans[1] ?? {};
    another = { plan_id: id, amount: Math.round(Number(usd_price) * 100) };
  });

  const someone = () => ({ kind: 'member', id: randomUUID() }) as Member; // the fields that purchases read

  async function start(member: Member, plan: boolean) {
    const { payments } = app.app;
    if (plan)
      return payments.startCheckout(scope, member, {
        body: { stripe_price_id: plan_id },
        key: undefined,
      });
    const body = { amount: 999, currency: 'usd', internal_currency_package_id };
    return payments.startPayment(scope, member, { body, key: undefined });
  }

  /** The events of one customer, so that runs can be concurrent. */
  const eventsOf = (customer: string) =>
    fake.world.events.filter(({ data }) => {
      const { object } = data as { object: Record<string, unknown> };
      const intent = fake.world.things.get(String(object['payment_intent']));
      return (object['customer'] ?? intent?.['customer']) === customer;
    });

  function act(action: Action, about: { secret: string; customer: string; plan: boolean }): void {
    const { world } = fake;
    const own = (kind: string) => world.list(kind, (thing) => thing['customer'] === about.customer);
    const intent = () => own('payment_intent')[0]?.id ?? '';
    const subscription = () => own('subscription')[0] ?? expect.fail('It has started.');
    const actions: Record<Action, () => unknown> = {
      declined: () => world.pay(about.secret, 'declined'),
      pay: () => world.pay(about.secret, 'good'),
      'refund 300': () => world.refund(intent(), 300),
      'refund 699': () => world.refund(intent(), 699),
      'refund half a bill': () => world.refund(intent(), 650),
      'refund bill': () => world.refund(intent(), 1_299),
      dispute: () => world.dispute(intent(), 'needs_response'),
      won: () => world.dispute(intent(), 'won'),
      lost: () => world.dispute(intent(), 'lost'),
      cancel: () =>
        world.emit(
          'customer.subscription.updated',
          Object.assign(subscription(), { cancel_at_period_end: true }),
        ),
      'another plan': () => undefined, // agreed with our server, not at Stripe
      renew: () => world.renew(subscription().id),
      end: () => world.end(subscription()),
    };
    actions[action]();
  }

  const deliver = async (event: { id: string }): Promise<void> => {
    const { raw, headers } = fake.webhook(event);
    await app.app.payments.receive(raw, headers);
    // Retries failed runs, like the queue.
    await app.app.payments
      .process(event.id)
      .catch(() => app.app.payments.process(event.id).catch(() => undefined));
  };

  /** Concurrent histories may break the connection any number of times. */
  const processWhole = (id: string): Promise<unknown> =>
    app.app.payments
      .process(id)
      .catch((error: unknown) =>
        error === brokenConnection ? processWhole(id) : Promise.reject(error),
      );

  /** Retries until it succeeds. */
  async function agree(member: Member, customer: string): Promise<void> {
    for (let tries = 0; tries < 20; tries += 1) {
      for (const event of eventsOf(customer)) await deliver(event);
      const done = await app.app.payments.choosePlan(scope, member, another).catch(() => null);
      if (done?.next) return;
    }
    expect.fail('It can be agreed.');
  }

  async function endOf(member: Member, plan: boolean): Promise<unknown> {
    const { new_subscriber_balance, new_one_time_balance, owed } = await app.app.wallet.balances(
      scope,
      member.id,
    );
    const { payments, subscriptions } = await app.app.payments.personalData.exportOf(
      scope,
      member.id,
    );
    const { state } = (plan ? subscriptions[0] : payments[0]) ?? expect.fail('It was bought.');
    const isOther = plan && subscriptions[0]?.plan_id === another.plan_id;
    const refunded = isOther ? `${state}, another` : state;
    return [new_subscriber_balance, new_one_time_balance, owed, refunded];
  }

  test(`${RUNS} random orders and repetitions have one end each`, async () => {
    const draw = fc.sample(fc.infiniteStream(fc.nat(1_000_000)), {
      numRuns: 1,
      seed: printedSeed(),
    });
    const random = (below: number): number => Number(draw[0]?.next().value) % below;
    const run = async (at: number): Promise<void> => {
      const history = histories[at % histories.length] ?? expect.fail('There are histories.');
      const { plan, actions, end } = history;
      const member = someone();
      const { client_secret: secret } = await start(member, plan);
      const thing = [...fake.world.things.values()].find((one) => one['client_secret'] === secret);
      const customer = String(thing?.['customer']);
      for (const action of actions) {
        act(action, { secret, customer, plan });
        if (action === 'another plan') await agree(member, customer);
        if (random(4) === 0) failures += 1;
        const known = eventsOf(customer);
        // Some of the events so far, some of them twice, all at once.
        const some = known.flatMap((event) => Array<typeof event>(random(3)).fill(event));
        await Promise.all(shuffle(some, random).map(deliver));
      }
      failures = 0;
      const rest = eventsOf(customer);
      await Promise.all(
        shuffle([...rest, ...rest.slice(random(rest.length + 1))], random).map(deliver),
      );
      // Events whose retries have all failed are found by polling.
      for (const event of rest) await processWhole(event.id);
      expect({ actions, end: await endOf(member, plan) }).toEqual({ actions, end });
    };
    for (let at = 0; at < RUNS; at += 6) {
      await Promise.all([0, 1, 2, 3, 4, 5].map((more) => run(at + more)));
    }
  });

  test('a payment that differs from its order credits nothing, and its finding names the field', async () => {
    for (const [finding, spoil] of [
      ['amount', { amount: 1, amount_received: 1 }],
      ['received', { amount_received: 998 }],
      ['currency', { currency: 'eur' }],
      ['customer', { customer: 'cus_other' }],
      ['live', { livemode: true }],
      ['metadata', (metadata: Record<string, string>) => ({ ...metadata, site_id: randomUUID() })],
    ] as const) {
      const member = someone();
      const { client_secret } = await start(member, false);
      fake.world.pay(client_secret, 'good');
      const thing = [...fake.world.things.values()].find(
        (one) => one['client_secret'] === client_secret,
      );
      if (!thing) return expect.fail('It was started.');
      const metadata = thing['metadata'] as Record<string, string>;
      Object.assign(thing, typeof spoil === 'function' ? { metadata: spoil(metadata) } : spoil);
      fake.world.emit('payment_intent.succeeded', thing);
      await deliver(fake.world.events.at(-1) as { id: string });
      expect(await endOf(member, false)).toEqual([0, 0, 0, 'open']);
      const found = await scope.db.execute(
        `select finding from payment where member_id = '${member.id}'`,
      );
      expect(found.rows).toEqual([{ finding }]);
    }
  });

  test('one payment’s metadata on another one’s object credit neither twice', async () => {
    const [ann, bob] = [someone(), someone()];
    const [hers, his] = [await start(ann, false), await start(bob, false)];
    fake.world.pay(hers.client_secret, 'good');
    const [her, him] = [hers, his].map(({ client_secret }) =>
      [...fake.world.things.values()].find((one) => one['client_secret'] === client_secret),
    );
    Object.assign(him ?? {}, {
      metadata: her?.['metadata'],
      status: 'succeeded',
      amount_received: 999,
    });
    for (const event of fake.world.events.slice(-4)) await deliver(event);
    if (him) fake.world.emit('payment_intent.succeeded', him);
    await deliver(fake.world.events.at(-1) as { id: string });
    expect(await endOf(bob, false)).toEqual([0, 0, 0, 'open']);
    const { new_one_time_balance } = await app.app.wallet.balances(scope, ann.id);
    expect(new_one_time_balance).toBe(100);
  });
});

function shuffle<T>(things: readonly T[], random: (below: number) => number): T[] {
  const left = [...things];
  return things.map(() => left.splice(random(left.length), 1)).flat();
}
