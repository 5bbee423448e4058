// Funnel and retention of new people: counted by steps, experiments and weeks, per site.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { openChat } from '../../../test/chats.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { openShop } from '../../../test/shop.ts';
import type { Database } from '../../platform/db/open.ts';
import { shareOf, variantsOf } from './stats.rules.ts';

// Calculated by hand, and as in published tables: 0 of 10, 5 of 10, 10 of 10.
test.each([
  [0, 10, 0, 0.278],
  [5, 10, 0.237, 0.763],
  [10, 10, 0.722, 1],
  [42, 1_000, 0.031, 0.056],
])('%i of %i lies between %d and %d', (count, all, low, high) => {
  const share = shareOf(count, all);
  expect(share?.share).toBe(count / all);
  expect(share?.low).toBeCloseTo(low, 3);
  expect(share?.high).toBeCloseTo(high, 3);
});

test('without people there is no share', () => expect(shareOf(0, 0)).toBeNull());

test.each([
  [
    'explore_grid:a,landing_one:b',
    [
      ['explore_grid', 'a'],
      ['landing_one', 'b'],
    ],
  ],
  ['', []],
  ['a,b:', []],
])('the group %s', (group, expected) => expect(variantsOf(group)).toEqual(expected));

onDatabase('outcomes', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let llm: PuppetLlm;
  beforeAll(async () => {
    database = await open();
    llm = createPuppetLlm();
    app = await testApp({ database, llm, later });
  });

  const query = (statement: string, values: unknown[]) => database.pool.query(statement, values);

  test('ratings are counted by the model that wrote the reply', async () => {
    const admin = await app.admin();
    const ann = await app.visitor();
    const id = await openChat(app, ann);
    expect((await admin.stats.outcomes({ query: {} })).ratings).toEqual([]);
    for (const rating of ['good', 'good', 'bad', null] as const) {
      const { seq } = await ann.chat.send({ params: { id }, body: { text: 'Hello' } });
      await llm.answer('Good evening.');
      await expect
        .poll(async () => (await ann.chat.read({ params: { id } })).is_replying, { interval: 5 })
        .toBe(false);
      await ann.chat.rate({ params: { id, seq: `${seq + 1}` }, body: { rating } });
    }
    const { ratings } = await admin.stats.outcomes({ query: {} });
    expect(ratings).toMatchObject([{ engine: llm.name, rated: 3, good: { share: 2 / 3 } }]);
  });

  test('a plan counts as paid with its first bill, not with the checkout', async () => {
    const admin = await app.admin();
    const payers = async () => (await admin.stats.outcomes({ query: { days: '7' } })).funnel.payers;
    const before = await payers();
    const ann = await app.member();
    const shop = await openShop(app, database);
    await ann.payments.startCheckout({ body: { stripe_price_id: shop.idOf('Monthly') } });
    expect(await payers()).toBe(before);
    await shop.subscribe(ann);
    await shop.settle();
    expect(await payers()).toBe(before + 1);
  });

  test('variants count every browser that they were assigned to, and the outcome of its person', async () => {
    const admin = await app.admin();
    const character_id = await app.addCharacter();
    const visit = (one: Pick<Person, 'stats'>, ab_group: string, { is_new = false } = {}) =>
      one.stats.visit({ body: { is_visit: is_new, ab_group, drawn: is_new ? ab_group : '' } });
    const before = await admin.stats.outcomes({ query: { days: '7' } });
    const visitsOf = async () => (await admin.stats.read({ query: {} })).figures.visits.now;
    expect(await visitsOf()).toBe(0);

    // Four browsers get A and two get B; two of these people sign in, one of them known before.
    for (const group of ['a', 'a', 'a', 'a', 'b', 'b'])
      await visit(app.guest, `explore_grid:b,landing_one:${group}`, { is_new: true });
    // An unknown variant, and unknown experiments.
    await visit(app.guest, 'landing_one:z,other:a,constructor:a,__proto__:a', { is_new: true });
    const [ann, bob, old] = [await app.member(), await app.visitor(), await app.member()];
    await query(`update person set created_at = now() - interval '40 days' where id = $1`, [
      old.id,
    ]);
    await visit(ann, 'landing_one:a');
    await visit(ann, 'landing_one:b');
    await visit(bob, 'landing_one:a');
    await visit(old, 'landing_one:a');
    const { session_id: id } = await bob.chat.open({ body: { character_id } });
    await bob.chat.send({ params: { id }, body: { text: 'Hello' } });
    (await llm.next()).end();
    await query(
      `insert into payment (id, site_id, provider, live, customer_id, member_id, amount_cents, currency, created_at,
         package_id, unit, units, state, credited_at)
       values ($1, $2, 'test', true, 'c', $3, 999, 'usd', now(), 'p', 'token', 100, 'credited', now())`,
      [randomUUID(), app.site_id, ann.id],
    );
    await query('insert into message_day (member_id, day, messages, again) values ($1, $2, 3, 0)', [
      ann.id,
      new Date(app.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10),
    ]);

    const { funnel, experiments } = await admin.stats.outcomes({ query: { days: '7' } });
    expect(funnel.visitors - before.funnel.visitors).toBe(1);
    expect(funnel.sign_ups - before.funnel.sign_ups).toBe(1);
    expect(funnel.payers - before.funnel.payers).toBe(1);
    const landing = experiments.find(({ name }) => name === 'landing_one');
    expect(landing?.is_running).toBe(true);
    const none = { trials: 0, sign_ups: 0, payers: 0, returned: 0, came_back: null };
    expect(landing?.variants).toMatchObject([
      {
        variant: 'a',
        people: 4,
        trials: 1,
        sign_ups: 1,
        payers: 1,
        returned: 1,
        signed_up: { share: 0.25 },
        tried: { share: 0.25 },
        came_back: { share: 1 },
      },
      { variant: 'b', people: 2, ...none, signed_up: { share: 0 } },
    ]);
    const grid = experiments.find(({ name }) => name === 'explore_grid');
    expect(grid?.variants).toMatchObject([{ people: 0, signed_up: null }, { people: 6 }]);
    app.clock.forward(61_000);
    expect(await visitsOf()).toBe(7);
    await query('delete from message_day where member_id = $1', [ann.id]);
  });

  test('a member who signs up first counts as a visitor, too', async () => {
    const admin = await app.admin();
    const { visitors } = (await admin.stats.outcomes({ query: { days: '7' } })).funnel;
    for (let more = 0; more <= visitors; more += 1) await app.member();
    const { funnel } = await admin.stats.outcomes({ query: { days: '7' } });
    expect(funnel.visitors).toBe(funnel.sign_ups);
    expect(funnel.conversion).toMatchObject({ share: 1, high: 1 });
  });

  test('cohorts are also counted by assigned variant', async () => {
    const admin = await app.admin();
    const now = app.clock.now();
    const joined = new Date(now.getTime() - 8 * 86_400_000);
    const week = (at: Date) => {
      const monday = new Date(at.getTime() - ((at.getUTCDay() + 6) % 7) * 86_400_000);
      return monday.toISOString().slice(0, 10);
    };
    const of = async () => {
      const { cohorts, experiments } = await admin.stats.outcomes({ query: { days: '7' } });
      const { variants = [] } = experiments.find(({ name }) => name === 'landing_one') ?? {};
      return [cohorts, ...variants.map((one) => one.cohorts)].map((all) =>
        all.find((cohort) => cohort.week === week(joined)),
      );
    };
    expect(await of()).toEqual([undefined, undefined, undefined]);
    const people = await Promise.all([app.member(), app.member(), app.member(), app.member()]);
    const shown = ['explore_grid:a,landing_one:a', 'landing_one:a', 'landing_one:b', null];
    for (const [at, { id }] of people.entries())
      await query('update person set created_at = $2, ab_group = $3 where id = $1', [
        id,
        joined,
        shown[at],
      ]);
    const sendsOn = (person: Person | undefined, day: Date) =>
      query('insert into message_day (member_id, day, messages, again) values ($1, $2, 3, 0)', [
        person?.id,
        day.toISOString().slice(0, 10),
      ]);
    await sendsOn(people[0], joined);
    await sendsOn(people[0], now);
    await sendsOn(people[2], joined);
    const [all, a, b] = await of();
    expect([all?.sign_ups, a?.sign_ups, b?.sign_ups]).toEqual([4, 2, 1]);
    expect([all?.active[0], a?.active[0], b?.active]).toEqual([2, 1, [1]]);
    expect([all?.active.at(-1), a?.active.at(-1)]).toEqual([1, 1]);
    await query('delete from message_day where member_id = any($1)', [people.map(({ id }) => id)]);
  });

  test('an experiment that is over keeps its outcome; members of a week are followed', async () => {
    const admin = await app.admin();
    await admin.operations.changeSite({ body: { landing_one: 'b' } });
    const ann = await app.member();
    const now = app.clock.now();
    const joined = new Date(now.getTime() - 15 * 86_400_000);
    await query('update person set created_at = $2 where id = $1', [ann.id, joined]);
    await query('insert into message_day (member_id, day, messages, again) values ($1, $2, 3, 0)', [
      ann.id,
      now.toISOString().slice(0, 10),
    ]);
    const { experiments, cohorts } = await admin.stats.outcomes({ query: { days: '7' } });
    expect(experiments.find(({ name }) => name === 'landing_one')).toMatchObject({
      is_running: false,
      variants: [{ variant: 'a' }, { variant: 'b' }],
    });
    const followed = cohorts.filter(({ active }) => active.some((members) => members > 0));
    expect(followed).toHaveLength(1);
    const { sign_ups, active = [] } = followed[0] ?? {};
    expect(sign_ups).toBe(1);
    // Two weeks and a day later, in the third or fourth week.
    expect([...active.slice(0, 2), active.at(-1)]).toEqual([0, 0, 1]);
    expect(active.length).toBeLessThanOrEqual(4);
  });
});
