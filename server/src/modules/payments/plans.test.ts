// Plans: the offer's single window, one checkout at a time, the member's subscription status, and the end of a plan.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

onDatabase('plans', (open) => {
  const later = cleanUp();
  let app: TestApp;
  let database: Database;
  const ids = new Map<string, string>();

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later, runsJobs: false });
    for (const { id, name } of (await app.guest.wallet.plans()).plans) ids.set(name, id);
  });

  const start = (person: Person, name: string, from_special_offer = false) =>
    person.payments.startCheckout({
      body: { stripe_price_id: ids.get(name) ?? '', from_special_offer },
    });
  const subscribe = async (person: Person, name: string) => {
    const { client_secret, session_id } = await start(person, name);
    expect(await app.sandbox.tryCard(client_secret, 'good')).toBe('done');
    return person.payments.checkout({ query: { session_id } });
  };
  const follow = async () => {
    await app.sandbox.close();
    const { rows } = await database.pool.query<{ event_id: string }>(
      `select event_id from webhook_event where state = 'received' order by received_at`,
    );
    for (const { event_id } of rows) await app.app.payments.process(event_id);
  };
  const rowsOf = async (person: Person) => {
    const { rows } = await database.pool.query<{ id: string; state: string; finding: string }>(
      'select id, state, finding from subscription where member_id = $1 order by created_at, id',
      [person.id],
    );
    return rows;
  };
  /** Money paid for plans and not refunded, in cents. */
  const moneyOf = async (person: Person) => {
    const { rows } = await database.pool.query<{ cents: number }>(
      `select coalesce(sum((kept->>'received_cents')::int - (kept->>'refunded_cents')::int), 0)::int as cents
       from sandbox_object where kept->>'kind' = 'payment' and kept->>'customer' in
         (select customer_id from billing_customer where member_id = $1)`,
      [person.id],
    );
    return rows[0]?.cents;
  };

  test('the profile and the wallet show the plan and its end, and no ended plan', async () => {
    const ann = await app.member();
    expect(await ann.account.user()).toMatchObject({ active_plan: null, plan_end_date: null });
    const { subscription } = await subscribe(ann, 'Monthly');
    const active_plan = ids.get('Monthly');
    const plan_end_date = subscription?.period_end;
    expect(plan_end_date).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(await ann.account.user()).toMatchObject({ active_plan, plan_end_date });
    expect(await ann.wallet.wallet()).toMatchObject({ active_plan, plan_end_date });
    await ann.payments.changeSubscription({ body: { ends_at_period_end: true } });
    expect(await ann.account.user()).toMatchObject({ active_plan });
    const scope = openScope(database.db, app.site_id);
    app.clock.forward(32 * DAY_MS);
    // Even before the webhook of its end has arrived.
    expect(await app.app.payments.hasPlan(scope, ann.id)).toBe(false);
    await app.sandbox.runDue();
    await follow();
    expect(await app.app.payments.statusOf(scope, ann.id)).toMatchObject({ active_plan: null });
    expect((await rowsOf(ann)).map(({ state }) => state)).toEqual(['ended']);
  });

  test('a plan that renews grants the next month’s tokens; unspent ones expire', async () => {
    const ann = await app.member();
    await subscribe(ann, 'Monthly');
    const scope = openScope(database.db, app.site_id);
    for (const month of [1, 2]) {
      app.clock.forward(31 * DAY_MS);
      await app.sandbox.runDue();
      await follow();
      expect({ month, ...(await app.app.shop.overview(scope, ann.id)) }).toMatchObject({
        month,
        active_plan: ids.get('Monthly'),
        new_subscriber_balance: 100,
      });
    }
    expect(await moneyOf(ann)).toBe(3 * 1_299);
  });

  test('a disputed payment ends the plan, and a won dispute restores it', async () => {
    const ann = await app.member();
    await subscribe(ann, 'Monthly');
    const { rows } = await database.pool.query<{ id: string }>(
      `select id from sandbox_object where kept->>'kind' = 'payment' and kept->>'customer' in
         (select customer_id from billing_customer where member_id = $1)`,
      [ann.id],
    );
    await app.sandbox.setDispute(rows[0]?.id ?? '', 'open');
    await follow();
    expect(await ann.account.user()).toMatchObject({ active_plan: null });
    await app.sandbox.setDispute(rows[0]?.id ?? '', 'won');
    await follow();
    expect(await ann.account.user()).toMatchObject({ active_plan: ids.get('Monthly') });
  });

  test('exclusive characters are for members with a plan', async () => {
    const character_id = await app.addCharacter({ is_exclusive: true });
    const [ann, visitor] = [await app.member(), await app.visitor()];
    const refused = { code: 'character.premium_only' };
    await expect(visitor.chat.open({ body: { character_id } })).rejects.toMatchObject(refused);
    await expect(ann.chat.open({ body: { character_id } })).rejects.toMatchObject(refused);
    await subscribe(ann, 'Monthly');
    const { session_id } = await ann.chat.open({ body: { character_id } });
    const send = (client_message_id: string) =>
      ann.chat.send({ params: { id: session_id }, body: { client_message_id, text: 'Hello' } });
    await send('00000000-0000-4000-8000-000000000001');
    const scope = openScope(database.db, app.site_id);
    await app.app.payments.personalData.eraseOf(scope, ann.id);
    await follow();
    await expect(send('00000000-0000-4000-8000-000000000002')).rejects.toMatchObject(refused);
  });

  test('the offer starts once, ends after twenty minutes, and cannot be restarted', async () => {
    const ann = await app.member();
    const refused = { code: 'payments.offer_over' };
    await expect(start(ann, 'Annual', true)).rejects.toMatchObject(refused);
    expect((await ann.wallet.wallet()).offer_ends_at).toBeNull();
    const started = await Promise.all([0, 1, 2].map(() => ann.payments.startOffer()));
    const ends = new Set(started.map(({ offer }) => offer?.ends_at));
    expect(ends.size).toBe(1);
    expect(started[0]?.offer?.plan).toMatchObject({
      name: 'Annual',
      usd_price: '38.97',
      discount: 75,
    });
    expect(started[0]?.offer?.ms_left).toBeLessThanOrEqual(20 * MINUTE_MS);
    expect([...ends]).toEqual([(await ann.wallet.wallet()).offer_ends_at]);
    // The offer applies only to its own plan.
    await expect(start(ann, 'Monthly', true)).rejects.toMatchObject(refused);
    app.clock.forward(19 * MINUTE_MS);
    const again = await ann.payments.startOffer();
    expect([...ends]).toEqual([again.offer?.ends_at]);
    expect(again.offer?.ms_left).toBeLessThanOrEqual(MINUTE_MS);
    await start(ann, 'Annual', true);
    app.clock.forward(MINUTE_MS);
    await expect(start(ann, 'Annual', true)).rejects.toMatchObject(refused);
    expect(await ann.payments.startOffer()).toEqual({ offer: null });
    expect((await ann.wallet.wallet()).offer_ends_at).toBeNull();
    // The checkout at the regular price closes the offer's checkout.
    const { client_secret } = await start(ann, 'Annual');
    await app.sandbox.tryCard(client_secret, 'good');
    await follow();
    expect(await moneyOf(ann)).toBe(4_365);
  });

  test('a checkout started during the offer is paid at its price, and a member with a plan has no offer', async () => {
    const ann = await app.member();
    await ann.payments.startOffer();
    const { client_secret } = await start(ann, 'Annual', true);
    await app.sandbox.tryCard(client_secret, 'good');
    await follow();
    expect(await moneyOf(ann)).toBe(3_897);
    expect(await ann.account.user()).toMatchObject({ active_plan: ids.get('Annual') });
    expect(await ann.payments.startOffer()).toEqual({ offer: null });
    const bob = await app.member();
    await subscribe(bob, 'Monthly');
    expect(await bob.payments.startOffer()).toEqual({ offer: null });
  });

  test('a deleted account leaves neither an offer nor a form that could be paid', async () => {
    const [ann, bob] = [await app.member(), await app.member()];
    const scope = openScope(database.db, app.site_id);
    await ann.payments.startOffer();
    const { client_secret } = await start(ann, 'Annual', true);
    expect(await app.app.payments.personalData.exportOf(scope, ann.id)).toMatchObject({
      special_offer: { ends_at: expect.any(Date) },
    });
    const paid = await start(bob, 'Monthly');
    await app.sandbox.tryCard(paid.client_secret, 'good');
    for (const { id } of [ann, bob]) await app.app.payments.personalData.eraseOf(scope, id);
    expect(await app.sandbox.tryCard(client_secret, 'good')).toBe('closed');
    await follow();
    expect(await app.app.payments.personalData.exportOf(scope, ann.id)).toMatchObject({
      special_offer: null,
    });
    const { rows } = await database.pool.query(
      `select 1 from subscription where state = 'active' and member_id is null`,
    );
    expect(rows).toEqual([]);
  });

  test('a checkout that is started again is the same one; another plan closes it', async () => {
    const ann = await app.member();
    const started = await Promise.all([0, 1, 2, 3].map(() => start(ann, 'Annual')));
    expect(new Set(started.map(({ client_secret }) => client_secret)).size).toBe(1);
    const [first = expect.fail('It was started.')] = started;
    const other = await start(ann, 'Monthly');
    expect(other.session_id).not.toBe(first.session_id);
    expect(await app.sandbox.tryCard(first.client_secret, 'good')).toBe('closed');
    expect(await ann.payments.checkout({ query: { session_id: first.session_id } })).toMatchObject({
      status: 'expired',
      subscription: null,
    });
    expect(await app.sandbox.tryCard(other.client_secret, 'good')).toBe('done');
    await follow();
    expect(await moneyOf(ann)).toBe(1_299);
  });

  test('of many checkouts started at once one is open, and a paid one without a webhook counts', async () => {
    const ann = await app.member();
    const names = ['Annual', 'Monthly', 'Quarterly', 'Annual', 'Monthly'];
    const started = await Promise.allSettled(names.map((name) => start(ann, name)));
    const secrets = new Set(
      started.flatMap((one) => (one.status === 'fulfilled' ? [one.value.client_secret] : [])),
    );
    const outcomes = await Promise.all(
      [...secrets].map((secret) => app.sandbox.tryCard(secret, 'good')),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    await expect(start(ann, 'Annual')).rejects.toMatchObject({
      code: 'payments.already_subscribed',
    });
    await follow();
    expect((await rowsOf(ann)).filter(({ state }) => state === 'active')).toHaveLength(1);
  });

  test('if two plans are paid anyway, the later one is ended and refunded', async () => {
    const ann = await app.member();
    const first = await start(ann, 'Annual');
    // A state that an earlier version could leave: both are open.
    await database.pool.query(`update subscription set state = 'ended' where member_id = $1`, [
      ann.id,
    ]);
    const second = await start(ann, 'Monthly');
    for (const { client_secret } of [first, second])
      expect(await app.sandbox.tryCard(client_secret, 'good')).toBe('done');
    const back = await Promise.all(
      [second, first].map(({ session_id }) => ann.payments.checkout({ query: { session_id } })),
    );
    expect(back.map(({ status }) => status).sort()).toEqual(['complete', 'refunded']);
    const result = back[0]?.subscription?.plan_id;
    expect(back[1]?.subscription?.plan_id).toBe(result);
    const undone = (await rowsOf(ann)).find(({ finding }) => finding === 'second_plan');
    await app.app.payments.cancelDuplicate(undone?.id ?? '');
    await app.app.payments.cancelDuplicate(undone?.id ?? '');
    await follow();
    const rows = await rowsOf(ann);
    expect(rows.map(({ state }) => state).sort()).toEqual(['active', 'ended']);
    expect(await moneyOf(ann)).toBe(result === ids.get('Annual') ? 4_365 : 1_299);
    expect(await ann.wallet.wallet()).toMatchObject({
      active_plan: result,
      new_subscriber_balance: 100,
      owed: 0,
    });
  });
});
