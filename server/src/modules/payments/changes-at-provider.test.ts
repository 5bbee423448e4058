// What an operator changes at Stripe by hand: prices, trials, customers and refunds; members keep what they paid for.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import { openFakeStripe, type FakeStripe } from '../../../test/fakes/stripe/server.ts';
import type { Thing } from '../../../test/fakes/stripe/world.ts';
import type { Member } from '../../platform/actor.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';

onDatabase('changes at the provider', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let fake: FakeStripe;
  let scope: Scope;
  let stripe_price_id: string;
  let hundred: { amount: number; currency: string; internal_currency_package_id: string };

  beforeAll(async () => {
    fake = await openFakeStripe();
    later(() => fake.close());
    const database = await open();
    app = await testApp({ database, later, log: quietLog, payments: fake.provider() });
    scope = openScope(database.db, app.site_id);
    const { packages } = await app.guest.wallet.currencyPackages({ query: {} });
    const internal_currency_package_id = packages[0]?.id ?? '';
    hundred = { amount: 999, currency: 'usd', internal_currency_package_id };
    stripe_price_id = (await app.guest.wallet.plans()).plans[0]?.id ?? '';
  });

  const someone = () => ({ kind: 'member', id: randomUUID() }) as Member; // the fields that purchases read
  const buy = (member: Member, key?: string) =>
    app.app.payments.startPayment(scope, member, { body: hundred, key });
  const start = (member: Member, key?: string) =>
    app.app.payments.startCheckout(scope, member, { body: { stripe_price_id }, key });
  const findBy = (secret: string): Thing =>
    [...fake.world.things.values()].find((thing) => thing['client_secret'] === secret) ??
    expect.fail('It was started.');
  const subscriptionOf = (secret: string): Thing =>
    fake.world.find('subscription', String(findBy(secret)['subscription']));
  const billOf = (secret: string): Thing =>
    fake.world.find('invoice', String(subscriptionOf(secret)['latest_invoice']));
  const priceOf = (subscription: Thing): Thing =>
    (subscription['items'] as { data: { price: Thing }[] }).data[0]?.price ??
    expect.fail('It has a price.');
  const refund = (bill: Thing, cents: number): void => {
    const payments = fake.world.list('invoice_payment', (thing) => thing['invoice'] === bill.id);
    for (const { payment } of payments)
      fake.world.refund((payment as { payment_intent: string }).payment_intent, cents);
  };

  let delivered = 0;
  /** Delivers the new webhooks, latest first. */
  const settle = async (): Promise<void> => {
    for (const event of fake.world.events.slice(delivered).toReversed()) {
      const { raw, headers } = fake.webhook(event);
      await app.app.payments.receive(raw, headers);
      await app.app.payments.process(event.id);
    }
    delivered = fake.world.events.length;
  };
  const balanceOf = async ({ id }: Member) => {
    const balances = await app.app.wallet.balances(scope, id);
    return [balances.new_subscriber_balance, balances.new_one_time_balance, balances.owed];
  };
  const listed = async ({ id: member_id }: Member, only?: 'to_check' | 'returned') =>
    (await app.app.payments.listBought(scope, { member_id, only, limit: 10 })).purchases;

  test('a plan whose price was changed gives nothing for the new price, and can be bought again once it ended', async () => {
    const ann = someone();
    const { client_secret } = await start(ann);
    fake.world.pay(client_secret, 'good');
    await settle();
    expect(await balanceOf(ann)).toEqual([100, 0, 0]);
    const subscription = subscriptionOf(client_secret);
    priceOf(subscription)['unit_amount'] = 500;
    fake.world.renew(subscription.id);
    await settle();
    expect(await balanceOf(ann)).toEqual([100, 0, 0]);
    expect(await listed(ann, 'to_check')).toMatchObject([{ finding: 'amount', state: 'active' }]);
    // The member can still cancel it.
    expect(await app.app.payments.setEnding(scope, ann, true)).toMatchObject({
      ends_at_period_end: true,
    });
    await expect(start(ann)).rejects.toMatchObject({ code: 'payments.already_subscribed' });
    fake.world.end(subscription);
    await settle();
    expect(await listed(ann, 'to_check')).toMatchObject([{ finding: 'amount', state: 'ended' }]);
    // Its refund leaves nothing to review.
    refund(billOf(client_secret), 500);
    await settle();
    expect(await listed(ann, 'to_check')).toEqual([]);
    const again = await start(ann);
    fake.world.pay(again.client_secret, 'good');
    await settle();
    expect(await balanceOf(ann)).toEqual([200, 0, 0]);
  });

  test('a trial gives nothing for its bill of nothing, and the first paid bill gives its tokens', async () => {
    const ann = someone();
    const { client_secret } = await start(ann);
    fake.world.pay(client_secret, 'good');
    const bill = billOf(client_secret);
    const subscription = subscriptionOf(client_secret);
    const paid = { total: bill['total'], amount_paid: bill['amount_paid'] };
    Object.assign(bill, { total: 0, amount_paid: 0 });
    subscription['status'] = 'trialing';
    await settle();
    expect(await balanceOf(ann)).toEqual([0, 0, 0]);
    expect(await listed(ann, 'to_check')).toEqual([]);
    Object.assign(bill, paid);
    subscription['status'] = 'active';
    fake.world.emit('invoice.paid', bill);
    await settle();
    expect(await balanceOf(ann)).toEqual([100, 0, 0]);
  });

  test('a plan whose bank has not confirmed is not bought twice, and again once the bank refused', async () => {
    const ann = someone();
    const { client_secret } = await start(ann);
    fake.world.pay(client_secret, 'slow');
    await settle();
    expect(await balanceOf(ann)).toEqual([0, 0, 0]);
    await expect(start(ann)).rejects.toMatchObject({ code: 'payments.checkout_pending' });
    const subscription = subscriptionOf(client_secret);
    fake.world.emit('checkout.session.async_payment_failed', findBy(client_secret));
    subscription['status'] = 'incomplete_expired';
    fake.world.emit('customer.subscription.updated', subscription);
    await settle();
    fake.world.pay((await start(ann)).client_secret, 'good');
    await settle();
    expect(await balanceOf(ann)).toEqual([100, 0, 0]);
  });

  test('a member whose customer is gone at Stripe buys with a new one', async () => {
    const ann = someone();
    const first = await buy(ann);
    const customer = String(findBy(first.client_secret)['customer']);
    fake.world.things.delete(customer);
    const key = randomUUID();
    const second = await buy(ann, key);
    expect(await buy(ann, key)).toEqual(second);
    expect(findBy(second.client_secret)['customer']).not.toBe(customer);
    fake.world.pay(second.client_secret, 'good');
    await settle();
    expect(await balanceOf(ann)).toEqual([0, 100, 0]);
    const plan = await start(ann);
    fake.world.pay(plan.client_secret, 'good');
    await settle();
    expect(await balanceOf(ann)).toEqual([100, 100, 0]);
  });

  test('two tabs of a member whose customer is gone share one new customer', async () => {
    const ann = someone();
    const first = await start(ann);
    const customer = String(findBy(first.client_secret)['customer']);
    // Everything of the account is gone, as after a change to another account.
    for (const id of [customer, findBy(first.client_secret).id]) fake.world.things.delete(id);
    const [one, two] = await Promise.all([buy(ann), buy(ann)]);
    const customers = [one, two].map((form) => findBy(form.client_secret)['customer']);
    expect(new Set(customers).size).toBe(1);
    const plan = await start(ann);
    expect(findBy(plan.client_secret)['customer']).toBe(customers[0]);
    for (const { client_secret } of [one, two, plan]) fake.world.pay(client_secret, 'good');
    await settle();
    expect(await balanceOf(ann)).toEqual([100, 200, 0]);
  });

  test('an account is deleted although its open form is gone at Stripe', async () => {
    const ann = someone();
    const { client_secret } = await start(ann);
    fake.world.things.delete(findBy(client_secret).id);
    await app.app.payments.personalData.eraseOf(scope, ann.id);
    expect(await listed(ann)).toEqual([]);
  });

  test('a payment with a mismatch leaves the review once it is refunded', async () => {
    const ann = someone();
    const { client_secret, payment_intent_id } = await buy(ann);
    fake.world.pay(client_secret, 'good');
    findBy(client_secret)['amount_received'] = 900;
    await settle();
    expect(await listed(ann, 'to_check')).toMatchObject([{ finding: 'received', state: 'open' }]);
    fake.world.refund(payment_intent_id, 400);
    await settle();
    expect(await listed(ann, 'to_check')).toHaveLength(1);
    fake.world.refund(payment_intent_id, 500);
    await settle();
    expect(await listed(ann, 'to_check')).toEqual([]);
    expect(await listed(ann, 'returned')).toMatchObject([
      { state: 'cancelled', refunded_cents: 900, finding: null },
    ]);
    expect(await balanceOf(ann)).toEqual([0, 0, 0]);
  });

  test('a payment of a deleted account leaves the review once it is refunded', async () => {
    const ann = someone();
    const { client_secret, payment_intent_id } = await buy(ann);
    await app.app.payments.personalData.eraseOf(scope, ann.id);
    fake.world.pay(client_secret, 'good');
    await settle();
    const review = async () =>
      (await app.app.payments.listBought(scope, { only: 'to_check', limit: 10 })).purchases.filter(
        ({ provider_id }) => provider_id === payment_intent_id,
      );
    expect(await review()).toMatchObject([{ finding: 'account_deleted' }]);
    fake.world.refund(payment_intent_id, 999);
    await settle();
    expect(await review()).toEqual([]);
  });

  test('webhooks with the signatures of two secrets are accepted while the secret is rolled', async () => {
    const ann = someone();
    fake.world.pay((await buy(ann)).client_secret, 'good');
    const event = fake.world.events.at(-1) ?? expect.fail('Stripe sends an event.');
    const { raw, headers } = fake.webhook({ ...event, api_version: '2019-03-14' });
    const other = fake.sign(raw, { secret: 'whsec_of_the_next_days' }).headers;
    const marks = [other, headers].map((one) => one['stripe-signature']?.split(',')[1]);
    const time = headers['stripe-signature']?.split(',')[0];
    await app.app.payments.receive(raw, { 'stripe-signature': [time, ...marks].join(',') });
    await app.app.payments.process(event.id);
    expect(await balanceOf(ann)).toEqual([0, 100, 0]);
    await settle();
    expect((await app.app.wallet.reconcile()).findings).toEqual([]);
  });
});
