// The state of the fake Stripe, with external events: cards, banks, renewals, refunds, disputes.
import { randomBytes } from 'node:crypto';
import { invalid, missing } from './refusal.ts';
import { enterPhase } from './schedules.ts';

export type Thing = Record<string, unknown> & { id: string; object: string };
/** `slow`: accepted, but paid only once the bank confirms. */
export type TestCard = 'good' | 'second_step' | 'declined' | 'slow';

export interface World {
  readonly things: Map<string, Thing>;
  readonly events: Thing[];
  now(): number;
  find(kind: string, id: string): Thing;
  add(prefix: string, thing: Record<string, unknown> & { object: string }): Thing;
  emit(type: string, object: Thing): void;
  /**
   * Simulates the browser: a card on the form with this client secret. `which` selects a card; each
   * customer has their own.
   */
  pay(
    client_secret: string,
    card: TestCard,
    which?: string,
  ): 'done' | 'second_step' | 'declined' | 'closed';
  answerBank(client_secret: string, approved: boolean): 'done' | 'declined' | 'closed';
  /** Completes the payments of slow cards. */
  arrive(): void;
  refund(payment_intent: string, amount: number): void;
  dispute(payment_intent: string, status: string): void;
  /** The bank's early fraud warning. */
  callFraud(payment_intent: string): void;
  /** Bills the next period, or ends the subscription. */
  renew(subscription: string): void;
  list(object: string, where: (thing: Thing) => boolean): Thing[];
  end(subscription: Thing): Thing;
}

const nestedOf = (thing: Thing, name: string): Thing => thing[name] as Thing;

