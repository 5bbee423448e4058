// Daily caps of paid providers: exact under concurrency, with one alert each, and reset after midnight.
import { settled } from '../../../test/chats.ts';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import type { Database } from '../../platform/db/open.ts';
import type { Log } from '../../platform/log.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';

onDatabase('budgets', (open) => {
  const later = cleanUp();
  const logged: Record<string, unknown>[] = [];
  let llm: PuppetLlm;
  let app: TestApp;
  let scope: Scope;
  let database: Database;

  beforeAll(async () => {
    llm = createPuppetLlm();
    database = await open();
    const log: Log = { ...quietLog, error: (fields) => void logged.push(fields as never) };
    app = await testApp({ database, llm, later, log });
    scope = openScope(database.db, app.site_id);
  });

  const allow = async (engine: string, caps: { member: number; site: number }) => {
    await app.app.sites.change(app.site_id, { daily_budgets: { [engine]: caps } });
  };
  const usedOf = async (engine: string) =>
    (await app.app.budgets.list(scope)).budgets.find((row) => row.engine === engine)?.used ?? 0;

  test('a hundred concurrent reservations never exceed the cap, and the site’s limit is reported once', async () => {
    await allow('image', { member: 7, site: 10 });
    const [ann, bob] = [await app.member(), await app.member()];
    const asks = Array.from({ length: 100 }, (_, at) =>
      app.app.budgets.reserve(scope, {
        person_id: at % 2 ? ann.id : bob.id,
        provider: 'image',
        amount: 1,
      }),
    );
    const outcomes = await Promise.allSettled(asks);
    const taken = outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(taken).toHaveLength(10);
    expect(await usedOf('image')).toBe(10);
    const codes = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
    );
    expect(new Set(codes)).toContain('budget.reached');
    expect(logged.filter(({ event }) => event === 'budget.reached')).toHaveLength(1);
    // The unused part can be used by others, once.
    await taken[0]?.settle(0);
    await taken[0]?.settle(0);
    expect(await usedOf('image')).toBe(9);
  });

  test('one member’s cap leaves the others theirs', async () => {
    await allow('video', { member: 2, site: 100 });
    const [ann, bob] = [await app.member(), await app.member()];
    const ask = (person_id: string) =>
      app.app.budgets.reserve(scope, { person_id, provider: 'video', amount: 2 });
    await ask(ann.id);
    await expect(ask(ann.id)).rejects.toMatchObject({ code: 'budget.person_reached' });
    await ask(bob.id);
    expect(await usedOf('video')).toBe(4);
  });

  test('a reply costs its real tokens, and none starts where the day’s tokens are used up', async () => {
    await allow('llm', { member: 1_000, site: 1_000_000 });
    const ann = await app.member();
    const { session_id: id } = await ann.chat.open({
      body: { character_id: await app.addCharacter() },
    });
    const say = () => ann.chat.send({ params: { id }, body: { text: 'Hello' } });
    await say();
    expect(await usedOf('llm')).toBe(512);
    await llm.answer('A sentence that is not long.');
    await expect.poll(() => usedOf('llm')).toBe(8);
    await settled(ann, id);
    await allow('llm', { member: 519, site: 1_000_000 });
    app.clock.forward(6_000);
    await expect(say()).rejects.toMatchObject({ code: 'budget.person_reached', status: 429 });
    app.clock.forward(24 * 3_600_000 - (app.clock.now().getTime() % (24 * 3_600_000)) + 1_000);
    await app.app.budgets
      .reserve(scope, { person_id: ann.id, provider: 'llm', amount: 512 })
      .then((reserved) => reserved.settle(0));
    expect(await usedOf('llm')).toBe(0);
  });

  /** Moves the clock to the next day, which has no usage. */
  const nextDay = () => app.clock.forward(DAY_MS - (app.clock.now().getTime() % DAY_MS) + 1_000);

  async function admin(email: string, is_sure = true): Promise<Person> {
    const person = await app.admin();
    await database.pool.query('update person set email = $2, email_verified = $3 where id = $1', [
      person.id,
      email,
      is_sure,
    ]);
    return person;
  }
  const take = (person_id: string, amount = 1) =>
    app.app.budgets.reserve(scope, { person_id, provider: 'image', amount });
  const budgetOf = async (person: Person, engine: string) => {
    const { budgets } = await person.budgets.list();
    return budgets.find((one) => one.engine === engine);
  };

  test('every admin is notified once a day of a nearly used and of a reached budget', async () => {
    nextDay();
    const ann = await admin('ann@example.com');
    await admin('nobody-knows@example.com', false);
    await allow('image', { member: 1_000, site: 10 });
    const about = () => app.mails().filter(({ subject }) => subject.includes('budget'));
    const before = about().length;
    await take(ann.id, 7);
    await app.settled();
    expect(about()).toHaveLength(before);
    expect(await budgetOf(ann, 'image')).toMatchObject({ state: 'ok', near_at: null });

    const all = await Promise.allSettled(Array.from({ length: 20 }, () => take(ann.id)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await app.settled();
    expect(
      about()
        .slice(0, about().length - before)
        .map(({ to, subject }) => [to, subject])
        .sort(),
    ).toEqual([
      ['ann@example.com', '80% of today’s budget used: pictures'],
      ['ann@example.com', 'Today’s budget is used up: pictures'],
    ]);
    expect(await budgetOf(ann, 'image')).toMatchObject({ state: 'stopped', used: 10 });

    nextDay();
    const root = await admin('root@example.com');
    await expect(take(root.id, 11)).rejects.toMatchObject({ code: 'budget.reached' });
    await app.settled();
    expect(about().length).toBe(before + 2 + 2);
    await allow('image', { member: 1_000, site: 0 });
    nextDay();
    await expect(take(root.id)).rejects.toMatchObject({ code: 'budget.reached' });
    await app.settled();
    expect(about().length, 'switched off is no news').toBe(before + 4);
  });

  test('many replies at once stop where the budget does, and who is refused has lost nothing', async () => {
    nextDay();
    await allow('llm', { member: 1_000_000, site: 512 * 3 });
    await app.app.sites.change(app.site_id, { daily_messages: 5 });
    const character_id = await app.addCharacter();
    const people = await Promise.all(Array.from({ length: 8 }, () => app.member()));
    const chats = await Promise.all(
      people.map(async (person) => {
        const { session_id: id } = await person.chat.open({ body: { character_id } });
        return { person, id };
      }),
    );
    const requestCount = llm.requestCount;
    const outcomes = await Promise.allSettled(
      chats.map(({ person, id }) => person.chat.send({ params: { id }, body: { text: 'Hello' } })),
    );
    const refused = outcomes.flatMap((one, at) => (one.status === 'rejected' ? [at] : []));
    expect(refused).toHaveLength(5);
    for (const at of refused) {
      expect(outcomes[at]).toMatchObject({ reason: { code: 'budget.reached', status: 503 } });
      const { person, id } = chats[at] ?? expect.fail('There is one for each.');
      expect(await person.wallet.wallet()).toMatchObject({ free_messages_left: 5 });
      const { messages } = await person.chat.history({ params: { id }, query: {} });
      expect(messages.filter(({ author }) => author === 'user')).toEqual([]);
      expect(await person.chat.read({ params: { id } })).toMatchObject({ is_replying: false });
    }
    await expect.poll(() => llm.requestCount).toBe(requestCount + 3);
    for (let at = 0; at < 3; at += 1) {
      await llm.answer('Good evening.');
    }
    // The unused part of a settled reservation is available again.
    await expect.poll(() => usedOf('llm')).toBeLessThan(100);
    const { person, id } = chats[refused[0] ?? 0] ?? expect.fail('There is one for each.');
    app.clock.forward(6_000);
    await person.chat.send({ params: { id }, body: { text: 'Hello again' } });
    expect(await person.wallet.wallet()).toMatchObject({ free_messages_left: 4 });
    const puppet = await llm.next();
    puppet.end();
    await expect.poll(() => usedOf('llm')).toBeLessThan(100);
  });

  test('an admin allows more for today and changes caps and prices, and the log says why', async () => {
    nextDay();
    const root = await admin('root@example.com');
    await allow('image', { member: 1_000, site: 4 });
    await take(root.id, 4);
    await expect(take(root.id)).rejects.toMatchObject({ code: 'budget.reached' });
    const params = { engine: 'image' } as const;
    const more = { extra: 3, reason: 'A busy evening.' };
    const both = [
      root.budgets.reopen({ params, body: more }),
      root.budgets.reopen({ params, body: more }),
    ];
    for (const opened of await Promise.all(both))
      expect(opened).toMatchObject({ state: 'ok', extra: 3, used: 4 });
    const all = await Promise.allSettled(Array.from({ length: 9 }, () => take(root.id)));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);

    const price = { cents: 9, per: 2 };
    const caps = { member_cap: 50, site_cap: 100, reason: 'The new plan of our provider.' };
    expect(await root.budgets.change({ params, body: { ...caps, price } })).toMatchObject({
      member_cap: 50,
      site_cap: 100,
      price,
      used: 7,
      used_cents: 32,
      state: 'ok',
      days: expect.arrayContaining([expect.objectContaining({ used: 7, cents: 32 })]) as object[],
    });
    expect(await budgetOf(root, 'video')).toMatchObject({ price: null, used_cents: null });
    const { entries } = await root.audit.list({ query: { limit: '3' } });
    expect(
      entries.map(({ act, reason, before, after }) => ({ act, reason, before, after })),
    ).toEqual([
      {
        act: 'budget.changed',
        reason: caps.reason,
        before: { member_cap: 1_000, site_cap: 4, price_cents: null, price_per: null },
        after: { member_cap: 50, site_cap: 100, price_cents: 9, price_per: 2 },
      },
      ...[3, 0].map((extra) => ({
        act: 'budget.reopened',
        reason: more.reason,
        before: { day: expect.any(String) as string, extra },
        after: { day: expect.any(String) as string, extra: 3 },
      })),
    ]);

    nextDay();
    const later_on = await admin('root2@example.com');
    expect(await budgetOf(later_on, 'image')).toMatchObject({ used: 0, extra: 0, state: 'ok' });
    for (const body of [
      { ...caps, price, site_cap: -1 },
      { ...caps, price, site_cap: 1.5 },
      { ...caps, price: { cents: 1, per: 0 } },
      { ...caps, price, reason: ' ' },
    ])
      await expect(later_on.budgets.change({ params, body })).rejects.toMatchObject({
        code: 'request.invalid',
      });
  });

  test('the top users of today are listed first, and none of another day', async () => {
    nextDay();
    await allow('video', { member: 100, site: 100 });
    const [ann, bob] = [await admin('root@example.com'), await app.member()];
    const use = (person_id: string, amount: number) =>
      app.app.budgets.reserve(scope, { person_id, provider: 'video', amount });
    await use(ann.id, 2);
    await use(bob.id, 7);
    await (await use((await app.visitor()).id, 3)).settle(0);
    const { people } = await ann.budgets.busiest({ params: { engine: 'video' } });
    expect(people.map(({ person_id, used }) => [person_id, used])).toEqual([
      [bob.id, 7],
      [ann.id, 2],
    ]);
  });

  test('concurrent changes of two providers by two admins are both stored', async () => {
    const root = await admin('root@example.com');
    const body = { member_cap: 11, site_cap: 12, price: null, reason: 'Both at once.' };
    await Promise.all(
      (['image', 'video', 'moderation'] as const).map((engine) =>
        root.budgets.change({ params: { engine }, body }),
      ),
    );
    const { budgets } = await root.budgets.list();
    expect(
      budgets.filter(({ member_cap }) => member_cap === 11).map(({ engine }) => engine),
    ).toEqual(['image', 'video', 'moderation']);
  });
});

const DAY_MS = 86_400_000;
