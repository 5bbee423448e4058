// Stripe through its official client, against a fake of its API; the real service is never called.
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { cleanUp } from '../../../test/databases.ts';
import { openFakeStripe } from '../../../test/fakes/stripe/server.ts';
import { paymentsSuite, refusal, type Subject } from '../../../test/suites/payments-suite.ts';
import type { PaymentsProvider } from './port.ts';
import { createStripe } from './stripe.ts';

const later = cleanUp();

async function openSubject(live = false) {
  let ahead = 0;
  const fake = await openFakeStripe({ live });
  later(() => fake.close());
  const clock = { now: () => new Date(Date.now() + ahead) };
  const provider = createStripe({ config: fake.config, clock, callMs: 3_000 });
  const { world } = fake;
  const subject: Subject = {
    provider,
    pay: async (secret, card, which) => world.pay(secret, card, which),
    confirmBank: async (secret, approved) => world.answerBank(secret, approved),
    refund: async (id, cents) => world.refund(id, cents),
    dispute: async (id, state) => world.dispute(id, state === 'open' ? 'needs_response' : state),
    renewPeriod: async (id) => world.renew(id),
    delivered: async () => world.events.map((event) => fake.webhook(event)),
    events: async () =>
      world.events
        .map((event) => fake.webhook(event))
        .map(({ raw, headers }) => provider.readWebhook(raw, headers)),
    forward: (ms) => {
      ahead += ms;
    },
  };
  return { ...subject, fake };
}

paymentsSuite('Stripe', () => openSubject());
paymentsSuite('Stripe with real money', () => openSubject(true));

interface Keyed {
  readonly key: string;
  readonly metadata: Readonly<Record<string, string>>;
}
const newRequest = (): Keyed => ({ key: randomUUID(), metadata: {} });