export function createWorld(now: () => number, livemode: boolean): World {
  const things = new Map<string, Thing>();
  const events: Thing[] = [];
  const world: World = {
    things,
    events,
    now,
    find(kind, id) {
      const thing = things.get(id);
      if (thing?.object !== kind) throw missing(kind, id);
      return thing;
    },
    add(prefix, given) {
      const id =
        (given['id'] as string | undefined) ?? `${prefix}_${randomBytes(12).toString('hex')}`;
      const thing = { metadata: {}, created: now(), livemode, ...given, id } as Thing;
      things.set(id, thing);
      return thing;
    },
    emit(type, object) {
      events.push({
        id: `evt_${randomBytes(12).toString('hex')}`,
        object: 'event',
        api_version: '2026-10-28.endive',
        created: now(),
        type,
        livemode,
        pending_webhooks: 1,
        request: null,
        data: { object: structuredClone(object) },
      });
    },
    list: (object, where) =>
      [...things.values()].filter((thing) => thing.object === object && where(thing)).reverse(),
    pay(secret, card, which) {
      const thing = formOf(secret);
      if (!thing) return 'closed';
      thing['which'] = which;
      if (card === 'declined') return decline(thing);
      if (card === 'second_step') {
        if (thing.object === 'payment_intent') {
          thing['status'] = 'requires_action';
          world.emit('payment_intent.requires_action', thing);
        } else thing['waits'] = true;
        return 'second_step';
      }
      return complete(thing, card === 'slow');
    },
    answerBank(secret, approved) {
      const thing = formOf(secret);
      if (!thing || (thing['status'] !== 'requires_action' && thing['waits'] !== true))
        return 'closed';
      delete thing['waits'];
      return approved ? complete(thing) : decline(thing);
    },
    arrive: () => late.splice(0).forEach((pay) => pay()),
    refund(id, amount) {
      const charge = chargeOf(id);
      const sum = Number(charge['amount_refunded']) + amount;
      if (sum > Number(charge['amount']))
        throw invalid('Refund amount is greater than the charge.');
      Object.assign(charge, { amount_refunded: sum, refunded: sum === charge['amount'] });
      world.add('re', {
        object: 'refund',
        payment_intent: id,
        charge: charge.id,
        amount,
        status: 'succeeded',
      });
      world.emit('charge.refunded', charge);
    },
    dispute(id, status) {
      const charge = chargeOf(id);
      const [known] = world.list('dispute', (thing) => thing['payment_intent'] === id);
      const dispute =
        known ??
        world.add('du', {
          object: 'dispute',
          payment_intent: id,
          charge: charge.id,
          amount: charge['amount'],
          currency: 'usd',
          reason: 'fraudulent',
          status,
        });
      Object.assign(dispute, { status });
      charge['disputed'] = true;
      const isOver = status === 'won' || status === 'lost';
      world.emit(
        isOver
          ? 'charge.dispute.closed'
          : known
            ? 'charge.dispute.updated'
            : 'charge.dispute.created',
        dispute,
      );
    },
    callFraud(id) {
      const charge = chargeOf(id);
      charge['fraud_details'] = { stripe_report: 'fraudulent' };
      const warning = { object: 'radar.early_fraud_warning', charge: charge.id, actionable: true };
      const about = { payment_intent: id, fraud_type: 'made_with_stolen_card' };
      world.emit('radar.early_fraud_warning.created', world.add('issfr', { ...warning, ...about }));
    },
    renew(id) {
      const subscription = world.find('subscription', id);
      const item = itemOf(subscription);
      if (subscription['cancel_at_period_end'] === true) {
        world.end(subscription);
        return;
      }
      const from = Number(item['current_period_end']);
      item['price'] = enterPhase(world, subscription, from) ?? item['price'];
      const months = Number(nestedOf(nestedOf(item, 'price'), 'recurring')['interval_count']);
      Object.assign(item, { current_period_start: from, current_period_end: later(from, months) });
      world.emit('customer.subscription.updated', subscription);
      bill(subscription, 'subscription_cycle')();
    },
    end(subscription) {
      Object.assign(subscription, { status: 'canceled', canceled_at: now(), ended_at: now() });
      world.emit('customer.subscription.deleted', subscription);
      return subscription;
    },
  };

  const formOf = (secret: string): Thing | undefined =>
    [...things.values()].find(
      (thing) =>
        thing['client_secret'] === secret &&
        (thing.object === 'payment_intent'
          ? thing['status'] === 'requires_payment_method' || thing['status'] === 'requires_action'
          : thing['status'] === 'open'),
    );
  const decline = (thing: Thing): 'declined' => {
    if (thing.object === 'payment_intent') {
      Object.assign(thing, {
        status: 'requires_payment_method',
        last_payment_error: {
          type: 'card_error',
          code: 'card_declined',
          message: 'Your card was declined.',
        },
      });
      world.emit('payment_intent.payment_failed', thing);
    }
    return 'declined';
  };
  const late: (() => void)[] = [];
  const complete = (thing: Thing, isSlow = false): 'done' => {
    if (thing.object !== 'payment_intent') subscribe(thing, isSlow);
    else if (isSlow) {
      thing['status'] = 'processing';
      world.emit('payment_intent.processing', thing);
      late.push(() => succeed(thing));
    } else succeed(thing);
    return 'done';
  };
  const succeed = (intent: Thing): void => {
    const charge = world.add('ch', {
      object: 'charge',
      amount: intent['amount'],
      amount_captured: intent['amount'],
      amount_refunded: 0,
      currency: intent['currency'],
      customer: intent['customer'],
      payment_intent: intent.id,
      paid: true,
      refunded: false,
      disputed: false,
      status: 'succeeded',
      payment_method_details: {
        type: 'card',
        card: { brand: 'visa', fingerprint: `fp_${String(intent['which'] ?? intent['customer'])}` },
      },
    });
    Object.assign(intent, {
      status: 'succeeded',
      amount_received: intent['amount'],
      latest_charge: charge.id,
    });
    world.emit('charge.succeeded', charge);
    world.emit('payment_intent.succeeded', intent);
  };
  const subscribe = (session: Thing, isSlow: boolean): void => {
    const price = session['price'] as Thing;
    const months = Number(nestedOf(price, 'recurring')['interval_count']);
    const metadata = session['subscription_metadata'];
    const subscription = world.add('sub', {
      object: 'subscription',
      customer: session['customer'],
      currency: price['currency'],
      metadata,
      status: isSlow ? 'incomplete' : 'active',
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      schedule: null,
    });
    const item = {
      id: `si_${subscription.id}`,
      object: 'subscription_item',
      price,
      quantity: 1,
      subscription: subscription.id,
      current_period_start: now(),
      current_period_end: later(now(), months),
    };
    subscription['items'] = {
      object: 'list',
      data: [item],
      has_more: false,
      url: '/v1/subscription_items',
    };
    world.emit('customer.subscription.created', subscription);
    const pay = bill(subscription, 'subscription_create');
    const arrive = () => {
      pay();
      subscription['status'] = 'active';
      session['payment_status'] = 'paid';
      world.emit('customer.subscription.updated', subscription);
    };
    if (isSlow) late.push(arrive);
    else arrive();
    Object.assign(session, { status: 'complete', subscription: subscription.id });
    world.emit('checkout.session.completed', session);
  };
  /** Creates a bill; returns a function that pays it. */
  const bill = (subscription: Thing, billing_reason: string): (() => void) => {
    const item = itemOf(subscription);
    const price = nestedOf(item, 'price');
    const [amount, currency] = [price['unit_amount'], price['currency']];
    const period = { start: item['current_period_start'], end: item['current_period_end'] };
    const { customer, metadata } = subscription;
    const intent = world.add('pi', newIntent({ amount, currency, customer }));
    const invoice = world.add('in', {
      object: 'invoice',
      customer,
      currency,
      billing_reason,
      status: 'open',
      total: amount,
      amount_due: amount,
      amount_paid: 0,
      period_start: now(),
      period_end: now(),
      parent: {
        type: 'subscription_details',
        quote_details: null,
        subscription_details: {
          subscription: subscription.id,
          metadata: structuredClone(metadata),
        },
      },
      lines: { object: 'list', has_more: false, data: [{ object: 'line_item', amount, period }] },
    });
    subscription['latest_invoice'] = invoice.id;
    const paying = world.add('inpay', {
      object: 'invoice_payment',
      invoice: invoice.id,
      is_default: true,
      currency,
      amount_requested: amount,
      amount_paid: null,
      status: 'open',
      payment: { type: 'payment_intent', payment_intent: intent.id },
    });
    return () => {
      succeed(intent);
      Object.assign(paying, { status: 'paid', amount_paid: amount });
      Object.assign(invoice, { status: 'paid', amount_paid: amount });
      world.emit('invoice.paid', invoice);
    };
  };
  const chargeOf = (intent: string): Thing =>
    world.find('charge', String(world.find('payment_intent', intent)['latest_charge']));
  return world;
}

const itemOf = (subscription: Thing): Thing =>
  (subscription['items'] as { data: Thing[] }).data[0] as Thing;

export const newIntent = (more: Record<string, unknown>) => ({
  object: 'payment_intent',
  amount_received: 0,
  latest_charge: null,
  last_payment_error: null,
  next_action: null,
  status: 'requires_payment_method',
  client_secret: `pi_fake_secret_${randomBytes(12).toString('hex')}`,
  ...more,
});

function later(seconds: number, months: number): number {
  const at = new Date(seconds * 1_000);
  at.setUTCMonth(at.getUTCMonth() + months);
  return Math.floor(at.getTime() / 1_000);
}
