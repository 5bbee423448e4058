// Test suite of the payments port, run against each adapter.
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  PaymentsFailure,
  type PaymentsProvider,
  type PaymentsEvent,
  type PaymentsFailureKind,
} from '../../src/providers/payments/port.ts';

/** A webhook as received. */
export interface Delivery {
  readonly raw: Buffer;
  readonly headers: Record<string, string>;
}

/** Features that a provider lacks; omitted ones are supported. */
export interface Traits {
  /** Whether payments have a card fingerprint. */
  readonly names_cards?: false;
  /** Whether a closed form can no longer be paid. */
  readonly closes_forms?: false;
  /** Whether webhooks are signed with a time. */
  readonly dates_messages?: false;
  /** The dispute states that it reports. */
  readonly disputes?: readonly ('open' | 'won' | 'lost')[];
}

/** The adapter under test, and actions at its (fake) provider. */
export interface Subject {
  readonly provider: PaymentsProvider;
  readonly traits?: Traits;
  /** The payment id of a bill, if no event names it. */
  readonly paymentOf?: (bill: string) => string;
  /** `which` selects one of several cards of the same kind. */
  pay(
    client_secret: string,
    card: 'good' | 'second_step' | 'declined',
    which?: string,
  ): Promise<string>;
  confirmBank(client_secret: string, approved: boolean): Promise<string>;
  refund(payment: string, cents: number): Promise<void>;
  dispute(payment: string, state: 'open' | 'won' | 'lost'): Promise<void>;
  /** Ends the current period, with everything that follows. */
  renewPeriod(subscription: string): Promise<void>;
  /** All webhooks so far, oldest first. */
  delivered(): Promise<readonly Delivery[]>;
  /** The events of these webhooks, parsed when they arrived. */
  events(): Promise<readonly PaymentsEvent[]>;
  /** Moves our clock forward. */
  forward(ms: number): void;
}

export async function refusal(work: Promise<unknown>): Promise<PaymentsFailureKind | 'none'> {
  try {
    await work;
    return 'none';
  } catch (error) {
    if (error instanceof PaymentsFailure) return error.kind;
    throw error;
  }
}

const yearly = { id: 'yearly', name: 'Yearly', amount_cents: 4_365, currency: 'usd', months: 12 };
const plan = { id: 'monthly', name: 'Monthly', amount_cents: 1_299, currency: 'usd', months: 1 };

