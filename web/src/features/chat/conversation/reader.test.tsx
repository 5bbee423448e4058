// A reader against a model server behind a fake line: what it asks for, when, and what it never throws away.
import type { ClientFrame, ServerEvent } from '@velour/contract/realtime.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { idle, type SocketState } from '../../../lib/socket-machine.ts';
import type { SocketListener } from '../../../lib/socket.ts';
import { createStore } from '../../../lib/store.ts';
import { createModelServer, session_id } from './model-server.ts';
import type { Page, Span } from './pages.ts';
import { createReader, STALE_MS, MAX_LOADED } from './reader.ts';

function setUp({ turns = 0, limit = Infinity }: { turns?: number; limit?: number } = {}) {
  const server = createModelServer();
  for (let turn = 0; turn < turns; turn += 1) {
    server.send(`hello ${turn}`);
    server.grow();
    server.end('done');
  }
  const line = createStore<SocketState>({ ...idle, phase: 'ready' });
  const listeners = new Set<SocketListener>();
  const sent: ClientFrame[] = [];
  const requested: Span[] = [];
  let answer = async (span: Span, most: number): Promise<Page> =>
    server.page(span, Math.min(most, limit));
  let suspicions = 0;
  let visible = true;
  const reader = createReader({
    session_id,
    socket: {
      ...line,
      listen: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      send: (frame) => sent.push(frame) > 0,
      checkAlive: () => void (suspicions += 1),
    },
    loadPage: (span, most) => {
      requested.push(span);
      return answer(span, most);
    },
    nextFrame: (callback) => void setTimeout(callback, 16),
    isVisible: () => visible,
    now: () => new Date(Date.now()),
  });
  let delivered = server.events.length;
  const emit = (event: ServerEvent) => listeners.forEach((listener) => listener.onEvent(event));
  return {
    server,
    reader,
    sent,
    requested,
    emit,
    suspicions: () => suspicions,
    hide: () => void (visible = false),
    respond: (next: typeof answer) => void (answer = next),
    points: () => [...listeners].flatMap((listener) => [...(listener.resume?.() ?? [])]),
    connect: (ready: boolean) =>
      line.change((now) => ({ ...now, phase: ready ? 'ready' : 'waiting' })),
    /** Delivers what the server said since the last time. */
    deliver: () => {
      server.events.slice(delivered).forEach(emit);
      delivered = server.events.length;
    },
    lose: () => void (delivered = server.events.length),
    texts: () => reader.read().conversation.messages.map(({ text }) => text),
  };
}

beforeEach(() => void vi.useFakeTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a chat opens with one call for its end', async () => {
  const { reader, requested, texts } = setUp({ turns: 3 });
  reader.follow();
  await pass(5_000);
  expect(requested).toEqual([{}]);
  expect(texts()).toHaveLength(6);
});

test('chunks of one frame become one change', async () => {
  const { server, reader, deliver, texts } = setUp();
  reader.follow();
  await pass(0);
  server.send('hi');
  for (let i = 0; i < 5; i += 1) server.grow();
  let changes = 0;
  reader.subscribe(() => void (changes += 1));
  deliver();
  await pass(16);
  expect(changes).toBe(1);
  expect(texts().at(-1)).toBe('w0 w1 w2 w3 w4 ');
});

test('a missing chunk is requested once, by its number', async () => {
  const { server, reader, deliver, lose, sent, points } = setUp();
  reader.follow();
  await pass(0);
  server.send('hi');
  deliver();
  server.grow();
  lose();
  server.grow();
  server.grow();
  deliver();
  await pass(16);
  expect(sent).toEqual([{ type: 'resume', points: [{ session_id, seq: 2, variant: 0, n: 0 }] }]);
  expect(points()).toEqual([{ session_id, seq: 2, variant: 0, n: 0 }]);
});

test('after a reconnection the loaded range is refetched, and missed messages are there', async () => {
  const { server, reader, lose, connect, texts, requested } = setUp({ turns: 2, limit: 3 });
  reader.follow();
  await pass(0);
  await reader.loadBefore();
  connect(false);
  server.send('missed');
  server.end('done');
  server.edit(0);
  lose();
  connect(true);
  await pass(STALE_MS + 50);
  expect(texts()).toHaveLength(6);
  expect(texts()[0]).toBe('hello 0!');
  expect(requested.slice(2)).toEqual([{ after: 0 }, { after: 3 }]);
});

test('news from another window is looked at after a moment, our own not at all', async () => {
  const { server, reader, deliver, requested, texts } = setUp({ turns: 1 });
  reader.follow();
  await pass(0);
  server.edit(0);
  const own = server.events.at(-1);
  if (own?.type !== 'chat.changed') throw new Error('the model server tells of an edit');
  deliver();
  reader.explain(own.revision);
  await pass(5_000);
  expect(requested).toHaveLength(1);
  server.edit(0);
  deliver();
  await pass(5_000);
  expect(texts()[0]).toBe('hello 0!!');
  expect(requested).toHaveLength(2);
});

test('a hidden page reads nothing again until it is looked at', async () => {
  const { server, reader, deliver, requested, hide } = setUp({ turns: 1 });
  reader.follow();
  await pass(0);
  hide();
  server.edit(0);
  deliver();
  await pass(60_000);
  expect(requested).toHaveLength(1);
});

