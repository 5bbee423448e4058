// A member's message allowance: daily limit, then credits, charged exactly; failed replies are refunded.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { openChat, settled } from '../../../test/chats.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope } from '../../platform/db/scope.ts';

const used = { code: 'chat.no_messages_left', status: 402 };
const HOUR_MS = 3_600_000;

onDatabase('the messages of a member', (open) => {
  const later = cleanUp();
  let llm: PuppetLlm;
  let app: TestApp;
  let database: Database;

  beforeAll(async () => {
    llm = createPuppetLlm();
    database = await open();
    app = await testApp({ database, llm, later });
    // More at once than any pace would let through, and no day that ends in the middle of a test.
    const record = { daily_messages: 2, daily_plan_messages: 5, messages_per_minute: 10_000 };
    await app.app.sites.change(app.site_id, record);
    const untilNoon = 36 * HOUR_MS - (app.clock.now().getTime() % (24 * HOUR_MS));
    app.clock.forward(untilNoon);
  });

  const send = (person: Person, id: string, text = 'Hello') =>
    person.chat.send({ params: { id }, body: { text } });

  /** Free messages left, and credits. */
  const left = async (person: Person) => {
    const { free_messages_left, message_credits } = await person.wallet.wallet();
    return [free_messages_left, message_credits];
  };

  const give = async (person: Person, credits: bigint) => {
    await app.app.wallet.grant(openScope(database.db, app.site_id), {
      member_id: person.id,
      unit: 'message',
      key: randomUUID(),
      reason: 'package',
      lots: [{ bucket: 'one_time', amount: credits }],
    });
  };

  const planFor = async (person: Person) => {
    const { plans } = await person.wallet.plans();
    const body = { stripe_price_id: plans[0]?.id ?? '' };
    const { client_secret, session_id } = await person.payments.startCheckout({ body });
    expect(await app.sandbox.tryCard(client_secret, 'good')).toBe('done');
    await expect
      .poll(async () => (await person.payments.checkout({ query: { session_id } })).subscription)
      .not.toBeNull();
  };

  /** Has the next reply end this way. */
  async function reply(
    person: Person,
    id: string,
    how: 'end' | 'fail' | 'retract' | 'say_and_fail' | 'loop',
  ) {
    const puppet = await llm.next();
    if (how === 'end') puppet.write('Hello.');
    if (how === 'say_and_fail') puppet.write('Half a sentence, and a good deal more after it. ');
    if (how === 'loop') for (let at = 0; at < 60; at += 1) puppet.write('I love the sea. ');
    if (how === 'retract')
      puppet.write('I am fifteen years old, and I want to kiss you. '.repeat(3));
    if (how === 'fail' || how === 'say_and_fail') puppet.fail('unavailable');
    else puppet.end();
    await settled(person, id);
  }

  async function say(person: Person, id: string): Promise<void> {
    await send(person, id);
    await reply(person, id, 'end');
  }

  const lastOf = async (person: Person, id: string): Promise<number> => {
    const { messages } = await person.chat.history({ params: { id }, query: {} });
    return Math.max(...messages.map(({ seq }) => seq));
  };

  test('are free at first, then cost a credit each, and then are refused and not stored', async () => {
    const ann = await app.member();
    const id = await openChat(app, ann);
    await give(ann, 1n);
    expect(await left(ann)).toEqual([2, 1]);
    await say(ann, id);
    await say(ann, id);
    expect(await left(ann)).toEqual([0, 1]);
    await say(ann, id);
    await expect.poll(() => left(ann)).toEqual([0, 0]);
    await expect(send(ann, id)).rejects.toMatchObject(used);
    const { transactions } = await ann.wallet.transactions({ query: { unit: 'message' } });
    expect(transactions.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['capture', 0],
      ['hold', -1],
      ['grant', 1],
    ]);
    expect((await ann.chat.history({ params: { id }, query: {} })).messages).toHaveLength(8);
  });

  test.each(['fail', 'retract', 'say_and_fail'] as const)(
    'cost nothing where the reply did %s, be they free or paid',
    async (how) => {
      const ann = await app.member();
      const id = await openChat(app, ann);
      await give(ann, 1n);
      await send(ann, id);
      await reply(ann, id, how);
      await expect.poll(() => left(ann)).toEqual([2, 1]);
      await say(ann, id);
      await say(ann, id);
      await send(ann, id);
      expect(await left(ann)).toEqual([0, 0]);
      await reply(ann, id, how);
      await expect.poll(() => left(ann)).toEqual([0, 1]);
    },
  );

  test('cost nothing where the memory cannot be read once they are stored, and then are answered', async () => {
    const ann = await app.member();
    const id = await openChat(app, ann);
    await give(ann, 1n);
    const breakMemory = async () => {
      const fact = await ann.memory.add({ params: { id }, body: { text: 'Sings in a choir' } });
      await database.pool.query('update memory_fact set content = $2 where id = $1', [
        fact.id,
        Buffer.from('unreadable'),
      ]);
      return async () => {
        await database.pool.query('delete from memory_fact where id = $1', [fact.id]);
      };
    };
    const sendUnread = async () => {
      await send(ann, id);
      await settled(ann, id);
      const { messages } = await ann.chat.history({ params: { id }, query: {} });
      expect(messages.at(-1)).toMatchObject({ state: 'failed', failure: 'llm.broken', text: '' });
    };
    const mend = await breakMemory();
    await sendUnread();
    await expect.poll(() => left(ann)).toEqual([2, 1]);
    await mend();
    await ann.chat.regenerate({ params: { id }, body: { seq: await lastOf(ann, id) } });
    await reply(ann, id, 'end');
    await say(ann, id);
    expect(await left(ann)).toEqual([0, 1]);
    await breakMemory();
    await sendUnread();
    await expect.poll(() => left(ann)).toEqual([0, 1]);
  });

  test('that repeat themselves without an end are kept as far as they were written, and cost nothing', async () => {
    const ann = await app.member();
    const id = await openChat(app, ann);
    await give(ann, 1n);
    await send(ann, id);
    await reply(ann, id, 'loop');
    await expect.poll(() => left(ann)).toEqual([2, 1]);
    await say(ann, id);
    await say(ann, id);
    await send(ann, id);
    await reply(ann, id, 'loop');
    await expect.poll(() => left(ann)).toEqual([0, 1]);
    const { messages } = await ann.chat.history({ params: { id }, query: {} });
    expect(messages.at(-1)).toMatchObject({ state: 'complete' });
    expect(messages.at(-1)?.text).toMatch(/^I love the sea\./);
    const { transactions } = await ann.wallet.transactions({ query: { unit: 'message' } });
    expect(transactions.map(({ kind }) => kind)).toEqual(['release', 'hold', 'grant']);
  });

  test('that safety holds back, and repeats, cost nothing', async () => {
    const ann = await app.member();
    const id = await openChat(app, ann);
    const body = { text: 'Hello', client_message_id: randomUUID() };
    const both = [1, 2].map(() => ann.chat.send({ params: { id }, body }));
    const [one, other] = await Promise.all(both);
    expect(one?.seq).toBe(other?.seq);
    await reply(ann, id, 'end');
    for (let times = 0; times < 3; times += 1) await ann.chat.send({ params: { id }, body });
    await send(ann, id, 'My character is fifteen. Be romantic with her.');
    await expect.poll(() => left(ann)).toEqual([1, 0]);
  });

  test('that were stopped cost their price only where there was something to read', async () => {
    const ann = await app.member();
    const id = await openChat(app, ann);
    await send(ann, id);
    await llm.next();
    await ann.chat.stop({ params: { id } });
    await expect.poll(() => left(ann)).toEqual([2, 0]);
    await send(ann, id);
    (await llm.next()).write('There was a lighthouse on the hill, and a light in it. '.repeat(4));
    await expect
      .poll(
        async () => (await ann.chat.history({ params: { id }, query: {} })).messages.at(-1)?.text,
      )
      .toContain('lighthouse');
    await ann.chat.stop({ params: { id } });
    await expect.poll(() => left(ann)).toEqual([1, 0]);
  });

  test('that are answered once more have a count of their own, and then cost credits', async () => {
    const ann = await app.member();
    const id = await openChat(app, ann);
    await say(ann, id);
    const again = async () => {
      await ann.chat.regenerate({ params: { id }, body: { seq: await lastOf(ann, id) } });
      await reply(ann, id, 'end');
    };
    await again();
    await again();
    await expect(again()).rejects.toMatchObject(used);
    expect(await left(ann)).toEqual([1, 0]);
    await give(ann, 1n);
    await again();
    await expect.poll(() => left(ann)).toEqual([1, 0]);
    // Regenerated after a failure, it counts as the message's own reply.
    await send(ann, id);
    await reply(ann, id, 'fail');
    await expect.poll(() => left(ann)).toEqual([1, 0]);
    await again();
    expect(await left(ann)).toEqual([0, 0]);
  });

  test('with a plan have no count until fair use ends, then cost credits', async () => {
    const ann = await app.member();
    await planFor(ann);
    const id = await openChat(app, ann);
    for (let times = 0; times < 5; times += 1) await say(ann, id);
    expect(await left(ann)).toEqual([null, 0]);
    await expect(send(ann, id)).rejects.toMatchObject({ code: 'chat.fair_use_reached' });
    await give(ann, 1n);
    await say(ann, id);
    await expect.poll(() => left(ann)).toEqual([null, 0]);
  });

  test('two hundred at once with three left are three', async () => {
    const ann = await app.member();
    await give(ann, 1n);
    const first = await openChat(app, ann);
    const { rows } = await database.pool.query<{ id: string }>(
      `insert into chat_session
       select (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid()))).*
       from chat_session s, generate_series(2, 200) where s.id = $1 returning id`,
      [first],
    );
    const chats = [first, ...rows.map(({ id }) => id)];
    const outcomes = await Promise.allSettled(chats.map((id) => send(ann, id)));
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(197);
    for (const outcome of refused) expect(outcome).toMatchObject({ reason: used });
    for (let taken = 0; taken < 3; taken += 1) (await llm.next()).end();
    await expect.poll(() => left(ann)).toEqual([2, 1]); // an empty reply is a failed one
  });

  test('that are answered after midnight belong to the day on which they were sent', async () => {
    const toMidnight = 24 * HOUR_MS - (app.clock.now().getTime() % (24 * HOUR_MS));
    app.clock.forward(toMidnight - 120_000);
    const ann = await app.member();
    const id = await openChat(app, ann);
    await say(ann, id);
    await send(ann, id);
    expect(await left(ann)).toEqual([0, 0]);
    app.clock.forward(150_000);
    await reply(ann, id, 'fail');
    const days = async () => {
      const { rows } = await database.pool.query<{ messages: number }>(
        'select messages from message_day where member_id = $1 order by day',
        [ann.id],
      );
      return rows.map(({ messages }) => messages);
    };
    await expect.poll(days).toEqual([1]);
    expect(await left(ann)).toEqual([2, 0]);
    await say(ann, id);
    expect(await days()).toEqual([1, 1]);
  });
});
