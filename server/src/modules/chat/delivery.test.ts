// Delivery: two tabs, lost sockets, dead processes and stops from elsewhere all end with the same text.
import { randomBytes, randomUUID } from 'node:crypto';
import { closeCodes } from '@velour/contract/realtime.ts';
import { beforeAll, expect, test } from 'vitest';
import { createBus, testApp, type Person, type TestApp } from '../../../test/app.ts';
import { openChat, settled } from '../../../test/chats.ts';
import { cleanUp, onBothDatabases } from '../../../test/databases.ts';
import { createPuppetLlm, type PuppetLlm } from '../../../test/fakes/fake-llm.ts';
import { openSocket, type TestSocket } from '../../../test/sockets.ts';
import { SOON_MS } from '../../../test/patience.ts';
import type { Database } from '../../platform/db/open.ts';

onBothDatabases('delivery', (open) => {
  const later = cleanUp();
  const master = randomBytes(32);
  const bus = createBus();
  let database: Database;
  let llm: PuppetLlm;
  let app: TestApp;
  let address: string;

  beforeAll(async () => {
    database = await open();
    llm = createPuppetLlm();
    app = await testApp({ database, llm, later, master, bus });
    address = await app.listen();
  });

  async function world(): Promise<{ ann: Person; id: string; socket: TestSocket }> {
    const ann = await app.visitor();
    const session_id = await openChat(app, ann);
    const socket = await openSocket(address, { token: ann.token });
    await socket.expect('ready');
    return { ann, id: session_id, socket };
  }

  const say = (
    socket: TestSocket,
    session_id: string,
    text: string,
    client_message_id = randomUUID(),
  ) => socket.send({ type: 'message.send', session_id, client_message_id, text });

  test.each<[string, (ann: Person, params: { id: string }) => Promise<unknown>]>([
    ['a new name', (ann, params) => ann.chat.change({ params, body: { title: 'Evenings' } })],
    ['archiving', (ann, params) => ann.chat.change({ params, body: { is_archived: true } })],
    ['settings', (ann, params) => ann.chat_settings.change({ params, body: { length: 'short' } })],
    ['a memory', (ann, params) => ann.memory.add({ params, body: { text: 'Learning to sail' } })],
    [
      'how much is recalled',
      (ann, params) => ann.memory.setPreset({ params, body: { preset: 'deep' } }),
    ],
  ])('%s is announced to the other windows of its person', async (_, change) => {
    const { ann, id, socket } = await world();
    await change(ann, { id });
    const { revision } = await ann.chat.read({ params: { id } });
    expect(await socket.expect('chat.changed')).toMatchObject({ session_id: id, revision });
  });

  test('a message over the socket is accepted, replied to in numbered chunks, and ended with the full text', async () => {
    const { id, socket } = await world();
    say(socket, id, 'Hello');
    expect(await socket.expect('message.accepted')).toMatchObject({
      seq: 3,
      verdict: 'allowed',
      text: 'Hello',
    });
    const puppet = await llm.next();
    expect(await socket.expect('reply.started')).toMatchObject({ seq: 4, variant: 0, n: 0 });
    puppet.write('One');
    expect(await socket.expect('reply.chunk')).toMatchObject({ n: 1, text: 'One' });
    puppet.write(' lamp is lit');
    expect(await socket.expect('reply.chunk', (event) => event.n === 2)).toMatchObject({
      text: ' lamp is lit',
    });
    puppet.end();
    expect(await socket.expect('reply.done')).toMatchObject({ seq: 4, text: 'One lamp is lit' });
  });

  test('a model that repeats itself without an end is stopped, and what it wrote is a reply', async () => {
    const { id, socket } = await world();
    say(socket, id, 'Hello');
    const puppet = await llm.next();
    for (let at = 0; at < 400; at += 1) puppet.write('I love the sea. ');
    const { text } = await socket.expect('reply.done');
    expect(text).toMatch(/^(I love the sea\. ?)+$/);
    expect(text.length).toBeLessThan(700);
  });

  test('a flood of combining marks is limited, in a message and in the reply to it', async () => {
    const { id, socket } = await world();
    const marks = '\u0301\u0323'.repeat(2_000);
    const few = marks.slice(0, 12);
    say(socket, id, `Hello${marks}`);
    expect(await socket.expect('message.accepted')).toMatchObject({ text: `Hello${few}` });
    const puppet = await llm.next();
    expect(puppet.prompt.messages.at(-1)?.text).toBe(`Hello${few}`);
    puppet.write('Hi');
    for (let at = 0; at < 30; at += 1) puppet.write('\u0301\u0323');
    puppet.write(', you.');
    puppet.end();
    expect(await socket.expect('reply.done')).toMatchObject({ text: `Hi${few}, you.` });
  });

  test('a second tab sees the message and the reply as the first one does', async () => {
    const { ann, id, socket } = await world();
    const second = await openSocket(address, { token: ann.token });
    await second.expect('ready');
    say(socket, id, 'Hello');
    await llm.answer('Hi.');
    await socket.expect('reply.done');
    expect(await second.expect('message.accepted')).toMatchObject({ text: 'Hello' });
    for (const { events } of [socket, second]) {
      const accepted = events.filter(({ type }) => type === 'message.accepted');
      expect(accepted).toHaveLength(1);
      const types = events.map(({ type }) => type);
      expect(types.indexOf('message.accepted')).toBeLessThan(types.indexOf('reply.started'));
    }
    expect(await second.expect('reply.done')).toMatchObject({ text: 'Hi.' });
  });

  test('a message sent twice is accepted twice for its sender, and once for other tabs', async () => {
    const { ann, id, socket } = await world();
    const second = await openSocket(address, { token: ann.token });
    await second.expect('ready');
    const client_message_id = randomUUID();
    say(socket, id, 'Hello', client_message_id);
    const first = await socket.expect('message.accepted');
    say(socket, id, 'Hello', client_message_id);
    (await llm.next()).end();
    const acceptedBy = ({ events }: TestSocket) =>
      events.filter(({ type }) => type === 'message.accepted');
    await expect.poll(() => acceptedBy(socket)).toEqual([first, first]);
    expect(acceptedBy(second)).toEqual([first]);
  });

  test('a reader that reconnects during a reply gets exactly the chunks it missed', async () => {
    const { ann, id, socket } = await world();
    say(socket, id, 'Hello');
    const puppet = await llm.next();
    for (const [index, word] of ['Rain', ' falls', ' softly'].entries()) {
      puppet.write(word);
      await socket.expect('reply.chunk', (event) => event.n === index + 1);
    }
    socket.close();
    const back = await openSocket(address, {
      token: ann.token,
      resume: [{ session_id: id, seq: 4, variant: 0, n: 1 }],
    });
    await back.expect('reply.chunk', (event) => event.n === 3);
    const missed = back.events.filter((event) => event.type === 'reply.chunk');
    expect(missed.map((event) => event.text)).toEqual([' falls', ' softly']);
    const { messages } = await ann.chat.history({ params: { id }, query: {} });
    expect(messages.at(-1)).toMatchObject({ text: 'Rain falls softly', n: 3, state: 'streaming' });
    puppet.end();
    expect(await back.expect('reply.done')).toMatchObject({ text: 'Rain falls softly' });
  });

  test('a reader that reconnects after the end gets the full text', async () => {
    const { ann, id, socket } = await world();
    say(socket, id, 'Hello');
    const puppet = await llm.next();
    puppet.write('All of it.');
    socket.close();
    puppet.end();
    await settled(ann, id);
    const back = await openSocket(address, {
      token: ann.token,
      resume: [{ session_id: id, seq: 4, variant: 0, n: 0 }],
    });
    expect(await back.expect('reply.done')).toMatchObject({ text: 'All of it.' });
  });

  test('a reply is resumed by its owner only', async () => {
    const { id, socket } = await world();
    say(socket, id, 'Hello');
    const puppet = await llm.next();
    puppet.write('For her eyes ');
    await socket.expect('reply.chunk');
    const eve = await app.visitor();
    const spy = await openSocket(address, {
      token: eve.token,
      resume: [{ session_id: id, seq: 4, variant: 0, n: 0 }],
    });
    await spy.expect('ready');
    say(spy, id, 'Let me in');
    expect(await spy.expect('message.refused')).toMatchObject({ code: 'chat.not_found' });
    puppet.end();
    await socket.expect('reply.done');
    expect(spy.events.map((event) => event.type)).toEqual(['ready', 'message.refused']);
  });

  test('every tab learns that a chat was deleted or brought back', async () => {
    const { ann, id, socket } = await world();
    await ann.chat.remove({ params: { id } });
    const deleted = await socket.expect('chat.changed');
    expect(deleted).toMatchObject({ session_id: id });
    await ann.chat.restore({ params: { id } });
    await socket.expect('chat.changed', ({ revision }) => revision > deleted.revision);
  });

  test('closing the socket does not cancel a reply; stop does, from any tab', async () => {
    const { ann, id, socket } = await world();
    say(socket, id, 'Hello');
    const puppet = await llm.next();
    puppet.write('Part');
    await socket.expect('reply.chunk');
    socket.close();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(puppet.signal.aborted).toBe(false);
    const other = await openSocket(address, { token: ann.token });
    await other.expect('ready');
    const startedAt = performance.now();
    other.send({ type: 'reply.stop', session_id: id });
    expect(await other.expect('reply.stopped')).toMatchObject({ text: 'Part' });
    expect(performance.now() - startedAt).toBeLessThan(SOON_MS);
    expect(puppet.signal.aborted).toBe(true);
  });

  test('a stop that arrives at another process ends the reply too', async () => {
    const { ann, id, socket } = await world();
    const elsewhere = await testApp({ database, later, master, bus });
    say(socket, id, 'Hello');
    const puppet = await llm.next();
    puppet.write('Part');
    await socket.expect('reply.chunk');
    await elsewhere.as(ann.token).chat.stop({ params: { id } });
    expect(await socket.expect('reply.stopped')).toMatchObject({ text: 'Part' });
  });

  test('writes by another process or another person in between are noticed', async () => {
    const { ann, id } = await world();
    const elsewhere = await testApp({ database, llm, later, master, bus });
    const params = { id };
    const say = async (chat: Person['chat'], text: string, client_message_id = randomUUID()) => {
      const accepted = await chat.send({ params, body: { text, client_message_id } });
      return accepted.seq;
    };
    const other = elsewhere.as(ann.token).chat;
    const answer = async () => {
      await llm.answer('Yes.');
      const last = async () => (await ann.chat.history({ params, query: {} })).messages.at(-1);
      await expect.poll(async () => (await last())?.state).toBe('complete');
    };
    const first = await say(ann.chat, 'One');
    await answer();
    const repeated = randomUUID();
    const second = await say(other, 'Two', repeated);
    await answer();
    const third = await say(ann.chat, 'Three');
    await answer();
    expect([second > first, third > second]).toEqual([true, true]);
    // Known to the other process alone.
    expect(await say(ann.chat, 'Two', repeated)).toBe(second);
    expect(await say(other, 'Two', repeated)).toBe(second);
    await database.pool.query('update chat_session set person_id = $2 where id = $1', [
      id,
      (await app.visitor()).id,
    ]);
    await expect(say(ann.chat, 'Four')).rejects.toMatchObject({ code: 'chat.not_found' });
    await expect(say(other, 'Four')).rejects.toMatchObject({ code: 'chat.not_found' });
  });

  test('sockets without a good hello are closed with a typed code', async () => {
    const ann = await app.visitor();
    const codes = await Promise.all([
      openSocket(address, { token: 'nonsense' }).then((socket) => socket.closed()),
      openSocket(address, { token: ann.token, protocol: 99 }).then((socket) => socket.closed()),
      openSocket(address, { token: ann.token }).then(async (socket) => {
        socket.sendRaw('{"type":');
        return socket.closed();
      }),
    ]);
    expect(codes).toEqual([closeCodes.auth, closeCodes.protocol, closeCodes.protocol]);
    await expect(
      openSocket(address, { token: ann.token, origin: 'https://elsewhere.example' }),
    ).rejects.toThrow('403');
  });

  test('a sixth window closes the oldest', async () => {
    const ann = await app.visitor();
    const sockets: TestSocket[] = [];
    for (let index = 0; index < 6; index += 1) {
      const socket = await openSocket(address, { token: ann.token });
      await socket.expect('ready');
      sockets.push(socket);
    }
    expect(await sockets[0]?.closed()).toBe(closeCodes.rate);
    for (const socket of sockets.slice(1)) socket.close();
  });
});
