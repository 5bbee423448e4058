// WebSockets on a bare server: authentication, disconnects, and isolation between clients.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { closeCodes, closeReasons, PROTOCOL, type ServerEvent } from '@velour/contract/realtime.ts';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import WebSocket from 'ws';
import { createBus } from '../../../test/app.ts';
import { quietLog } from '../../../test/databases.ts';
import { systemClock } from '../clock.ts';
import { AppError } from '../errors.ts';
import { addressOf, hostOf, readTrust } from '../http/address.ts';
import { createPublisher, createRealtimeGateway } from './gateway.ts';

const SESSION = '019375a0-0000-7000-8000-00000000000a';
const hour = 3_600_000;

type Needs = Parameters<typeof createRealtimeGateway>[0];

/** In these tests, a token is its person's name. */
async function serve(more: Partial<Needs> = {}) {
  const trust = readTrust('loopback');
  const frames: { address: string; type: string }[] = [];
  const bus = createBus();
  const gateway = createRealtimeGateway({
    bus,
    clock: systemClock,
    log: quietLog,
    path: '/realtime',
    addressOf: (request) => addressOf(request, trust),
    hostOf: (request) => hostOf(request, trust),
    listEnded: () => Promise.resolve([]),
    isOwnOrigin: (origin, host) => origin === `https://${host}`,
    isAllowedToTalk: () => Promise.resolve(true),
    admit: async ({ token }) => ({
      actor: {
        kind: 'visitor',
        scopes: [],
        id: token,
        site_id: 'site',
        is_adult: true,
        expires_at: new Date(Date.now() + hour),
      },
      site: { id: 'site', host: 'pd' },
    }),
    onFrame: async ({ address }, { type }) => void frames.push({ address, type }),
    onTimeZone: async () => undefined,
    onResume: async () => undefined,
    ...more,
  });
  const http = createServer();
  gateway.attach(http);
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(async () => {
    await gateway.close(0);
    http.closeAllConnections();
    http.close();
  });
  // It listens on a port, so its address is not a pipe's name.
  return {
    gateway,
    publish: createPublisher(bus),
    frames,
    port: (http.address() as AddressInfo).port,
  };
}

const hello = (token: string) =>
  JSON.stringify({ type: 'hello', token, host: 'pd', protocol: PROTOCOL });

