// Plan changes: agreed without a charge, effective at the end of the paid period, granted once, revocable.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { openShop, type Shop } from '../../../test/shop.ts';
import type { Database } from '../../platform/db/open.ts';
import type { Member } from '../../platform/actor.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';
import { SYNC_NEXT_PLAN } from './subscriptions.ts';

const DAY_MS = 24 * 3_600_000;

onDatabase('another plan', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  let shop: Shop;
  let scope: Scope;
  const cents = { Monthly: 1_299, Quarterly: 2_598, Annual: 4_365 };
  type Name = keyof typeof cents;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later, runsJobs: false });
    shop = await openShop(app, database);
    scope = openScope(database.db, app.site_id);
  });

  const subscriber = async (name: Name): Promise<Person> => {
    const ann = await app.member();
    await shop.subscribe(ann, name);
    await shop.settle();
    return ann;
  };
  const choose = (person: Person, name: Name, amount = cents[name]) =>
    person.payments.choosePlan({ body: { plan_id: shop.idOf(name), amount } });
  const turnTo = async (days: number): Promise<void> => {
    app.clock.forward(days * DAY_MS);
    await app.sandbox.runDue();
    await shop.settle();
    await app.app.payments.grantDue();
  };
  /** The subscription read by the service, because the sign-in has expired by then. */
  const now = async (person: Person) => {
    const { active_plan, plan_end_date } = await app.app.payments.statusOf(scope, person.id);
    const { new_subscriber_balance } = await app.app.wallet.balances(scope, person.id);
    return { active_plan, plan_end_date, tokens: new_subscriber_balance };
  };
  const paidBy = async (person: Person): Promise<number[]> => {
    const { rows } = await database.pool.query<{ cents: number }>(
      `select b.amount_cents as cents from subscription_bill b join subscription s on s.id = b.subscription_id
       where s.member_id = $1 order by b.period_start`,
      [person.id],
    );
    return rows.map((row) => row.cents);
  };
  const refused = (code: string) => expect.objectContaining({ code });

  test('a plan that is withdrawn keeps its name for who has it', async () => {
    const ann = await subscriber('Monthly');
    const root = await app.admin();
    const plan = (await root.prices.list()).plans.find(({ name }) => name === 'Monthly');
    if (!plan) throw new Error('no such plan');
    const { id, ...terms } = plan;
    const setSale = (is_active: boolean) =>
      root.prices.setPlan({ params: { id }, body: { ...terms, is_active } });
    await setSale(false);
    expect((await ann.wallet.plans()).plans.map(({ name }) => name)).not.toContain('Monthly');
    expect((await ann.payments.subscription()).subscription).toMatchObject({
      plan_name: 'Monthly',
      state: 'active',
    });
    await setSale(true);
  });

  test('monthly becomes annual when the month ends: charged then, tokens each month once', async () => {
    const ann = await subscriber('Monthly');
    const root = await app.admin();
    expect(await root.members.read({ params: { member_id: ann.id } })).toMatchObject({
      plan_name: 'Monthly',
      plan_end_date: expect.stringMatching(/^\d{4}-/) as string,
    });
    const before = await now(ann);
    const { subscription } = await choose(ann, 'Annual');
    expect(subscription).toMatchObject({
      plan_id: shop.idOf('Monthly'),
      ends_at_period_end: false,
      period_end: before.plan_end_date,
      next: { plan_id: shop.idOf('Annual'), name: 'Annual', months: 12, usd_price: '43.65' },
    });
    await shop.settle();
    expect([await now(ann), await paidBy(ann)]).toEqual([before, [1_299]]);
    await turnTo(31);
    const after = await now(ann);
    expect(after).toMatchObject({ active_plan: shop.idOf('Annual'), tokens: 100 });
    const days =
      (Date.parse(after.plan_end_date ?? '') - Date.parse(before.plan_end_date ?? '')) / DAY_MS;
    expect([365, 366]).toContain(days);
    expect(await paidBy(ann)).toEqual([1_299, 4_365]);
    await turnTo(31);
    expect(await now(ann)).toMatchObject({ ...after, tokens: 100 });
    expect(await paidBy(ann)).toEqual([1_299, 4_365]);
  });

  test('annual becomes monthly when the year ends, and renews monthly', async () => {
    const ann = await subscriber('Annual');
    await choose(ann, 'Quarterly');
    await choose(ann, 'Monthly');
    await turnTo(367);
    expect(await now(ann)).toMatchObject({ active_plan: shop.idOf('Monthly'), tokens: 100 });
    await turnTo(31);
    expect(await paidBy(ann)).toEqual([4_365, 1_299, 1_299]);
  });

  test('it is taken back, gives way to an end, and takes an end back', async () => {
    const ann = await subscriber('Monthly');
    await choose(ann, 'Annual');
    expect((await ann.payments.cancelPlanSwitch()).subscription).toMatchObject({ next: null });
    expect((await ann.payments.cancelPlanSwitch()).subscription).toMatchObject({ next: null });
    await choose(ann, 'Annual');
    const end = { body: { ends_at_period_end: true } };
    const ends = { ends_at_period_end: true, next: null };
    expect((await ann.payments.changeSubscription(end)).subscription).toMatchObject(ends);
    await shop.settle();
    const { subscription } = await choose(ann, 'Annual');
    expect(subscription).toMatchObject({ ends_at_period_end: false, next: { name: 'Annual' } });
    await ann.payments.changeSubscription(end);
    await turnTo(40);
    expect(await now(ann)).toMatchObject({ active_plan: null });
    expect(await paidBy(ann)).toEqual([1_299]);
  });

  test('invalid changes are refused, and nothing is agreed', async () => {
    const [ann, bob] = [await subscriber('Monthly'), await app.member()];
    await expect(choose(bob, 'Annual')).rejects.toEqual(refused('payments.nothing_bought'));
    await expect(bob.payments.cancelPlanSwitch()).rejects.toEqual(
      refused('payments.nothing_bought'),
    );
    await expect(choose(ann, 'Monthly')).rejects.toEqual(refused('payments.same_plan'));
    await expect(choose(ann, 'Annual', 1)).rejects.toEqual(refused('payments.price_differs'));
    const body = { plan_id: "' or 1=1", amount: 4_365 };
    await expect(ann.payments.choosePlan({ body })).rejects.toEqual(
      refused('payments.plan_not_found'),
    );
    expect((await ann.payments.subscription()).subscription).toMatchObject({ next: null });
  });

  test('of many concurrent changes one is accepted, and the provider has the same one', async () => {
    const ann = await subscriber('Monthly');
    const end = () => ann.payments.changeSubscription({ body: { ends_at_period_end: true } });
    const request = [choose(ann, 'Annual'), choose(ann, 'Quarterly'), end(), choose(ann, 'Annual')];
    const outcomes = await Promise.allSettled(request);
    const reasons = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(reasons).toEqual(reasons.map(() => refused('payments.plan_changing')));
    expect(reasons.length).toBeLessThan(request.length);
    await shop.settle();
    const { subscription } = await ann.payments.subscription();
    await turnTo(31);
    expect((await now(ann)).active_plan).toBe(
      subscription?.ends_at_period_end ? null : (subscription?.next?.plan_id ?? null),
    );
  });

  test('a change that crashed before it reached the provider is sent by the job', async () => {
    const ann = await subscriber('Monthly');
    await choose(ann, 'Annual');
    const { rows } = await database.pool.query<{ id: string; provider_id: string }>(
      'select id, provider_id from subscription where member_id = $1',
      [ann.id],
    );
    const [row] = rows;
    if (!row) return expect.fail('It runs.');
    await app.sandbox.setNextPlan(row.provider_id, null);
    await app.app.payments.syncNextPlan(row.id);
    await app.app.payments.syncNextPlan(row.id);
    await turnTo(31);
    expect(await now(ann)).toMatchObject({ active_plan: shop.idOf('Annual') });
    await app.app.payments.syncNextPlan(row.id);
    await turnTo(366);
    expect(await paidBy(ann)).toEqual([1_299, 4_365, 4_365]);
  });

  test('if the provider never got the change, it renews as before, and the paid terms apply', async () => {
    const ann = await subscriber('Monthly');
    await choose(ann, 'Annual');
    const { rows } = await database.pool.query<{ provider_id: string }>(
      'select provider_id from subscription where member_id = $1',
      [ann.id],
    );
    await app.sandbox.setNextPlan(rows[0]?.provider_id ?? '', null);
    await turnTo(31);
    expect(await now(ann)).toMatchObject({ active_plan: shop.idOf('Monthly'), tokens: 100 });
    expect(await paidBy(ann)).toEqual([1_299, 1_299]);
  });

  const subscriptionOf = async (person: Person) => {
    const { rows } = await database.pool.query<{
      id: string;
      provider_id: string;
      finding: string | null;
    }>('select id, provider_id, finding from subscription where member_id = $1', [person.id]);
    return rows[0] ?? expect.fail('It was bought.');
  };

  test.each(['its message', 'the job'])(
    'a change that reached the provider only after the renewal is taken back there, by %s',
    async (by) => {
      const ann = await subscriber('Monthly');
      await choose(ann, 'Annual');
      const { id, provider_id } = await subscriptionOf(ann);
      await app.sandbox.setNextPlan(provider_id, null);
      app.clock.forward(31 * DAY_MS);
      await app.sandbox.runDue();
      const plan = { id: shop.idOf('Annual'), name: 'Annual', months: 12, amount_cents: 4_365 };
      await app.sandbox.setNextPlan(provider_id, { ...plan, currency: 'usd' });
      if (by === 'its message') {
        await shop.settle();
        const { rows } = await database.pool.query(
          `select 1 from pgboss.job where name = $1 and data->>'subscription_id' = $2 and start_after <= now()`,
          [SYNC_NEXT_PLAN, id],
        );
        expect(rows).toHaveLength(1);
      }
      await app.app.payments.syncNextPlan(id);
      await turnTo(31);
      expect(await now(ann)).toMatchObject({ active_plan: shop.idOf('Monthly'), tokens: 100 });
      expect(await paidBy(ann)).toEqual([1_299, 1_299, 1_299]);
      expect(await subscriptionOf(ann)).toMatchObject({ finding: null });
    },
  );

  test.each(['kept', 'replaced', 'ended'] as const)(
    'a plan that has renewed as agreed counts, though it is %s before the provider’s message',
    async (how) => {
      const ann = await subscriber('Monthly');
      await choose(ann, 'Annual');
      app.clock.forward(31 * DAY_MS);
      await app.sandbox.runDue();
      const { payments } = app.app;
      const member = { kind: 'member', id: ann.id } as Member; // the fields that a change reads
      const quarterly = { plan_id: shop.idOf('Quarterly'), amount: cents.Quarterly };
      if (how === 'kept') await payments.cancelPlanSwitch(scope, member);
      else if (how === 'ended') await payments.setEnding(scope, member, true);
      else await payments.choosePlan(scope, member, quarterly);
      await shop.settle();
      expect(await now(ann)).toMatchObject({ active_plan: shop.idOf('Annual'), tokens: 100 });
      expect(await paidBy(ann)).toEqual([1_299, 4_365]);
      expect(await subscriptionOf(ann)).toMatchObject({ finding: null });
    },
  );

  test('a refund of the first plan after the switch reverses its own share, by its own price', async () => {
    const ann = await subscriber('Annual');
    await choose(ann, 'Monthly');
    await turnTo(367);
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from sandbox_object where kept->>'kind' = 'payment' and kept->>'customer' in
         (select customer_id from billing_customer where member_id = $1) order by created_at, id`,
      [ann.id],
    );
    await app.sandbox.refund(rows[0]?.id ?? '', 4_365);
    await shop.settle();
    const { rows: bills } = await database.pool.query(
      `select b.returned_cents, s.finding from subscription_bill b join subscription s on s.id = b.subscription_id
       where s.member_id = $1 order by b.period_start`,
      [ann.id],
    );
    expect(bills).toEqual([
      { returned_cents: 4_365, finding: null },
      { returned_cents: 0, finding: null },
    ]);
    expect(await now(ann)).toMatchObject({ active_plan: shop.idOf('Monthly') });
  });
});
