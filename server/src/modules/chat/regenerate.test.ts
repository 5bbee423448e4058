// Replies that fail, overflow or are asked for again: regenerated, retried and continued.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { openChat, send, settled } from '../../../test/chats.ts';
import { cleanUp, onBothDatabases } from '../../../test/databases.ts';
import type { Database } from '../../platform/db/open.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';

interface World {
  readonly ann: Person;
  readonly chat: string;
}

onBothDatabases('regenerate', (open) => {
  const later = cleanUp();

  let database: Database;
  let llm: PuppetLlm;
  let app: TestApp;
  beforeAll(async () => {
    database = await open();
    llm = createPuppetLlm();
    app = await testApp({ database, llm, later, runsJobs: true });
  });

  /** A person of their own with a chat of their own, on the app that all these tests share. */
  async function world(): Promise<World> {
    const ann = await app.visitor();
    const session_id = await openChat(app, ann);
    return { ann, chat: session_id };
  }

  test('a regeneration that fails while it loads leaves the chat as it was', async () => {
    const { ann, chat } = await world();
    await send(ann, chat, 'Hello');
    await llm.answer('Hello.');
    const before = await settled(ann, chat);
    app.clock.forward(61_000); // past the cache of cards
    const regenerate = () => ann.chat.regenerate({ params: { id: chat }, body: { seq: 4 } });
    await database.pool.query('alter table character_origin rename to character_origin_away');
    await expect(regenerate()).rejects.toMatchObject({ status: 500 });
    await database.pool.query('alter table character_origin_away rename to character_origin');
    expect(await settled(ann, chat)).toEqual(before);
    expect(await regenerate()).toMatchObject({ reply: { seq: 4, variant: 1 } });
    (await llm.next()).end();
    await settled(ann, chat);
  });

  test('a continuation may be a process’s first request from a user', async () => {
    const { ann, chat } = await world();
    expect(await ann.chat.continue({ params: { id: chat }, body: { seq: 2 } })).toMatchObject({
      reply: { seq: 2 },
    });
    (await llm.next()).end();
    await settled(ann, chat);
  });

  test('a continuation that is sent twice is one reply, and reserves of the budget once', async () => {
    const { ann, chat } = await world();
    const admin = await app.admin();
    const used = async () =>
      (await admin.budgets.list()).budgets.find(({ engine }) => engine === 'llm')?.used ?? 0;
    const before = await used();
    const twice = { params: { id: chat }, body: { seq: 2 }, key: randomUUID() };
    const placed = await Promise.all([ann.chat.continue(twice), ann.chat.continue(twice)]);
    expect(placed[1]).toEqual(placed[0]);
    await llm.answer('And on.');
    await settled(ann, chat);
    await expect.poll(used).toBeLessThan(before + 10);
  });

  test('no reply is written from a forgotten message, except its own', async () => {
    const { ann, chat } = await world();
    const answer = async (text: string) => {
      const puppet = await llm.next();
      puppet.write(text);
      puppet.end();
      return puppet.prompt.messages.map((one) => one.text).join(' ');
    };
    await send(ann, chat, 'My dog is called Biscuit.');
    await answer('Hello, Biscuit!');
    await settled(ann, chat);
    await ann.memory.forget({ params: { id: chat, seq: '4' } });
    await ann.memory.forget({ params: { id: chat, seq: '3' } });
    await ann.chat.regenerate({ params: { id: chat }, body: { seq: 4 } });
    expect(await answer('A dog!')).toContain('My dog is called Biscuit.');
    await settled(ann, chat);
    const branch = await ann.chat.branch({ params: { id: chat }, body: { seq: 4 } });
    for (const id of [chat, branch.session_id, chat]) {
      await send(ann, id, 'What is my dog called?');
      expect(await answer('A dog?')).not.toContain('Biscuit');
      await settled(ann, id);
    }
  });

  test('a failed reply is marked, keeps its part, and a retry is another variant', async () => {
    const { ann, chat } = await world();
    await send(ann, chat, 'Hello');
    const puppet = await llm.next();
    puppet.write('Well, ');
    puppet.fail('unavailable');
    expect((await settled(ann, chat)).at(-1)).toMatchObject({
      text: 'Well, ',
      state: 'failed',
      failure: 'llm.interrupted',
    });
    expect(await ann.chat.regenerate({ params: { id: chat }, body: { seq: 4 } })).toMatchObject({
      reply: { seq: 4, variant: 1 },
    });
    await llm.answer('Hello.');
    expect((await settled(ann, chat)).at(-1)).toMatchObject({
      text: 'Hello.',
      state: 'complete',
      variant: 1,
      variants: 2,
    });
  });

  test('a name that a failed reply was about to end with is kept, but not half a label alone', async () => {
    const ann = await app.member();
    await ann.personas.add({ body: { name: 'Alexandra', is_default: true } });
    const chat = await openChat(app, ann, { name: 'Mira' });
    const failAfter = async (...texts: string[]) => {
      await send(ann, chat, 'Hello');
      const puppet = await llm.next();
      for (const text of texts) puppet.write(text);
      puppet.fail('unavailable');
      return (await settled(ann, chat)).at(-1);
    };
    expect(await failAfter('Wait.\n', 'Alexandra')).toMatchObject({
      text: 'Wait.\nAlexandra',
      state: 'failed',
    });
    expect(await failAfter('Mir')).toMatchObject({ text: '', state: 'failed' });
  });

  test('a reply that failed without text is retried in its own place', async () => {
    const { ann, chat } = await world();
    await send(ann, chat, 'Hello');
    (await llm.next()).fail('busy');
    await settled(ann, chat);
    expect(await ann.chat.regenerate({ params: { id: chat }, body: { seq: 4 } })).toMatchObject({
      reply: { seq: 4, variant: 0 },
    });
    await llm.answer('Here I am.');
    expect((await settled(ann, chat)).at(-1)).toMatchObject({
      text: 'Here I am.',
      state: 'complete',
      variants: 1,
    });
  });

  test('an empty reply is a failure, not an empty message', async () => {
    const { ann, chat } = await world();
    await send(ann, chat, 'Hello');
    await llm.answer('  \n');
    expect((await settled(ann, chat)).at(-1)).toMatchObject({
      state: 'failed',
      failure: 'llm.empty',
    });
  });

  test('a prompt that overflows is shortened and retried once', async () => {
    const { ann, chat } = await world();
    await send(ann, chat, 'Hello');
    (await llm.next()).fail('overflow', { contextTokens: 1024 });
    const shorter = await llm.next();
    shorter.write('Short.');
    shorter.end();
    expect((await settled(ann, chat)).at(-1)).toMatchObject({ text: 'Short.', state: 'complete' });
    expect(shorter.prompt.max_tokens).toBe(256);
  });

  test('a continuation starts where the reply ended', async () => {
    const { ann, chat } = await world();
    await send(ann, chat, 'Hello');
    await llm.answer('One, two');
    await settled(ann, chat);
    await ann.chat.continue({ params: { id: chat }, body: { seq: 4 } });
    const second = await llm.next();
    expect(second.prompt).toMatchObject({ continues: true });
    expect(second.prompt.messages.at(-1)).toEqual({ role: 'assistant', text: 'One, two' });
    second.write(', three.');
    second.end();
    expect((await settled(ann, chat)).at(-1)).toMatchObject({
      text: 'One, two, three.',
      variants: 1,
      state: 'complete',
    });
  });

  test('a deleted reply is regenerated under a new number', async () => {
    const { ann, chat } = await world();
    await send(ann, chat, 'Hello');
    (await llm.next()).fail('busy');
    await settled(ann, chat);
    await ann.chat.removeMessage({ params: { id: chat, seq: '4' } });
    expect(await ann.chat.regenerate({ params: { id: chat }, body: { seq: 3 } })).toMatchObject({
      reply: { seq: 5, variant: 0 },
    });
    await llm.answer('Here.');
    expect((await settled(ann, chat)).map((one) => one.seq)).toEqual([1, 2, 3, 5]);
  });

  test('only the last message can be regenerated', async () => {
    const { ann, chat } = await world();
    await send(ann, chat, 'Hello');
    (await llm.next()).end();
    await settled(ann, chat);
    await expect(
      ann.chat.regenerate({ params: { id: chat }, body: { seq: 2 } }),
    ).rejects.toMatchObject({
      code: 'chat.nothing_to_regenerate',
    });
  });

  test('a reply is cut if the server ignores its length limit', async () => {
    const { ann, chat } = await world();
    await send(ann, chat, 'Say it');
    const puppet = await llm.next();
    puppet.write('Again and again. '.repeat(puppet.prompt.max_tokens));
    const [reply] = (await settled(ann, chat)).slice(-1);
    expect(reply).toMatchObject({ state: 'complete' });
    expect(reply?.text.length).toBeLessThanOrEqual(puppet.prompt.max_tokens * 16);
  });
});
