// The realtime connection with a fake socket and clock: authentication, reconnects, alive checks, giving up.
import type { ClientFrame, ServerEvent } from '@velour/contract/realtime.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceTimeZone } from './formats.ts';
import {
  backoff,
  closeCodes,
  closeReasons,
  CONNECT_MS,
  LONGEST_WAIT_MS,
  PROBE_MS,
} from './socket-machine.ts';
import { createSocket, socketAddress, type SocketEvents, type SocketNeeds } from './socket.ts';

interface FakeSocket {
  events: SocketEvents;
  sent: ClientFrame[];
  closed: boolean;
}

const ready = (lasts = 3_600_000): ServerEvent => ({
  type: 'ready',
  user_id: 'u',
  protocol: 1,
  server_time: '2001-01-01T00:00:00.000Z',
  expires_at: new Date(Date.parse('2001-01-01T00:00:00.000Z') + lasts).toISOString(),
});

function setUp(overrides: Partial<SocketNeeds> = {}) {
  const sockets: FakeSocket[] = [];
  const refreshed: (string | undefined)[] = [];
  const onSignInEnded = vi.fn(async () => undefined);
  let wake = () => {};
  const socket = createSocket({
    host: 'pd',
    credentials: {
      obtain: async () => 'first',
      refresh: async (rejected) => {
        refreshed.push(rejected);
        return 'second';
      },
      onSignInEnded,
    },
    openSocket: (events) => {
      const connection: FakeSocket = { events, sent: [], closed: false };
      sockets.push(connection);
      return {
        send: (text) => connection.sent.push(JSON.parse(text)),
        close: () => void (connection.closed = true),
      };
    },
    onWake: (woken) => void (wake = woken),
    random: () => 1,
    ...overrides,
  });
  const last = () => {
    const connection = sockets.at(-1);
    if (!connection) throw new Error('no connection was opened');
    return connection;
  };
  const emit = (event: ServerEvent) => last().events.onText(JSON.stringify(event));
  const authenticate = async () => {
    last().events.onOpen();
    await vi.advanceTimersByTimeAsync(0);
  };
  const connect = async (lasts?: number) => {
    await authenticate();
    emit(ready(lasts));
  };
  return {
    socket,
    sockets,
    refreshed,
    onSignInEnded,
    last,
    emit,
    authenticate,
    connect,
    wake: () => wake(),
  };
}

const silent = { onEvent: () => {} };

beforeEach(() => void vi.useFakeTimers());

test('another person gets another connection, and nothing is sent before it is ready', async () => {
  let token = 'visitor';
  const onSignInEnded = async () => undefined;
  const { socket, sockets, connect } = setUp({
    credentials: { obtain: async () => token, refresh: async () => undefined, onSignInEnded },
  });
  socket.listen(silent);
  await connect();
  token = 'member';
  socket.replace();
  expect(sockets[0]?.closed).toBe(true);
  expect(socket.send({ type: 'reply.stop', session_id: 's' })).toBe(false);
  await connect();
  expect(socket.send({ type: 'reply.stop', session_id: 's' })).toBe(true);
  expect(sockets.map(({ sent }) => sent)).toMatchObject([
    [{ type: 'hello', token: 'visitor' }],
    [{ type: 'hello', token: 'member' }, { type: 'reply.stop' }],
  ]);
});

