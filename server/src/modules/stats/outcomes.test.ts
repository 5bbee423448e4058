// What became of newcomers: counted by their steps, their experiments and their weeks, on their site alone.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import type { Database } from '../../platform/db/open.ts';
import { shareOf, variantsOf } from './outcomes.rules.ts';

// By hand from the formula, and as in published tables: 0 of 10, 5 of 10, 10 of 10.
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

test('of nobody there is no share', () => expect(shareOf(0, 0)).toBeNull());

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
    const character_id = await app.addCharacter();
    const { session_id: id } = await ann.chat.open({ body: { character_id } });
    expect((await admin.stats.outcomes({ query: {} })).ratings).toEqual([]);
    for (const rating of ['good', 'good', 'bad', null] as const) {
      const { seq } = await ann.chat.send({ params: { id }, body: { text: 'Hello' } });
      const puppet = await llm.next();
      puppet.write('Good evening.');
      puppet.end();
      await expect
        .poll(async () => (await ann.chat.read({ params: { id } })).is_replying, { interval: 5 })
        .toBe(false);
      await ann.chat.rate({ params: { id, seq: `${seq + 1}` }, body: { rating } });
    }
    const { ratings } = await admin.stats.outcomes({ query: {} });
    expect(ratings).toMatchObject([{ engine: llm.name, rated: 3, good: { share: 2 / 3 } }]);
  });

  test('people are counted once a step, by the group of their first chat, and never from before', async () => {
    const admin = await app.admin();
    const character_id = await app.addCharacter();
    const talk = async (ab_group: string | null, kind: 'visitor' | 'member') => {
      const one = await (kind === 'visitor' ? app.visitor() : app.member());
      await one.chat.open({ body: { character_id, ab_group } });
      await one.chat.open({ body: { character_id, ab_group: 'landing_one:b', fresh: true } });
      return one;
    };
    const before = await admin.stats.outcomes({ query: { days: '7' } });
    await talk('landing_one:a', 'visitor');
    const ann = await talk('explore_grid:b,landing_one:a', 'member');
    await talk(null, 'visitor');
    const old = await talk('landing_one:a', 'member');
    await query(`update person set created_at = now() - interval '40 days' where id = $1`, [
      old.id,
    ]);
    await query(
      `insert into payment (id, site_id, provider, live, customer_id, member_id, amount_cents, currency, created_at,
         package_id, unit, units, state, credited_at)
       values ($1, $2, 'test', true, 'c', $3, 999, 'usd', now(), 'p', 'token', 100, 'credited', now())`,
      [randomUUID(), app.site_id, ann.id],
    );
    const { funnel, experiments } = await admin.stats.outcomes({ query: { days: '7' } });
    expect(funnel.visitors - before.funnel.visitors).toBe(2);
    expect(funnel.sign_ups - before.funnel.sign_ups).toBe(1);
    expect(funnel.payers - before.funnel.payers).toBe(1);
    const landing = experiments.find(({ name }) => name === 'landing_one');
    expect(landing?.is_running).toBe(true);
    expect(landing?.variants).toMatchObject([
      { variant: 'a', newcomers: 2, sign_ups: 1, payers: 1, signed_up: { share: 0.5 } },
      { variant: 'b', newcomers: 0, signed_up: null },
    ]);
  });

  test('more sign-ups than visitors are a conversion of all of them', async () => {
    const admin = await app.admin();
    const { visitors } = (await admin.stats.outcomes({ query: { days: '7' } })).funnel;
    for (let more = 0; more <= visitors; more += 1) await app.member();
    const { funnel } = await admin.stats.outcomes({ query: { days: '7' } });
    expect(funnel.sign_ups).toBeGreaterThan(funnel.visitors);
    expect(funnel.conversion).toMatchObject({ share: 1, high: 1 });
  });

  test('an experiment that is over has one variant; members of a week are followed', async () => {
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
      variants: [{ variant: 'b' }],
    });
    const followed = cohorts.filter(({ active }) => active.some((members) => members > 0));
    expect(followed).toHaveLength(1);
    const { sign_ups, active = [] } = followed[0] ?? {};
    expect(sign_ups).toBe(1);
    // Two weeks and a day later: in the third week or the one after it.
    expect([...active.slice(0, 2), active.at(-1)]).toEqual([0, 0, 1]);
    expect(active.length).toBeLessThanOrEqual(4);
  });
});
