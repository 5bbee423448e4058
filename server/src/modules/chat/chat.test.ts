// Chats through their calls: stored once and in order, answered by records that grow, reached only by their owner.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '../../../test/app.ts';
import { openChat, send, settled } from '../../../test/chats.ts';
import { cleanUp, onBothDatabases } from '../../../test/databases.ts';
import { makeDue } from '../../../test/due-jobs.ts';
import type { Database } from '../../platform/db/open.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';

interface World {
  readonly ann: Person;
  readonly chat: string;
}

onBothDatabases('chat', (open) => {
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

  test('a chat starts with the notice that the partner is an AI, then the greeting with its alternates', async () => {
    const { ann, chat } = await world();
    const { messages } = await ann.chat.history({ params: { id: chat }, query: {} });
    expect(messages.map(({ seq, author, notice }) => ({ seq, author, notice }))).toEqual([
      { seq: 1, author: 'notice', notice: 'ai' },
      { seq: 2, author: 'character', notice: null },
    ]);
    expect(messages[1]).toMatchObject({ variant: 0, variants: 2, state: 'complete' });
    const other = await ann.chat.chooseVariant({
      params: { id: chat, seq: '2' },
      body: { variant: 1 },
    });
    expect(other.text).toContain('mind the cogs');
  });

  test('opening twice gives the same session, and a new one only on request', async () => {
    const { ann } = await world();
    const character_id = await app.addCharacter({ name: 'Nora' });
    const [one, two] = await Promise.all([
      ann.chat.open({ body: { character_id } }),
      ann.chat.open({ body: { character_id } }),
    ]);
    expect(two.session_id).toBe(one.session_id);
    const fresh = await ann.chat.open({ body: { character_id, fresh: true } });
    expect(fresh.session_id).not.toBe(one.session_id);
    const latest = await ann.chat.open({ body: { character_id } });
    expect(latest.session_id).toBe(fresh.session_id);
  });

  test('a message is stored before it is answered, and the reply becomes a complete message', async () => {
    const { ann, chat } = await world();
    const accepted = await send(ann, chat, 'Hello there');
    expect(accepted).toMatchObject({ seq: 3, verdict: 'allowed', reply: { seq: 4, variant: 0 } });
    const puppet = await llm.next();
    expect(puppet.prompt.messages.at(-1)).toEqual({ role: 'user', text: 'Hello there' });
    puppet.write('Good ');
    puppet.write('evening.');
    puppet.end();
    const messages = await settled(ann, chat);
    expect(messages.at(-1)).toMatchObject({
      seq: 4,
      author: 'character',
      text: 'Good evening.',
      state: 'complete',
    });
  });

  test('the model is called once the message is stored, not before', async () => {
    const { ann, chat } = await world();
    const { requestCount: asked } = llm;
    const lock = await database.pool.connect();
    await lock.query('begin');
    await lock.query('select 1 from chat_session where id = $1 for update', [chat]);
    const sent = send(ann, chat, 'Hello');
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(llm.requestCount).toBe(asked);
    await lock.query('commit');
    lock.release();
    await sent;
    await llm.answer('Hello.');
    expect((await settled(ann, chat)).at(-1)).toMatchObject({ text: 'Hello.', state: 'complete' });
  });

  test('a repeated client id is stored once and acknowledged the same way; with another text it is refused', async () => {
    const { ann, chat } = await world();
    const id = randomUUID();
    const { requestCount: asked } = llm;
    const first = await send(ann, chat, 'Once', id);
    (await llm.next()).end();
    await settled(ann, chat);
    expect(await send(ann, chat, 'Once', id)).toEqual(first);
    await expect(send(ann, chat, 'Twice', id)).rejects.toMatchObject({
      code: 'request.key_reused',
    });
    expect(llm.requestCount).toBe(asked + 1);
  });

  test('ten parallel repeats of one message are one message', async () => {
    const { ann, chat } = await world();
    const id = randomUUID();
    const accepted = await Promise.all(Array.from({ length: 10 }, () => send(ann, chat, 'Hi', id)));
    expect(new Set(accepted.map((answer) => answer.seq))).toEqual(new Set([3]));
    (await llm.next()).end();
    expect((await settled(ann, chat)).filter((one) => one.author === 'user')).toHaveLength(1);
  });

  test('a second message is refused as busy until the reply has ended', async () => {
    const { ann, chat } = await world();
    await send(ann, chat, 'First');
    const puppet = await llm.next();
    await expect(send(ann, chat, 'Second')).rejects.toMatchObject({
      code: 'chat.busy',
      status: 409,
    });
    puppet.write('Yes.');
    puppet.end();
    await settled(ann, chat);
    expect(await send(ann, chat, 'Second')).toMatchObject({ seq: 5 });
    (await llm.next()).end();
    await settled(ann, chat);
  });

  test('stop ends the request to the model and keeps the partial text', async () => {
    const { ann, chat } = await world();
    await send(ann, chat, 'Tell me a story');
    const puppet = await llm.next();
    puppet.write('Once upon a time');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await ann.chat.stop({ params: { id: chat } })).toMatchObject({ stopped: true });
    expect(puppet.signal.aborted).toBe(true);
    expect((await settled(ann, chat)).at(-1)).toMatchObject({
      text: 'Once upon a time',
      state: 'stopped',
    });
    expect(await ann.chat.stop({ params: { id: chat } })).toMatchObject({ stopped: false });
  });

  test('editing and deleting change what the model reads, and a deleted number stays a gap', async () => {
    const { ann, chat } = await world();
    await send(ann, chat, 'My favourite colour is red');
    await llm.answer('Red it is.');
    await settled(ann, chat);
    const edited = await ann.chat.edit({
      params: { id: chat, seq: '3' },
      body: { text: 'My favourite colour is blue' },
    });
    expect(edited).toMatchObject({ text: 'My favourite colour is blue' });
    expect(edited.edited_at).not.toBeNull();
    await ann.chat.removeMessage({ params: { id: chat, seq: '4' } });
    expect(await send(ann, chat, 'And now?')).toMatchObject({ seq: 5 });
    const second = await llm.next();
    const texts = second.prompt.messages.map(({ text }) => text);
    expect(texts).toContain('My favourite colour is blue');
    expect(texts).not.toContain('Red it is.');
    second.write('Blue.');
    second.end();
    expect((await settled(ann, chat)).map((one) => one.seq)).toEqual([1, 2, 3, 5, 6]);
  });

  test('when two windows edit one message, the second does not overwrite the first', async () => {
    const { ann, chat } = await world();
    const at = { params: { id: chat, seq: '2' } };
    const first = await ann.chat.edit({ ...at, body: { text: 'Good evening.', edited_at: null } });
    await expect(
      ann.chat.edit({ ...at, body: { text: 'Good night.', edited_at: null } }),
    ).rejects.toMatchObject({ code: 'chat.message_changed' });
    const { edited_at } = first;
    const later = await ann.chat.edit({ ...at, body: { text: 'Good night.', edited_at } });
    expect(later.text).toBe('Good night.');
  });

  test('an edit of a version that is not shown any more is refused, and no version is lost', async () => {
    const { ann, chat } = await world();
    const at = { params: { id: chat, seq: '2' } };
    const other = await ann.chat.chooseVariant({ ...at, body: { variant: 1 } });
    await expect(
      ann.chat.edit({ ...at, body: { text: 'Good evening, you.', variant: 0 } }),
    ).rejects.toMatchObject({ code: 'chat.variant_changed' });
    const { messages } = await ann.chat.history({ params: { id: chat }, query: {} });
    expect(messages[1]).toMatchObject({ variant: 1, text: other.text });
    const edited = await ann.chat.edit({ ...at, body: { text: 'Good evening.', variant: 1 } });
    expect(edited).toMatchObject({ variant: 1, text: 'Good evening.' });
  });

  test('a reply longer than a message’s limit can be edited, but not made even longer', async () => {
    const { ann, chat } = await world();
    await send(ann, chat, 'A long story');
    await llm.answer('Once upon a time. '.repeat(300));
    const text = (await settled(ann, chat)).at(-1)?.text ?? '';
    const edit = (words: string) =>
      ann.chat.edit({ params: { id: chat, seq: '4' }, body: { text: words } });
    expect((await edit(text.replace('Once', 'Twice').slice(0, -1))).text).toMatch(/^Twice/);
    await expect(edit(`${text} And then.`)).rejects.toMatchObject({ code: 'request.invalid' });
  });

  test('the list shows the last text, the time and the unread count', async () => {
    const { ann, chat } = await world();
    await send(ann, chat, 'Hello');
    await llm.answer('*smiles* Good to see you again.');
    await settled(ann, chat);
    const { chats } = await ann.chat.list({ query: {} });
    expect(chats).toMatchObject([
      { session_id: chat, last_message: 'Good to see you again.', unread_count: 1 },
    ]);
    const read = await ann.chat.markRead({ params: { id: chat }, body: { seq: 4 } });
    expect(read.unread_count).toBe(0);
    expect((await ann.chat.list({ query: { gender: 'male' } })).chats).toEqual([]);
    expect((await ann.chat.list({ query: { search: 'mir' } })).chats).toHaveLength(1);
  });

  test('after three hours of use the notice that the partner is an AI is repeated', async () => {
    const { ann, chat } = await world();
    app.clock.forward(3 * 3_600_000 + 1000);
    const accepted = await send(ann, chat, 'Still here');
    expect(accepted).toMatchObject({
      seq: 4,
      notices: [{ seq: 3, kind: 'ai' }],
      reply: { seq: 5 },
    });
    (await llm.next()).end();
    await settled(ann, chat);
    expect(await send(ann, chat, 'And now')).toMatchObject({ notices: [] });
    (await llm.next()).end();
    await settled(ann, chat);
  });

  test('a chat is reached by its owner only', async () => {
    const { ann, chat } = await world();
    const eve = await app.visitor();
    const params = { id: chat };
    const attempts = [
      () => eve.chat.read({ params }),
      () => eve.chat.history({ params, query: {} }),
      () => send(eve, chat, 'Hi'),
      () => eve.chat.stop({ params }),
      () => eve.chat.regenerate({ params, body: { seq: 2 } }),
      () => eve.chat.continue({ params, body: { seq: 2 } }),
      () => eve.chat.edit({ params: { id: chat, seq: '2' }, body: { text: 'x' } }),
      () => eve.chat.chooseVariant({ params: { id: chat, seq: '2' }, body: { variant: 1 } }),
      () => eve.chat.removeMessage({ params: { id: chat, seq: '2' } }),
      () => eve.chat.remove({ params }),
      () => eve.chat.markRead({ params, body: { seq: 1 } }),
    ];
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject({ code: 'chat.not_found', status: 404 });
    expect((await ann.chat.history({ params, query: {} })).messages).toHaveLength(2);
  });

  test('sending needs the age gate; a private character of another owner is closed', async () => {
    const character_id = await app.addCharacter();
    const { jwt } = await app.guest.identity.createVisitor();
    const young = app.as(jwt);
    const { session_id } = await young.chat.open({ body: { character_id } });
    await expect(
      young.chat.send({
        params: { id: session_id },
        body: { text: 'Hi', client_message_id: randomUUID() },
      }),
    ).rejects.toMatchObject({ code: 'safety.age_gate_required' });
    const hidden = await app.addCharacter({ visibility: 'private' } as never);
    await expect(young.chat.open({ body: { character_id: hidden } })).rejects.toMatchObject({
      status: 403,
      message: 'Character is not public anymore',
    });
  });

  test('a deleted chat is hidden at once and erased by a job later', async () => {
    const ann = await app.visitor();
    const id = await openChat(app, ann);
    await ann.chat.remove({ params: { id } });
    await expect(ann.chat.read({ params: { id } })).rejects.toMatchObject({
      code: 'chat.not_found',
    });
    await makeDue(database, 'chat.erase_session');
    await expect
      .poll(
        async () =>
          (await database.pool.query('select 1 from message where session_id = $1', [id])).rowCount,
      )
      .toBe(0);
  });

  test('no text of a chat is readable in the tables', async () => {
    const ann = await app.visitor();
    const { session_id: id } = await ann.chat.open({
      body: { character_id: await app.addCharacter() },
    });
    await send(ann, id, 'canary-of-the-user');
    const puppet = await llm.next();
    // Long enough that the words which are held back for a moment are none of the canary's.
    const reply = `canary-of-the-reply${', and the evening went on'.repeat(4)}.`;
    puppet.write(reply);
    const pieces = `select from reply_chunk c join reply r on r.id = c.reply_id where r.session_id = $1`;
    await expect
      .poll(async () => (await database.pool.query(pieces, [id])).rowCount)
      .toBeGreaterThan(0);
    const tables = [
      'message',
      'message_variant',
      'reply',
      'reply_chunk',
      'chat_session',
      'idempotency',
    ];
    for (const table of tables) {
      const { rows } = await database.pool.query<{ line: string }>(
        `select encode(convert_to(t::text, 'UTF8'), 'escape') as line from ${table} t`,
      );
      for (const { line } of rows) {
        expect(line).not.toContain('canary');
        expect(line).not.toContain(Buffer.from('canary').toString('hex'));
      }
    }
    puppet.end();
    expect((await settled(ann, id)).at(-1)?.text).toBe(reply);
  });
});