async function open(port: number, headers: Record<string, string> = {}) {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/realtime`, { headers });
  const events: ServerEvent[] = [];
  // The gateway only sends events of the contract.
  ws.on('message', (data) => events.push(JSON.parse(String(data)) as ServerEvent));
  const reasons: string[] = [];
  const closed = new Promise<number>((resolve) =>
    ws.on('close', (code, reason) => {
      reasons.push(reason.toString());
      resolve(code);
    }),
  );
  await once(ws, 'open');
  return { ws, events, closed, reasons };
}

/** A raw protocol client that never reads. */
async function openDeaf(port: number, token: string): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port });
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  socket.write(
    'GET /realtime HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n',
  );
  await once(socket, 'readable');
  socket.pause();
  socket.write(frameOf(0x81, hello(token)));
  return socket;
}

/** A masked frame with a zero mask. */
function frameOf(first: number, text: string): Buffer {
  const body = Buffer.from(text);
  const length =
    body.length < 126 ? [0x80 | body.length] : [0xfe, body.length >> 8, body.length & 255];
  return Buffer.concat([Buffer.of(first, ...length, 0, 0, 0, 0), body]);
}

afterEach(() => {
  vi.useRealTimers();
});

test('a socket has the address that a trusted proxy forwards', async () => {
  const { port, frames } = await serve();
  const { ws } = await open(port, { 'x-forwarded-for': '198.51.100.1, 203.0.113.9' });
  ws.send(hello('ann'));
  ws.send(JSON.stringify({ type: 'reply.stop', session_id: SESSION }));
  await expect.poll(() => frames).toEqual([{ address: '203.0.113.9', type: 'reply.stop' }]);
});

test('a page is our own by its requested host, also behind a proxy', async () => {
  const { port } = await serve();
  const origin = 'https://rose.example';
  await expect(open(port, { origin, 'x-forwarded-host': 'rose.example' })).resolves.toBeDefined();
  await expect(open(port, { origin, host: 'rose.example' })).resolves.toBeDefined();
  await expect(open(port, { origin })).rejects.toThrow('403');
  const elsewhere = { origin: 'https://elsewhere.example', 'x-forwarded-host': 'rose.example' };
  await expect(open(port, elsewhere)).rejects.toThrow('403');
});

test('a network with too many unidentified sockets is refused more', async () => {
  const { port } = await serve();
  const from = (last: number) => ({ 'x-forwarded-for': `2001:db8:0:1::${last}` });
  const silent = await Promise.all(
    Array.from({ length: 50 }, (_, index) => open(port, from(index))),
  );
  await expect(open(port, from(99))).rejects.toThrow('429');
  await expect(open(port, { 'x-forwarded-for': '2001:db8:0:2::1' })).resolves.toBeDefined();
  silent[0]?.ws.send(hello('ann'));
  await expect.poll(() => silent[0]?.events.length).toBe(1);
  await expect(open(port, from(99))).resolves.toBeDefined();
});

test('of many concurrent sockets of one person five remain', async () => {
  const { port, gateway } = await serve();
  const windows = [];
  for (let index = 0; index < 9; index += 1) {
    const window = await open(port);
    window.ws.send(hello('ann'));
    await expect.poll(() => window.events.length).toBe(1);
    windows.push(window);
  }
  const closed = await Promise.all(windows.slice(0, 4).map((window) => window.closed));
  expect(closed).toEqual(Array.from({ length: 4 }, () => closeCodes.rate));
  expect(windows.slice(0, 4).flatMap(({ reasons }) => reasons)).toEqual(
    Array.from({ length: 4 }, () => closeReasons.windows),
  );
  await expect.poll(gateway.count).toBe(5);
});

test('sockets of an ended sign-in are closed with that reason, those of other devices stay open', async () => {
  const { port } = await serve({
    listEnded: () => Promise.resolve([{ person_id: 'ann', sign_in_id: 'phone' }]),
    admit: async ({ token }) => ({
      actor: {
        kind: 'member',
        scopes: [],
        id: 'ann',
        site_id: 'site',
        sign_in_id: token,
        is_adult: true,
        is_admin: false,
        admin_roles: [],
        is_proven: false,
        second_factor: 'settled',
        is_age_checked: false,
        expires_at: new Date(Date.now() + hour),
      },
      site: { id: 'site', host: 'pd' },
    }),
  });
  const [phone, desktop] = [await open(port), await open(port)];
  phone.ws.send(hello('phone'));
  desktop.ws.send(hello('desktop'));
  expect(await phone.closed).toBe(closeCodes.auth);
  expect(phone.reasons).toEqual([closeReasons.ended]);
  expect(desktop.ws.readyState).toBe(WebSocket.OPEN);
});

test('a hello that fails for a server error does not invalidate the token', async () => {
  const failures: string[] = [];
  const log = { ...quietLog, error: (_: object, line: string) => void failures.push(line) };
  const codes = [];
  for (const failure of [
    new Error('the database is away'),
    new AppError('site.unknown_host'),
    new AppError('identity.token_invalid'),
  ]) {
    const { port } = await serve({ log, admit: () => Promise.reject(failure) });
    const { ws, closed } = await open(port);
    ws.send(hello('ann'));
    codes.push(await closed);
  }
  expect(codes).toEqual([closeCodes.restart, closeCodes.forbidden, closeCodes.auth]);
  expect(failures).toEqual(['handling a frame failed']);
});

test('an invalid message is refused by its client id, and the socket stays open', async () => {
  const { port, frames } = await serve();
  const { ws, events } = await open(port);
  ws.send(hello('ann'));
  const message = { type: 'message.send', session_id: SESSION, client_message_id: SESSION };
  ws.send(JSON.stringify({ ...message, text: 'x'.repeat(4_001) }));
  await expect
    .poll(() => events.at(-1))
    .toEqual({
      type: 'message.refused',
      session_id: SESSION,
      client_message_id: SESSION,
      code: 'request.invalid',
      title: 'Use 4000 characters or fewer',
    });
  ws.send(JSON.stringify({ ...message, text: 'Hello' }));
  await expect.poll(() => frames.map(({ type }) => type)).toEqual(['message.send']);
});

test('frames of a closing socket are ignored', async () => {
  const { port, frames } = await serve();
  const { ws, closed } = await open(port);
  ws.send(hello('ann'));
  ws.send('no frame at all');
  ws.send(JSON.stringify({ type: 'reply.stop', session_id: SESSION }));
  expect(await closed).toBe(closeCodes.protocol);
  expect(frames).toEqual([]);
});

test('a client that stops reading gets no more events, and is disconnected after thirty seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { port, gateway, publish } = await serve();
  await openDeaf(port, 'ann');
  const { ws, events } = await open(port);
  ws.send(hello('ben'));
  await vi.waitUntil(() => events.length === 1);
  const memory = process.memoryUsage().arrayBuffers;
  for (let index = 0; index < 400; index += 1) {
    const text = 'x'.repeat(100_000);
    publish('ann', { type: 'reply.done', session_id: SESSION, seq: 1, variant: 0, text });
    if (index % 20 === 0) await new Promise(setImmediate);
  }
  expect(process.memoryUsage().arrayBuffers - memory).toBeLessThan(16_000_000);
  publish('ben', { type: 'restart', after_ms: 1 });
  await vi.waitUntil(() => events.at(-1)?.type === 'restart');
  expect(gateway.count()).toBe(2);
  await vi.advanceTimersByTimeAsync(33_000);
  vi.useRealTimers();
  await expect.poll(gateway.count).toBe(1);
});

test('a client that reads a byte per second is disconnected, also when it only resumes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const text = 'x'.repeat(100_000);
  const { port, gateway } = await serve({
    onResume: async ({ send }) => {
      for (let index = 0; index < 40; index += 1)
        send({ type: 'reply.done', session_id: SESSION, seq: 1, variant: 0, text });
    },
  });
  const socket = await openDeaf(port, 'ann');
  socket.on('readable', () => undefined);
  const points = [{ session_id: SESSION, seq: 1, variant: 0, n: 0 }];
  const memory = process.memoryUsage().arrayBuffers;
  for (let index = 0; index < 5 && gateway.count() > 0; index += 1) {
    socket.read(1);
    socket.write(frameOf(0x81, JSON.stringify({ type: 'resume', points })));
    await vi.advanceTimersByTimeAsync(1_000);
    await new Promise(setImmediate);
  }
  expect(process.memoryUsage().arrayBuffers - memory).toBeLessThan(16_000_000);
  for (let index = 0; index < 35; index += 1) {
    socket.read(1);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  vi.useRealTimers();
  await expect.poll(gateway.count).toBe(0);
});

test('a client that pings endlessly without reading is disconnected', async () => {
  const { port, gateway } = await serve();
  const socket = await openDeaf(port, 'ann');
  const pings = Buffer.concat(Array.from({ length: 2_000 }, () => frameOf(0x89, 'x'.repeat(125))));
  for (let index = 0; index < 200 && gateway.count() > 0; index += 1) {
    socket.write(pings);
    await wait(2);
  }
  await expect.poll(gateway.count).toBe(0);
});

test('a socket stays open until its token expires, even beyond the maximum delay of a timer', async () => {
  const day = 24 * hour;
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const expires_at = new Date(Date.now() + 30 * day);
  const actor = {
    kind: 'visitor',
    scopes: [],
    id: 'ann',
    site_id: 'site',
    is_adult: true,
    expires_at,
  } as const;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { port } = await serve({
    clock: { now },
    admit: async () => ({ actor, site: { id: 'site', host: 'pd' } }),
  });
  const { ws, events, closed } = await open(port);
  ws.send(hello('ann'));
  await vi.waitUntil(() => events.length === 1);
  ahead = 25 * day;
  vi.advanceTimersByTime(25 * day);
  expect(ws.readyState).toBe(ws.OPEN);
  ahead = 30 * day;
  await vi.advanceTimersByTimeAsync(5 * day + 1_000);
  expect(await closed).toBe(closeCodes.auth);
});