describe('authentication', () => {
  test('hello goes first, with what the listeners have, and nothing else before ready', async () => {
    const { socket, last, authenticate, emit } = setUp();
    const point = { session_id: 's', seq: 2, variant: 0, n: 7 };
    socket.listen({ onEvent: () => {}, resume: () => [point] });
    expect(socket.send({ type: 'reply.stop', session_id: 's' })).toBe(false);
    await authenticate();
    expect(socket.send({ type: 'reply.stop', session_id: 's' })).toBe(false);
    emit(ready());
    expect(socket.send({ type: 'reply.stop', session_id: 's' })).toBe(true);
    expect(last().sent).toEqual([
      {
        type: 'hello',
        token: 'first',
        host: 'pd',
        protocol: 1,
        resume: [point],
        time_zone: deviceTimeZone(),
      },
      { type: 'reply.stop', session_id: 's' },
    ]);
  });

  test('every listener receives every event, and invalid ones are ignored', async () => {
    const { socket, last, connect, emit } = setUp();
    const received: string[] = [];
    socket.listen({ onEvent: ({ type }) => received.push(`a ${type}`) });
    socket.listen({ onEvent: ({ type }) => received.push(`b ${type}`) });
    await connect();
    last().events.onText('not json');
    emit({ type: 'chat.changed', session_id: 's', revision: 1 });
    expect(received).toEqual(['a ready', 'b ready', 'a chat.changed', 'b chat.changed']);
  });

  test('the token is presented again before it ends', async () => {
    const { socket, last, connect } = setUp();
    socket.listen(silent);
    await connect(100_000);
    await vi.advanceTimersByTimeAsync(40_001);
    expect(last().sent.map(({ type }) => type)).toEqual(['hello', 'hello']);
  });
});