export function paymentsSuite(name: string, open: () => Promise<Subject>): void {
  describe(`payments: ${name}`, () => {
    let subject: Subject;
    let provider: PaymentsProvider;
    let traits: Traits;
    let disputes: readonly ('open' | 'won' | 'lost')[];
    let customer: string;
    beforeEach(async () => {
      subject = await open();
      ({ provider, traits = {} } = subject);
      disputes = traits.disputes ?? ['open', 'lost'];
      customer = (await provider.createCustomer({ key: randomUUID(), metadata: { member: 'ann' } }))
        .id;
    });

    const request = (more: { key?: string; amount_cents?: number } = {}) => ({
      key: randomUUID(),
      customer,
      amount_cents: 999,
      currency: 'usd',
      description: '100 tokens',
      return_url: 'https://velour.example/premium/return',
      metadata: { payment_id: 'p1', site_id: 's1' },
      ...more,
    });
    const checkout = (more: Partial<typeof plan> = {}) => ({
      key: randomUUID(),
      customer,
      plan: { ...plan, ...more },
      return_url: 'https://velour.example/premium?from=checkout',
      metadata: { subscription_id: 'u1' },
    });
    const subscribe = async (more: Partial<typeof plan> = {}) => {
      const form = await provider.createCheckout(checkout(more));
      expect(await subject.pay(form.client_secret, 'good')).toBe('done');
      const { subscription } = await provider.readCheckout(form.id);
      return subscription ?? expect.fail('It was paid.');
    };
    const events = () => subject.events();
    const readHead = (given: Delivery): PaymentsFailureKind | 'none' => {
      try {
        provider.readWebhook(given.raw, given.headers);
        return 'none';
      } catch (error) {
        if (error instanceof PaymentsFailure) return error.kind;
        throw error;
      }
    };
    const billsOf = async (): Promise<string[]> => [
      ...new Set((await events()).flatMap((e) => (e.about === 'bill' ? [e.object_id ?? ''] : []))),
    ];

    test('a payment is open until a card is charged, and has exactly the requested amount', async () => {
      const { id, client_secret } = await provider.createPayment(request());
      const before = await provider.readPayment(id);
      expect(before).toEqual({
        id,
        customer,
        metadata: { payment_id: 'p1', site_id: 's1' },
        live: provider.live,
        state: 'open',
        amount_cents: 999,
        received_cents: 0,
        refunded_cents: 0,
        dispute: 'none',
        is_fraud: false,
        currency: 'usd',
        bill: null,
        card: null,
      });
      expect(await subject.pay(client_secret, 'good')).toBe('done');
      const paid = {
        ...before,
        state: 'succeeded',
        received_cents: 999,
        card: traits.names_cards === false ? null : (expect.any(String) as string),
      };
      expect(await provider.readPayment(id)).toEqual(paid);
      expect(await subject.pay(client_secret, 'good')).toBe('closed');
      expect(await provider.readPayment(id)).toEqual(paid);
    });

    test('a declined card leaves the payment open for another one', async () => {
      const { id, client_secret } = await provider.createPayment(request());
      expect(await subject.pay(client_secret, 'declined')).toBe('declined');
      expect(await provider.readPayment(id)).toMatchObject({ state: 'open', received_cents: 0 });
      expect(await subject.pay(client_secret, 'good')).toBe('done');
      expect(await provider.readPayment(id)).toMatchObject({ state: 'succeeded' });
    });

    test.each([
      [true, 'done', 'succeeded'],
      [false, 'declined', 'open'],
    ])('the second step of a card, approved: %s', async (approved, outcome, state) => {
      const { id, client_secret } = await provider.createPayment(request());
      expect(await subject.confirmBank(client_secret, true)).toBe('closed');
      expect(await subject.pay(client_secret, 'second_step')).toBe('second_step');
      expect(await provider.readPayment(id)).toMatchObject({ state: 'open', received_cents: 0 });
      expect(await subject.confirmBank(client_secret, approved)).toBe(outcome);
      expect(await provider.readPayment(id)).toMatchObject({ state });
    });

    test('a card has the same fingerprint for all customers; a declined one has none', async () => {
      if (traits.names_cards === false) return;
      const other = await provider.createCustomer({
        key: randomUUID(),
        metadata: { member: 'bob' },
      });
      const payWith = async (which: string, whose: string) => {
        const form = await provider.createPayment({ ...request(), customer: whose });
        await subject.pay(form.client_secret, 'declined', 'stolen');
        expect((await provider.readPayment(form.id)).card).toBeNull();
        expect(await subject.pay(form.client_secret, 'second_step', which)).toBe('second_step');
        expect(await subject.confirmBank(form.client_secret, true)).toBe('done');
        return (await provider.readPayment(form.id)).card;
      };
      const hers = await payWith('red', customer);
      expect(hers).toMatch(/^\S{3,}$/);
      expect(await payWith('red', other.id)).toBe(hers);
      expect(await payWith('blue', other.id)).not.toBe(hers);
    });

    test('the same key returns the same payment, and is refused for another one', async () => {
      const newRequest = request();
      const [one, other] = await Promise.all([
        provider.createPayment(newRequest),
        provider.createPayment(newRequest),
      ]);
      expect(other).toEqual(one);
      expect(await refusal(provider.createPayment({ ...newRequest, amount_cents: 1 }))).toBe(
        'refused',
      );
      expect((await provider.createPayment(request())).id).not.toBe(one.id);
    });

    test('unknown ids are `not_found` for every kind of object', async () => {
      const { id } = await provider.createPayment(request());
      const wrong = `${id}x`;
      for (const read of [
        () => provider.readPayment(wrong),
        () => provider.readCheckout(id),
        () => provider.readSubscription(id),
        () => provider.readBill(id),
      ]) {
        expect(['not_found', 'refused']).toContain(await refusal(read()));
      }
      expect(await subject.pay('nothing', 'good')).toBe('closed');
    });

    test('refunds are part of the payment, partial and full', async () => {
      const { id, client_secret } = await provider.createPayment(request());
      await subject.pay(client_secret, 'good');
      await subject.refund(id, 300);
      expect(await provider.readPayment(id)).toMatchObject({
        refunded_cents: 300,
        received_cents: 999,
      });
      await subject.refund(id, 699);
      expect(await provider.readPayment(id)).toMatchObject({
        refunded_cents: 999,
        state: 'succeeded',
      });
      await expect(subject.refund(id, 1)).rejects.toThrow();
    });

    test('a dispute is part of the payment until it is won or lost', async () => {
      const { id, client_secret } = await provider.createPayment(request());
      await subject.pay(client_secret, 'good');
      for (const state of disputes) {
        await subject.dispute(id, state);
        expect(await provider.readPayment(id)).toMatchObject({ dispute: state });
      }
      const payments = (await events()).filter(({ about }) => about === 'payment');
      expect(payments.length).toBeGreaterThan(disputes.length);
    });

    test('a checkout becomes a subscription with a paid bill', async () => {
      const form = await provider.createCheckout(checkout());
      expect(await provider.readCheckout(form.id)).toMatchObject({
        state: 'open',
        subscription: null,
      });
      expect(await subject.pay(form.client_secret, 'declined')).toBe('declined');
      expect(await subject.pay(form.client_secret, 'second_step')).toBe('second_step');
      expect(await subject.confirmBank(form.client_secret, true)).toBe('done');
      const { state, subscription } = await provider.readCheckout(form.id);
      expect(state).toBe('complete');
      const read = await provider.readSubscription(subscription ?? '');
      expect(read).toMatchObject({
        customer,
        metadata: { subscription_id: 'u1' },
        live: provider.live,
        state: 'active',
        ends_at_period_end: false,
        amount_cents: 1_299,
        currency: 'usd',
      });
      const days = (read.period_end.getTime() - read.period_start.getTime()) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(28);
      expect(days).toBeLessThanOrEqual(31);
      const [bill = '', ...more] = await billsOf();
      expect(more).toEqual([]);
      expect(await provider.readBill(bill)).toMatchObject({
        customer,
        subscription,
        metadata: { subscription_id: 'u1' },
        state: 'paid',
        amount_cents: 1_299,
        paid_cents: 1_299,
        refunded_cents: 0,
        dispute: 'none',
        currency: 'usd',
        period_start: read.period_start,
        period_end: read.period_end,
      });
    });

    test('a closed checkout accepts no card; a paid one stays paid', async () => {
      const [form, other] = [
        await provider.createCheckout(checkout()),
        await provider.createCheckout(checkout()),
      ];
      expect(await provider.closeCheckout(form.id)).toMatchObject({ state: 'expired' });
      expect(await provider.closeCheckout(form.id)).toMatchObject({ state: 'expired' });
      const late = await subject.pay(form.client_secret, 'good');
      expect(late).toBe(traits.closes_forms === false ? 'done' : 'closed');
      // If it was paid nevertheless, its state says so and the subscription can be ended.
      const { subscription } = await provider.readCheckout(form.id);
      expect(subscription === null).toBe(late === 'closed');
      if (subscription !== null) await provider.endNow(subscription);
      await subject.pay(other.client_secret, 'good');
      expect(await provider.closeCheckout(other.id)).toMatchObject({ state: 'complete' });
    });

    test('a bill is refunded once per key, and a subscription names its bill', async () => {
      const id = await subscribe();
      const { latest_bill: bill } = await provider.readSubscription(id);
      expect(await billsOf()).toEqual([bill]);
      const newRequest = { key: randomUUID(), bill: bill ?? '' };
      await provider.refundBill(newRequest);
      await provider.refundBill(newRequest);
      expect(await provider.readBill(bill ?? '')).toMatchObject({ refunded_cents: 1_299 });
    });

    test('each period has its own bill, which starts where the last one ended', async () => {
      const id = await subscribe({ months: 3 });
      const first = await provider.readSubscription(id);
      await subject.renewPeriod(id);
      const second = await provider.readSubscription(id);
      expect(second.period_start).toEqual(first.period_end);
      expect(second.state).toBe('active');
      const bills = await Promise.all((await billsOf()).map((bill) => provider.readBill(bill)));
      expect(bills.map(({ period_start }) => period_start)).toEqual([
        first.period_start,
        second.period_start,
      ]);
    });

    test('a bill’s payment leads back to it, and its refund shows on the bill', async () => {
      await subscribe();
      const [bill = ''] = await billsOf();
      const payments = (await events()).filter(({ about }) => about === 'payment');
      const named = subject.paymentOf?.(bill) ?? payments[0]?.object_id ?? '';
      const payment = await provider.readPayment(named);
      expect(payment).toMatchObject({ bill, state: 'succeeded' });
      await subject.refund(payment.id, 1_299);
      const [dispute = 'open'] = disputes;
      await subject.dispute(payment.id, dispute);
      expect(await provider.readBill(bill)).toMatchObject({ refunded_cents: 1_299, dispute });
    });

    test('a cancelled subscription runs to its end, unless it is resumed', async () => {
      const id = await subscribe();
      expect(await provider.setEnding(id, true)).toMatchObject({
        ends_at_period_end: true,
        state: 'active',
      });
      if (provider.abilities.resume)
        expect(await provider.setEnding(id, false)).toMatchObject({ ends_at_period_end: false });
      else expect(await refusal(provider.setEnding(id, false))).toBe('refused');
      await provider.setEnding(id, true);
      await subject.renewPeriod(id);
      expect(await provider.readSubscription(id)).toMatchObject({ state: 'ended' });
      expect(await refusal(provider.setEnding(id, false))).toBe('refused');
      expect(await billsOf()).toHaveLength(1);
    });

    test('another plan follows at the end of the period, and nothing is billed before', async () => {
      const id = await subscribe();
      const before = await provider.readSubscription(id);
      if (!provider.abilities.switch_plans) {
        expect(await refusal(provider.setNextPlan(id, yearly))).toBe('refused');
        expect(await provider.setNextPlan(id, null)).toEqual(before);
        return;
      }
      await provider.setEnding(id, true);
      const agreed = await provider.setNextPlan(id, yearly);
      expect(agreed).toEqual(before);
      expect(await provider.setNextPlan(id, yearly)).toEqual(before);
      expect(await billsOf()).toHaveLength(1);
      await subject.renewPeriod(id);
      const after = await provider.readSubscription(id);
      const { metadata, period_end: period_start } = before;
      expect(after).toMatchObject({ state: 'active', metadata, period_start, amount_cents: 4_365 });
      expect(after.ends_at_period_end).toBe(false);
      const days = (after.period_end.getTime() - period_start.getTime()) / 86_400_000;
      expect([365, 366]).toContain(days);
      expect(await provider.readBill(after.latest_bill ?? '')).toMatchObject({
        subscription: id,
        state: 'paid',
        paid_cents: 4_365,
        metadata,
        period_start,
      });
      await provider.setNextPlan(id, null);
      await subject.renewPeriod(id);
      expect(await provider.readSubscription(id)).toMatchObject({ amount_cents: 4_365 });
    });

    test.each([
      ['is taken back', (id: string) => provider.setNextPlan(id, null), 'active'],
      ['gives way to an end', (id: string) => provider.setEnding(id, true), 'ended'],
      ['stays when there was no end to take back', undefined, 'active'],
    ])('another plan %s', async (_words, undo, state) => {
      if (!provider.abilities.switch_plans) return;
      const id = await subscribe();
      await provider.setNextPlan(id, null);
      await provider.setNextPlan(id, yearly);
      await (undo ? undo(id) : provider.setEnding(id, false));
      await subject.renewPeriod(id);
      const amount_cents = undo ? 1_299 : 4_365;
      expect(await provider.readSubscription(id)).toMatchObject({ state, amount_cents });
    });

    test('an ended subscription has no next plan', async () => {
      const id = await subscribe();
      await provider.endNow(id);
      expect(await refusal(provider.setNextPlan(id, yearly))).toBe('refused');
    });

    test('a subscription can be ended at once, and ending it twice is no error', async () => {
      const id = await subscribe();
      await provider.endNow(id);
      await provider.endNow(id);
      expect(await provider.readSubscription(id)).toMatchObject({ state: 'ended' });
    });

    test('the portal is an address of the customer’s own', async () => {
      const return_url = 'https://velour.example/profile';
      await subscribe();
      const { url } = await provider.openPortal({ customer, return_url });
      expect(url).toMatch(/^(https?:\/\/|\/)/);
      customer = (await provider.createCustomer({ key: randomUUID(), metadata: {} })).id;
      await subscribe();
      expect((await provider.openPortal({ customer, return_url })).url).not.toBe(url);
    });

    test('webhooks and the list of events are the same', async () => {
      const since = new Date(Date.now() - 60_000);
      await provider.setEnding(await subscribe(), true);
      const delivered = (await events()).map(({ id }) => id);
      const listed: PaymentsEvent[] = [];
      for await (const event of provider.eventsSince(since)) listed.push(event);
      expect(listed.map(({ id }) => id).sort()).toEqual([...delivered].sort());
      expect(listed.every(({ live }) => live === provider.live)).toBe(true);
      expect(new Set(listed.map(({ about }) => about))).toContain('subscription');
      for await (const event of provider.eventsSince(new Date(Date.now() + 3_600_000))) {
        expect.fail(`${event.name} has not happened yet.`);
      }
    });

    test('only webhooks with a valid and recent signature are accepted', async () => {
      await provider
        .createPayment(request())
        .then((form) => subject.pay(form.client_secret, 'good'));
      const [delivered] = await subject.delivered();
      if (!delivered) return expect.fail('It was told.');
      expect(readHead(delivered)).toBe('none');
      const text = delivered.raw.toString();
      expect(
        [
          { raw: Buffer.from(`${text} `), headers: delivered.headers },
          { raw: Buffer.alloc(0), headers: delivered.headers },
        ].map(readHead),
      ).toEqual(['forged', 'forged']);
      subject.forward(299_000);
      expect(readHead(delivered)).toBe('none');
      // Without a signed time, a repeated webhook is parsed as the same event.
      if (traits.dates_messages === false) return;
      const [header = ''] = Object.keys(delivered.headers);
      const value = delivered.headers[header] ?? '';
      const rewritten = JSON.stringify(JSON.parse(text), undefined, 1);
      const forgeries: Delivery[] = [
        { raw: Buffer.from(rewritten), headers: delivered.headers },
        ...['', value.replace(/.$/, (end) => (end === '0' ? '1' : '0')), value.slice(0, -1)].map(
          (mark) => ({ raw: delivered.raw, headers: { [header]: mark } }),
        ),
        { raw: delivered.raw, headers: { [header]: value.replace(/t=\d+/, 't=99999999999') } },
        { raw: delivered.raw, headers: { [header]: value.replace(/v1=/, 'v0=') } },
        { raw: delivered.raw, headers: {} },
      ];
      expect(forgeries.map(readHead)).toEqual(forgeries.map(() => 'forged'));
      subject.forward(3_000);
      expect(readHead(delivered)).toBe('forged');
    });
  });
}