describe('Stripe', () => {
  test('derives test or live mode from its key', async () => {
    const [trial, real] = [await openSubject(), await openSubject(true)];
    expect([trial.provider.name, trial.provider.live]).toEqual(['stripe · test', false]);
    expect([real.provider.name, real.provider.live]).toEqual(['stripe · live', true]);
    expect(real.provider.isBuiltIn).toBe(false);
  });

  test('an invalid API key of ours is a configuration error, not an outage', async () => {
    const { fake } = await openSubject();
    const config = { ...fake.config, secret_key: 'sk_test_other' };
    const provider = createStripe({ config, clock: { now: () => new Date() } });
    expect(await refusal(provider.createCustomer(newRequest()))).toBe('denied');
  });

  test.each([500, 503, 429])('status %i can be retried', async (status) => {
    const { provider, fake } = await openSubject();
    fake.breakWith(status);
    expect(await refusal(provider.createCustomer(newRequest()))).toBe('unavailable');
    fake.breakWith(undefined);
    expect(await refusal(provider.createCustomer(newRequest()))).toBe('none');
  });

  const price = { amount_cents: 999, currency: 'usd' };
  const return_url = 'https://velour.example/';
  const plan = { id: 'yearly', name: 'Yearly', months: 12, ...price };
  const creations = {
    payment: (provider: PaymentsProvider, customer: string, keyed: Keyed) =>
      provider.createPayment({ ...keyed, customer, ...price, return_url, description: 'x' }),
    checkout: (provider: PaymentsProvider, customer: string, keyed: Keyed) =>
      provider.createCheckout({ ...keyed, customer, plan, return_url }),
  } as const;
  const kinds = { payment: 'payment_intent', checkout: 'checkout.session' } as const;
  type Kind = keyof typeof kinds;
  const named = (): Keyed => ({ key: randomUUID(), metadata: { purchase_id: randomUUID() } });

  describe.each<[Kind, number, { stored: boolean; named: boolean }]>([
    ['payment', 500, { stored: true, named: true }],
    ['payment', 500, { stored: true, named: false }],
    ['payment', 502, { stored: true, named: false }],
    ['checkout', 504, { stored: true, named: false }],
  ])('a %s after an outage with %i under its key (%j)', (kind, status, how) => {
    test('is created once', async () => {
      const { provider, fake } = await openSubject();
      const { id: customer } = await provider.createCustomer(newRequest());
      const keyed = named();
      const create = () => creations[kind](provider, customer, keyed);
      fake.breakWith(status, how);
      expect(await refusal(create())).toBe('unavailable');
      expect(await refusal(create())).toBe('unavailable');
      fake.breakWith(undefined);
      // By the second retry it is clear that an error without a code is stored.
      await refusal(create());
      const [one, two] = await Promise.all([create(), create()]);
      expect(one).toEqual(two);
      expect(fake.world.list(kinds[kind], () => true)).toHaveLength(1);
    });
  });

  test('an object that a failed call created is found by its metadata, and not created twice', async () => {
    const { provider, fake } = await openSubject();
    const { id: customer } = await provider.createCustomer(newRequest());
    const keyed = named();
    const made = await creations.payment(provider, customer, keyed);
    const other = { ...keyed, key: randomUUID() };
    fake.breakWith(500);
    expect(await refusal(creations.payment(provider, customer, other))).toBe('unavailable');
    fake.breakWith(undefined);
    expect(await creations.payment(provider, customer, other)).toEqual(made);
    expect(fake.world.list('payment_intent', () => true)).toHaveLength(1);
  });

  test('after a timeout, or an error that is not stored, the idempotency key is kept', async () => {
    const { provider, fake } = await openSubject();
    const { id: customer } = await provider.createCustomer(newRequest());
    for (const failure of ['silence', 429, 503] as const) {
      const keyed = named();
      const made = await creations.payment(provider, customer, keyed);
      fake.breakWith(failure);
      expect(await refusal(creations.payment(provider, customer, keyed))).toBe('unavailable');
      fake.breakWith(undefined);
      expect(await creations.payment(provider, customer, keyed)).toEqual(made);
    }
    expect(fake.world.list('payment_intent', () => true)).toHaveLength(3);
  });

  test('a call that is still being processed can be retried', async () => {
    const { provider, fake } = await openSubject();
    fake.breakWith(409);
    expect(await refusal(provider.createCustomer(newRequest()))).toBe('unavailable');
  });

  test('a silent server times out', async () => {
    const { provider, fake } = await openSubject();
    fake.breakWith('silence');
    expect(await refusal(provider.createCustomer(newRequest()))).toBe('unavailable');
  });

  test('the product of a plan is created once, also by concurrent processes', async () => {
    const { provider, fake } = await openSubject();
    const { id: customer } = await provider.createCustomer(newRequest());
    const plan = { id: 'yearly', name: 'Yearly', amount_cents: 4_365, currency: 'usd', months: 12 };
    const request = () => ({
      ...newRequest(),
      customer,
      plan,
      return_url: 'https://velour.example/',
    });
    await provider.createCheckout(request());
    await provider.createCheckout(request());
    const other = createStripe({ config: fake.config, clock: { now: () => new Date() } });
    await other.createCheckout(request());
    expect(fake.requests.filter((call) => call === 'POST /v1/products')).toHaveLength(2);
    const sessions = fake.world.list('checkout.session', () => true);
    expect(sessions).toHaveLength(3);
    expect(sessions[0]?.['return_url']).toBe(
      'https://velour.example/?session_id={CHECKOUT_SESSION_ID}',
    );
  });

  test('an inquiry is not a dispute, and events about other objects are ignored', async () => {
    const { provider, fake } = await openSubject();
    const { id: customer } = await provider.createCustomer(newRequest());
    const request = {
      ...newRequest(),
      metadata: { a: 'b' },
      customer,
      amount_cents: 999,
      currency: 'usd',
    };
    const form = await provider.createPayment({
      ...request,
      return_url,
      description: '100 tokens',
    });
    fake.world.pay(form.client_secret, 'good');
    fake.world.dispute(form.id, 'warning_needs_response');
    expect(await provider.readPayment(form.id)).toMatchObject({ dispute: 'none' });
    const event = {
      ...fake.world.events[0],
      type: 'payout.paid',
      data: { object: { object: 'payout', id: 'po_1' } },
    };
    const { raw, headers } = fake.webhook(event);
    expect(provider.readWebhook(raw, headers)).toMatchObject({ about: 'other', object_id: null });
  });

  test('a webhook signed with another secret is refused', async () => {
    const { provider, fake } = await openSubject();
    fake.world.emit('payment_intent.created', { id: 'pi_1', object: 'payment_intent' });
    const { raw, headers } = fake.webhook(fake.world.events[0] ?? {}, { secret: 'whsec_other' });
    expect(() => provider.readWebhook(raw, headers)).toThrow('didn’t sign');
  });
});