describe('reconnecting', () => {
  test('waits longer after each failure, never beyond half a minute, and starts over after ready', async () => {
    const { socket, sockets, last, connect } = setUp();
    socket.listen(silent);
    for (const wait of [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      const before = sockets.length;
      last().events.onClose(1006, '');
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(sockets).toHaveLength(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(sockets).toHaveLength(before + 1);
    }
    await connect();
    expect(socket.read()).toMatchObject({ phase: 'ready', attempt: 0 });
  });

  test('the delay is jittered over its full length', () => {
    expect(backoff(3, () => 0)).toBe(250);
    expect(backoff(3, () => 0.5)).toBe(2_125);
    expect(backoff(99, () => 1)).toBe(LONGEST_WAIT_MS);
  });

  test('is at once when the page wakes', async () => {
    const { socket, sockets, last, wake } = setUp();
    socket.listen(silent);
    for (let i = 0; i < 4; i += 1) {
      last().events.onClose(1006, '');
      wake();
    }
    expect(sockets).toHaveLength(5);
  });

  test('a connection without a response is closed', async () => {
    const { socket, sockets } = setUp();
    socket.listen(silent);
    await vi.advanceTimersByTimeAsync(CONNECT_MS);
    expect(sockets[0]?.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(2);
  });

  test('after another window replaced it, it waits until it gets the focus', async () => {
    const { socket, sockets, connect, last, wake } = setUp();
    socket.listen({ onEvent: () => {} });
    await connect();
    last().events.onClose(closeCodes.rate, closeReasons.windows);
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(sockets).toHaveLength(1);
    wake();
    expect(sockets).toHaveLength(2);
    await connect();
    // Too many frames: reconnects by itself.
    last().events.onClose(closeCodes.rate, closeReasons.frames);
    await vi.advanceTimersByTimeAsync(2 * LONGEST_WAIT_MS);
    expect(sockets.length).toBeGreaterThan(2);
  });

  test('after a restart it waits as long as the server named, even when the page wakes', async () => {
    const { socket, sockets, connect, emit, wake } = setUp();
    socket.listen(silent);
    await connect();
    emit({ type: 'restart', after_ms: 3_000 });
    wake();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sockets).toHaveLength(2);
  });

  test('the last frames of an abandoned connection are ignored', async () => {
    const { socket, sockets, connect, last } = setUp();
    const received: string[] = [];
    socket.listen({ onEvent: ({ type }) => received.push(type) });
    await connect();
    const old = last();
    old.events.onClose(1006, '');
    await vi.advanceTimersByTimeAsync(500);
    old.events.onText(JSON.stringify({ type: 'problem', code: 'x', title: 'x' }));
    old.events.onClose(1006, '');
    expect(received).toEqual(['ready']);
    expect(sockets).toHaveLength(2);
  });
});

describe('a dead connection', () => {
  test('is detected on waking by a hello without a response', async () => {
    const { socket, sockets, last, connect, wake } = setUp();
    socket.listen(silent);
    await connect();
    wake();
    expect(last().sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(10_000);
    wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(last().sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(PROBE_MS);
    expect(sockets[0]?.closed).toBe(true);
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets).toHaveLength(2);
  });

  test('is distinguished from a quiet one by any reply', async () => {
    const { socket, sockets, connect, emit } = setUp();
    socket.listen(silent);
    await connect();
    await vi.advanceTimersByTimeAsync(10_000);
    socket.checkAlive();
    await vi.advanceTimersByTimeAsync(PROBE_MS - 1);
    emit(ready());
    await vi.advanceTimersByTimeAsync(PROBE_MS);
    expect(sockets).toHaveLength(1);
    expect(socket.read().phase).toBe('ready');
  });
});

describe('refusals', () => {
  test('a rejected token is replaced and tried at once, then with backoff', async () => {
    const { socket, sockets, refreshed, last, authenticate } = setUp();
    socket.listen(silent);
    await authenticate();
    last().events.onClose(4401, '');
    await authenticate();
    expect(refreshed).toEqual(['first']);
    expect(last().sent[0]).toMatchObject({ token: 'second' });
    last().events.onClose(4401, '');
    expect(sockets).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets).toHaveLength(3);
  });

  test('after the end of the sign-in no token is requested, and the next person gets a connection', async () => {
    const { socket, sockets, refreshed, onSignInEnded, last, connect } = setUp();
    socket.listen(silent);
    await connect();
    last().events.onClose(4401, 'sign-in ended');
    await vi.advanceTimersByTimeAsync(120_000);
    expect(sockets).toHaveLength(1);
    expect(refreshed).toEqual([]);
    expect(onSignInEnded).toHaveBeenCalledOnce();
    socket.replace();
    await connect();
    expect(socket.read().phase).toBe('ready');
  });

  test.each([4403, 4409])(
    'close code %i ends the attempts and reports the reason',
    async (code) => {
      const { socket, sockets, last, authenticate, wake } = setUp();
      socket.listen(silent);
      await authenticate();
      last().events.onClose(code, 'Please reload');
      wake();
      await vi.advanceTimersByTimeAsync(120_000);
      expect(sockets).toHaveLength(1);
      expect(socket.read()).toMatchObject({
        phase: 'refused',
        refusal: { code, title: 'Please reload' },
      });
    },
  );

  test('a page without a token backs off and retries', async () => {
    let tries = 0;
    const obtain = async () => {
      tries += 1;
      if (tries < 3) throw new Error('offline');
      return 'late';
    };
    const { socket, last, authenticate } = setUp({
      credentials: { obtain, refresh: async () => undefined, onSignInEnded: async () => undefined },
    });
    socket.listen(silent);
    await authenticate();
    await authenticate();
    await vi.advanceTimersByTimeAsync(2_000);
    await authenticate();
    expect(last().sent[0]).toMatchObject({ token: 'late' });
  });
});

test('the connection stays open for a moment after the last listener leaves, then closes', async () => {
  const { socket, sockets, connect } = setUp();
  const leave = socket.listen(silent);
  await connect();
  leave();
  socket.listen(silent)();
  await vi.advanceTimersByTimeAsync(19_999);
  expect(sockets[0]?.closed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(sockets[0]?.closed).toBe(true);
  expect(socket.read().phase).toBe('idle');
});

test.each([
  ['/realtime', null, 'wss://rose.example/realtime'],
  ['/realtime', 'pk', 'wss://rose.example/realtime?api_key=pk'],
  ['ws://live.example/socket', 'pk', 'ws://live.example/socket?api_key=pk'],
])('the socket at %s with the key %s is opened at %s', (realtime, key, expected) => {
  const config = {
    addresses: { main: '/api', media: '/media-api', realtime },
    api_keys: { main: '', media: '', realtime: key },
  };
  expect(socketAddress(config, 'https://rose.example/chats').href).toBe(expected);
});
