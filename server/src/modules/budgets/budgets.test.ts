// Caps of paid engines: reached exactly by however many calls at once, told once, and open again after midnight.
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onBothEngines, quietLog } from '../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/puppet-llm.ts';
import type { Log } from '../../platform/log.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';

onBothEngines('budgets', (open) => {
  const later = cleanUp();
  const told: Record<string, unknown>[] = [];
  let llm: PuppetLlm;
  let app: TestApp;
  let scope: Scope;

  beforeAll(async () => {
    llm = createPuppetLlm();
    const database = await open();
    const log: Log = { ...quietLog, error: (fields) => void told.push(fields as never) };
    app = await testApp({ database, llm, later, log });
    scope = openScope(database.db, app.site_id);
  });

  const allow = async (engine: string, caps: { member: number; site: number }) => {
    await app.app.sites.change(app.site_id, { daily_budgets: { [engine]: caps } });
  };
  const usedOf = async (engine: string) =>
    (await app.app.budgets.today(scope)).find((row) => row.engine === engine)?.used ?? 0;

  test('a hundred at once get what there is and no more, and the site’s end is told once', async () => {
    await allow('image', { member: 7, site: 10 });
    const [ann, bob] = [await app.member(), await app.member()];
    const asks = Array.from({ length: 100 }, (_, at) =>
      app.app.budgets.reserve(scope, {
        ...{ person_id: at % 2 ? ann.id : bob.id, engine: 'image', amount: 1 },
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
    expect(told.filter(({ event }) => event === 'budget.reached')).toHaveLength(1);
    // What was not used can be used by others, once.
    await taken[0]?.settle(0);
    await taken[0]?.settle(0);
    expect(await usedOf('image')).toBe(9);
  });

  test('one member’s cap leaves the others theirs', async () => {
    await allow('video', { member: 2, site: 100 });
    const [ann, bob] = [await app.member(), await app.member()];
    const ask = (person_id: string) =>
      app.app.budgets.reserve(scope, { person_id, engine: 'video', amount: 2 });
    await ask(ann.id);
    await expect(ask(ann.id)).rejects.toMatchObject({ code: 'budget.person_reached' });
    await ask(bob.id);
    expect(await usedOf('video')).toBe(4);
  });

  test('a reply costs what it came to, and none begins where the day’s tokens are used up', async () => {
    await allow('llm', { member: 1_000, site: 1_000_000 });
    const ann = await app.member();
    const { session_id: id } = await ann.chat.open({
      body: { character_id: await app.addCharacter() },
    });
    const say = () => ann.chat.send({ params: { id }, body: { text: 'Hello' } });
    await say();
    expect(await usedOf('llm')).toBe(512);
    const puppet = await llm.next();
    puppet.say('A sentence that is not long.');
    puppet.end();
    await expect.poll(() => usedOf('llm')).toBe(8);
    await expect
      .poll(async () => (await ann.chat.read({ params: { id } })).is_replying)
      .toBe(false);
    await allow('llm', { member: 519, site: 1_000_000 });
    app.clock.forward(6_000);
    await expect(say()).rejects.toMatchObject({ code: 'budget.person_reached', status: 429 });
    app.clock.forward(24 * 3_600_000 - (app.clock.now().getTime() % (24 * 3_600_000)) + 1_000);
    await app.app.budgets
      .reserve(scope, { person_id: ann.id, engine: 'llm', amount: 512 })
      .then((reserved) => reserved.settle(0));
    expect(await usedOf('llm')).toBe(0);
  });
});
