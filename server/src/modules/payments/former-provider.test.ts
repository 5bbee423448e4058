// Purchases at a former payment provider are handled there as long as it is configured.
import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp, type TestAppOptions } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { openFakeStripe, type FakeStripe } from '../../../test/fakes/stripe/server.ts';
import { PaymentsFailure } from '../../providers/payments/port.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

onDatabase('a subscription of a former provider', (open) => {
  const later = cleanUp();
  const master = randomBytes(32);
  let database: Database;
  let before: TestApp;
  let fake: FakeStripe;
  let plan: string;
  let plans: { id: string; cents: number }[];

  beforeAll(async () => {
    fake = await openFakeStripe();
    later(() => fake.close());
    database = await open();
    before = await testApp({ database, later, master });
    plans = (await before.guest.wallet.plans()).plans.map(({ id, usd_price }) => ({
      id,
      cents: Math.round(Number(usd_price) * 100),
    }));
    plan = plans[0]?.id ?? '';
  });

  /** The same installation, with Stripe as the current provider. */
  const afterChange = (more: Partial<TestAppOptions>) =>
    testApp({
      database,
      later,
      master,
      payments: fake.provider(),
      ...more,
    });
  const start = async (): Promise<Person & { form: string }> => {
    const ann = await before.member();
    const body = { stripe_price_id: plan, from_special_offer: false };
    const { client_secret, session_id } = await ann.payments.startCheckout({ body });
    return { ...ann, form: `${client_secret} ${session_id}` };
  };
  const subscribe = async (): Promise<Person> => {
    const { form, ...ann } = await start();
    const [secret = '', session_id = ''] = form.split(' ');
    expect(await before.sandbox.tryCard(secret, 'good')).toBe('done');
    await ann.payments.checkout({ query: { session_id } });
    return ann;
  };
  const subscriptionOf = async ({ id }: Person) => {
    const { rows } = await database.pool.query<{ id: string; provider_id: string }>(
      'select id, provider_id from subscription where member_id = $1',
      [id],
    );
    return { id: rows[0]?.id ?? '', provider_id: rows[0]?.provider_id ?? '' };
  };
  /** The member's calls after the change of the provider. */
  const as = (app: TestApp, { token }: Person): TestApp['guest'] => app.as(token);
  const quiet = () => undefined;
  const silent = { debug: quiet, info: quiet, warn: quiet, error: quiet, fatal: quiet } as never;
  const read = async (id: string) => {
    const { rows } = await database.pool.query(
      'select state, finding, member_id from subscription where id = $1',
      [id],
    );
    return rows[0] as unknown;
  };

  test('is ended there when its member leaves, as long as that provider is configured', async () => {
    const after = await afterChange({ otherPayments: [before.sandbox] });
    const ann = await subscribe();
    const { id, provider_id } = await subscriptionOf(ann);
    await after.app.payments.personalData.eraseOf(openScope(database.db, after.site_id), ann.id);
    expect(await before.sandbox.readSubscription(provider_id)).toMatchObject({ state: 'ended' });
    expect(await read(id)).toEqual({ state: 'ended', finding: null, member_id: null });
  });

  test('has its open form closed there, too', async () => {
    const after = await afterChange({ otherPayments: [before.sandbox] });
    const ann = await start();
    const { id } = await subscriptionOf(ann);
    await after.app.payments.personalData.eraseOf(openScope(database.db, after.site_id), ann.id);
    expect(await before.sandbox.tryCard(ann.form.split(' ')[0] ?? '', 'good')).not.toBe('done');
    expect(await read(id)).toMatchObject({ state: 'ended', member_id: null });
  });

  test('waits for the operator, with the address at the provider, where that is not configured', async () => {
    const failures: object[] = [];
    const log = {
      debug: quiet,
      info: quiet,
      warn: quiet,
      error: (at: object) => failures.push(at),
    };
    const after = await afterChange({ log: { ...log, fatal: quiet } as never });
    const ann = await subscribe();
    const { id, provider_id } = await subscriptionOf(ann);
    const scope = openScope(database.db, after.site_id);
    await after.app.payments.personalData.eraseOf(scope, ann.id);
    expect(await before.sandbox.readSubscription(provider_id)).toMatchObject({ state: 'active' });
    expect(failures).toEqual([{ subscription_id: id, provider: 'sandbox' }]);
    const { purchases } = await after.app.payments.listBought(scope, {
      only: 'to_check',
      limit: 10,
    });
    expect(purchases).toEqual([
      expect.objectContaining({
        id,
        provider: 'sandbox',
        provider_id,
        state: 'active',
        finding: 'provider_not_configured',
        member_id: null,
      }),
    ]);
  });

  test('is canceled, resumed and changed there', async () => {
    const after = await afterChange({ otherPayments: [before.sandbox] });
    const ann = await subscribe();
    const calls = as(after, ann).payments;
    const { provider_id } = await subscriptionOf(ann);
    const remote = () => before.sandbox.readSubscription(provider_id);
    const canceled = await calls.changeSubscription({ body: { ends_at_period_end: true } });
    expect(canceled.subscription).toMatchObject({ plan_id: plan, ends_at_period_end: true });
    expect(await remote()).toMatchObject({ state: 'active', ends_at_period_end: true });
    await calls.changeSubscription({ body: { ends_at_period_end: false } });
    expect(await remote()).toMatchObject({ ends_at_period_end: false });
    const other = plans[1] ?? expect.fail('A second plan is on sale.');
    const chosen = await calls.choosePlan({ body: { plan_id: other.id, amount: other.cents } });
    expect(chosen.subscription?.next).toMatchObject({ plan_id: other.id });
    const result = await calls.cancelPlanSwitch();
    expect(result.subscription).toMatchObject({ plan_id: plan, next: null });
    const { url } = await calls.portal({ body: { modify_url: '/settings' } });
    expect(url).toContain('/payments/sandbox/portal?secret=');
  });

  test('no longer renews there when its member is banned', async () => {
    const after = await afterChange({ otherPayments: [before.sandbox] });
    const ann = await subscribe();
    const { provider_id } = await subscriptionOf(ann);
    const root = await before.admin();
    await as(after, root).members.ban({ params: { member_id: ann.id }, body: { reason: 'Spam.' } });
    const scope = openScope(database.db, after.site_id);
    await after.app.account.admin.endJobsAndRenewal(scope, ann.id);
    expect(await before.sandbox.readSubscription(provider_id)).toMatchObject({
      state: 'active',
      ends_at_period_end: true,
    });
  });

  test('that was paid in its last checkout starts by polling there', async () => {
    const after = await afterChange({ otherPayments: [before.sandbox] });
    const ann = await start();
    expect(await before.sandbox.tryCard(ann.form.split(' ')[0] ?? '', 'good')).toBe('done');
    expect((await as(after, ann).payments.subscription()).subscription).toBeNull();
    after.clock.forward(11 * 60_000);
    await after.app.payments.poll();
    expect((await as(after, ann).payments.subscription()).subscription).toMatchObject({
      plan_id: plan,
    });
  });

  test('is settled by the webhooks that its provider signs, at the same address', async () => {
    const after = await afterChange({ otherPayments: [before.sandbox] });
    const ann = await subscribe();
    const { id, provider_id } = await subscriptionOf(ann);
    await before.sandbox.close();
    before.sandbox.deliverTo(async (raw, headers) => {
      const url = '/api/stripe/webhooks';
      const reply = await after.http.inject({ method: 'POST', url, headers, payload: raw });
      expect(reply.statusCode).toBe(200);
    });
    await before.sandbox.endNow(provider_id);
    await before.sandbox.close();
    before.sandbox.deliverTo(before.app.payments.receive);
    const { rows } = await database.pool.query<{ data: { event_id: string; provider?: string } }>(
      `select data from pgboss.job where name = 'payments.follow' order by created_on desc limit 1`,
    );
    const { event_id, provider } = rows[0]?.data ?? expect.fail('The webhook has a job.');
    expect(provider).toBe('sandbox');
    await after.app.payments.process(event_id, provider);
    expect(await read(id)).toMatchObject({ state: 'ended' });
  });

  test('is read there for missed webhooks, even while the present provider cannot be reached', async () => {
    const unreachable = {
      ...fake.provider(),
      eventsSince: () => ({
        [Symbol.asyncIterator]: () => ({
          next: () => Promise.reject(new PaymentsFailure('unavailable', 'not now')),
        }),
      }),
    };
    const after = await afterChange({
      otherPayments: [before.sandbox],
      payments: unreachable,
      log: silent,
    });
    const ann = await subscribe();
    const { provider_id } = await subscriptionOf(ann);
    await before.sandbox.close();
    await database.pool.query('delete from webhook_event');
    await expect(after.app.payments.catchUp()).rejects.toMatchObject({ kind: 'unavailable' });
    const { rows } = await database.pool.query<{ provider: string }>(
      'select provider from webhook_event where object_id = $1',
      [provider_id],
    );
    expect(rows).toEqual([{ provider: 'sandbox' }]);
  });

  test('has its open form closed when its member buys at the present provider', async () => {
    const after = await afterChange({ otherPayments: [before.sandbox] });
    const ann = await start();
    const former = await subscriptionOf(ann);
    const body = { stripe_price_id: plan, from_special_offer: false };
    const { form } = await as(after, ann).payments.startCheckout({ body });
    expect(form.kind).toBe('script');
    expect(await before.sandbox.tryCard(ann.form.split(' ')[0] ?? '', 'good')).toBe('closed');
    expect(await read(former.id)).toMatchObject({ state: 'ended', finding: null });
  });

  test('cannot be changed where that provider is not configured, and a ban reports it', async () => {
    const after = await afterChange({ log: silent });
    const ann = await subscribe();
    const { id } = await subscriptionOf(ann);
    const change = as(after, ann).payments.changeSubscription({
      body: { ends_at_period_end: true },
    });
    await expect(change).rejects.toMatchObject({ code: 'payments.unavailable' });
    const scope = openScope(database.db, after.site_id);
    expect(await after.app.payments.endRenewalOf(scope, ann.id)).toBe(false);
    expect(await read(id)).toMatchObject({ finding: 'provider_not_configured' });
  });
});