describe('failures', () => {
  test('of the first page are shown, and retried after a reconnection', async () => {
    const { reader, respond, connect, server, texts } = setUp({ turns: 1 });
    respond(async () => {
      throw new Error('down');
    });
    reader.follow();
    await pass(0);
    expect(reader.read().failure).toBeInstanceOf(Error);
    respond(async (span, most) => server.page(span, most));
    connect(false);
    connect(true);
    await pass(0);
    expect(texts()).toHaveLength(2);
    expect(reader.read().failure).toBeNull();
  });

  test('of a later reading lose nothing and are tried again', async () => {
    const { server, reader, respond, deliver, texts, requested } = setUp({ turns: 2 });
    reader.follow();
    await pass(0);
    let down = true;
    respond(async (span, most) => {
      if (down) throw new Error('down');
      return server.page(span, most);
    });
    server.edit(0);
    deliver();
    await pass(2_000);
    expect(texts()).toHaveLength(4);
    down = false;
    await pass(10_000);
    expect(texts()[0]).toBe('hello 0!');
    expect(requested.length).toBeGreaterThan(2);
  });

  test('that look like an empty success wipe nothing', async () => {
    const { reader, respond, connect, texts } = setUp({ turns: 2 });
    reader.follow();
    await pass(0);
    respond(async () => ({ messages: [], has_before: false, has_after: false, revision: 0 }));
    connect(false);
    connect(true);
    await pass(5_000);
    expect(texts()).toHaveLength(4);
  });
});

describe('a running reply', () => {
  test('is read by HTTP while there is no line', async () => {
    const { server, reader, connect, lose, texts } = setUp();
    reader.follow();
    await pass(0);
    server.send('hi');
    reader.act({ type: 'stale' });
    await pass(STALE_MS + 10);
    connect(false);
    server.grow();
    server.end('done');
    lose();
    await pass(7_000);
    expect(texts().at(-1)).toBe('w0 ');
  });

  test('that falls silent checks the connection', async () => {
    const { server, reader, deliver, suspicions } = setUp();
    reader.follow();
    await pass(0);
    server.send('hi');
    deliver();
    await pass(15_000);
    expect(suspicions()).toBe(0);
    await pass(10_000);
    expect(suspicions()).toBe(1);
  });
});

test('messages far from the visible ones are unloaded, and loaded again when needed', async () => {
  const { reader, texts } = setUp({ turns: MAX_LOADED / 2 + 100 });
  reader.follow();
  await pass(0);
  for (let i = 0; i < 30; i += 1) {
    await reader.loadBefore();
    await pass(16);
  }
  const { messages, has_after, has_before } = reader.read().conversation;
  expect(messages).toHaveLength(MAX_LOADED);
  expect([has_before, has_after]).toEqual([false, true]);
  await reader.loadEnd();
  expect(reader.read().conversation.has_after).toBe(false);
  expect(texts()).toHaveLength(50);
});

describe('a message that was searched for', () => {
  const seqs = (reader: ReturnType<typeof setUp>['reader']) =>
    reader.read().conversation.messages.map(({ seq }) => seq);

  test('opens the chat around it, and the pages beside it follow without a gap', async () => {
    const { reader, requested } = setUp({ turns: 200 });
    reader.follow(150);
    await pass(0);
    expect(requested).toEqual([{ around: 150 }]);
    expect([seqs(reader)[0], seqs(reader).at(-1)]).toEqual([125, 174]);
    expect(reader.read().conversation).toMatchObject({ has_before: true, has_after: true });
    await reader.loadBefore();
    await reader.loadAfter();
    await pass(16);
    expect(seqs(reader)).toEqual(Array.from({ length: 150 }, (_, at) => 75 + at));
  });

  test('near the end is shown with the end, and near the beginning with the beginning', async () => {
    for (const [seq, edges] of [
      [395, { has_before: true, has_after: false }],
      [3, { has_before: false, has_after: true }],
    ] as const) {
      const { reader } = setUp({ turns: 200 });
      reader.follow(seq);
      await pass(0);
      expect(seqs(reader)).toContain(seq);
      expect(reader.read().conversation).toMatchObject(edges);
    }
  });

  test('far from what is loaded takes its place, once the page on its way is there; a near one needs no page', async () => {
    const { reader, requested } = setUp({ turns: 200 });
    reader.follow();
    reader.loadAround(50);
    await pass(0);
    expect(requested).toEqual([{}, { around: 50 }]);
    expect([seqs(reader)[0], seqs(reader).at(-1)]).toEqual([25, 74]);
    reader.loadAround(60);
    await pass(0);
    expect(requested).toHaveLength(2);
  });

  test('is asked for again where it did not come', async () => {
    const { server, reader, respond } = setUp({ turns: 200 });
    respond(async () => {
      throw new Error('down');
    });
    reader.follow(150);
    await pass(0);
    expect(reader.read().failure).toBeInstanceOf(Error);
    respond(async (span, most) => server.page(span, most));
    await reader.retry();
    expect(seqs(reader)).toContain(150);
  });

  test('is left behind when the chat is opened again without one', async () => {
    const { reader } = setUp({ turns: 200 });
    const leave = reader.follow(150);
    await pass(0);
    leave();
    reader.follow();
    await pass(0);
    expect(seqs(reader).at(-1)).toBe(400);
    expect(reader.read().conversation.has_after).toBe(false);
  });
});

test('without followers nothing is fetched', async () => {
  const { server, reader, deliver, requested } = setUp({ turns: 1 });
  const leave = reader.follow();
  await pass(0);
  leave();
  server.edit(0);
  deliver();
  await pass(60_000);
  expect(requested).toHaveLength(1);
});
