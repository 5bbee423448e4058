// Replies of processes that died or paused: another one finishes each once, from where it stopped, for the same charge.
import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { createBus, testApp, type Person, type TestApp } from '../../../test/app.ts';
import { openChat } from '../../../test/chats.ts';
import { cleanUp, onDatabase } from '../../../test/databases.ts';
import { createPuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { openSocket } from '../../../test/sockets.ts';
import type { Database } from '../../platform/db/open.ts';

/** What a process still writes when another one has the reply. */
const LATE = 'Too late. ';

onDatabase('a reply whose process has died', (open) => {
  const later = cleanUp();
  const llm = createPuppetLlm();
  let database: Database;
  let app: TestApp;
  let address: string;

  beforeAll(async () => {
    database = await open();
    const shared = { database, later, llm, master: randomBytes(32), bus: createBus() };
    app = await testApp(shared);
    const other = await testApp(shared);
    for (const { chat } of [app.app, other.app]) {
      await chat.start(false);
      later(() => chat.close(0));
    }
    address = await app.listen();
    const record = { daily_messages: 2, trial_messages: 2, messages_per_minute: 10_000 };
    await app.app.sites.change(app.site_id, record);
    app.clock.forward(6_000); // past the cache of site records
  });

  /** A reply that has been started, by a process that the database takes for dead from now on. What it still writes is lost. */
  async function orphan(person: Person, written: string, takeovers = 0) {
    const id = await openChat(app, person);
    const socket = await openSocket(address, { token: person.token });
    await socket.expect('ready');
    await person.chat.send({ params: { id }, body: { text: 'What did you see?' } });
    const lost = await llm.next();
    if (written !== '') {
      lost.write(written);
      const seen = () =>
        socket.events.map((event) => (event.type === 'reply.chunk' ? event.text : '')).join('');
      await expect.poll(seen).toBe(written);
    }
    // As if another process had it: its own one, which would go on with it, gives it up first.
    await database.pool.query(
      `update reply set lease_owner = gen_random_uuid(), lease_until = now() + interval '1 hour', takeovers = $2
       where session_id = $1 and state = 'running'`,
      [id, takeovers],
    );
    lost.write(LATE);
    await expect.poll(() => lost.signal.aborted).toBe(true);
    await database.pool.query(
      `update reply set lease_until = now() - interval '1 second'
       where session_id = $1 and state = 'running'`,
      [id],
    );
    const { rows } = await database.pool.query(
      `select 1 from reply_chunk c join reply r on r.id = c.reply_id where r.session_id = $1`,
      [id],
    );
    expect(rows).toHaveLength(written === '' ? 0 : 1);
    expect(JSON.stringify(socket.events)).not.toContain(LATE);
    return { id, socket };
  }

  const lastOf = async (person: Person, id: string) =>
    (await person.chat.history({ params: { id }, query: {} })).messages.at(-1);

  test('is continued after the text that was kept, ends once, and costs one message', async () => {
    const ann = await app.member();
    const { id, socket } = await orphan(ann, 'A lighthouse,\n');
    const puppet = await llm.next();
    expect(puppet.prompt.continues).toBe(true);
    expect(puppet.prompt.messages.at(-1)).toEqual({ role: 'assistant', text: 'A lighthouse,\n' });
    puppet.write('and a boat.');
    puppet.end();
    const text = 'A lighthouse,\nand a boat.';
    expect(await socket.expect('reply.done')).toMatchObject({ text });
    expect(await lastOf(ann, id)).toMatchObject({ state: 'complete', text });
    expect(socket.events.filter(({ type }) => type === 'reply.done')).toHaveLength(1);
    expect((await ann.wallet.wallet()).free_messages_left).toBe(1);
  });

  test('is started again where nothing was kept', async () => {
    const bob = await app.visitor();
    const { id, socket } = await orphan(bob, '');
    const puppet = await llm.next();
    expect(puppet.prompt.continues).toBe(false);
    puppet.write('A boat.');
    puppet.end();
    await socket.expect('reply.done');
    expect(await lastOf(bob, id)).toMatchObject({ state: 'complete', text: 'A boat.' });
  });

  test('is whole where the model has nothing to add', async () => {
    const eve = await app.member();
    const { socket } = await orphan(eve, 'That was all of it.\n');
    (await llm.next()).end();
    expect(await socket.expect('reply.done')).toMatchObject({ text: 'That was all of it.\n' });
  });

  test('ends as interrupted after two takeovers, keeps its text and is refunded', async () => {
    for (const kind of ['member', 'visitor'] as const) {
      const person = await app[kind]();
      const { id, socket } = await orphan(person, 'A lighthouse,\n', 2);
      expect(await socket.expect('reply.failed')).toMatchObject({ code: 'llm.interrupted' });
      expect(await lastOf(person, id)).toMatchObject({ state: 'failed', text: 'A lighthouse,\n' });
      if (kind === 'member') expect((await person.wallet.wallet()).free_messages_left).toBe(2);
      const { rows } = await database.pool.query<{ used: number }>(
        'select trial_used as used from person where id = $1',
        [person.id],
      );
      expect(rows[0]?.used).toBe(0);
    }
  });

  test('is not one whose end finds the disk full: it is stored once there is space, without the model', async () => {
    const ann = await app.member();
    const id = await openChat(app, ann);
    const socket = await openSocket(address, { token: ann.token });
    await socket.expect('ready');
    await database.pool.query(`
      create sequence full_disk_tries; -- counts what is rolled back, too
      create function fill_disk() returns trigger language plpgsql as $$ begin
        perform nextval('full_disk_tries');
        raise exception 'No space left on device' using errcode = '53100';
      end $$;
      create trigger full_disk before update on reply for each row
        when (new.session_id = '${id}' and new.state <> 'running') execute function fill_disk()`);
    const before = llm.requestCount;
    await ann.chat.send({ params: { id }, body: { text: 'What did you see?' } });
    await llm.answer('A boat.');
    const tries = 'select last_value::int as tries from full_disk_tries';
    await expect
      .poll(async () => (await database.pool.query(tries)).rows[0].tries)
      .toBeGreaterThan(2);
    await database.pool.query('drop function fill_disk cascade; drop sequence full_disk_tries');
    expect(await socket.expect('reply.done')).toMatchObject({ text: 'A boat.' });
    expect(llm.requestCount).toBe(before + 1);
  });
});
