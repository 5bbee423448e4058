// The HTTP server: protocol upgrades that are not supported, and clients that stop reading.
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { systemClock } from '../clock.ts';
import { createIds } from '../ids.ts';
import { createHttpServer } from './server.ts';

const LARGE = Buffer.alloc(32 * 1024 * 1024, 'a');
const MUCH_LONGER_MS = 60_000;

interface Running {
  handler: (reply: FastifyReply) => unknown;
  unreadMs?: number;
  onUpgrade?: ((socket: Socket) => void) | undefined;
}

/** Sends one request for `/` to a new server. */
async function request(
  { handler, unreadMs = MUCH_LONGER_MS, onUpgrade }: Running,
  headers = '',
): Promise<Socket> {
  const ids = createIds(systemClock);
  const http = createHttpServer({ log: quietLog, ids, trustProxy: false, unreadMs });
  http.get('/', async (_request, reply) => handler(reply));
  // The type allows any stream; here it is a connection.
  if (onUpgrade) http.server.on('upgrade', (_request, socket) => onUpgrade(socket as Socket));
  await http.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => http.close());
  // It listens on a port, so its address is not a pipe's name.
  const client = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void client.destroy());
  await once(client, 'connect');
  client.write(`GET / HTTP/1.1\r\nHost: x\r\n${headers || 'Connection: close\r\n'}\r\n`);
  return client;
}

describe.each([true, false])('where sockets are served: %s', (hasSockets) => {
  const answerTo = async (upgrade: string): Promise<string> =>
    text(
      await request(
        {
          handler: () => 'the page',
          onUpgrade: hasSockets
            ? (socket) => void socket.end('HTTP/1.1 101 Sockets\r\n\r\n')
            : undefined,
        },
        `Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: ${upgrade}\r\n`,
      ),
    );

  test.each(['h2c', 'TLS/1.0'])('an offer of %s is ignored', async (upgrade) => {
    const answer = await answerTo(upgrade);
    expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
    expect(answer).toContain('the page');
  });

  test.each(['websocket', 'WebSocket'])('%s is for the sockets, if any', async (upgrade) => {
    const answer = await answerTo(upgrade);
    expect(answer.slice(0, 12)).toBe(hasSockets ? 'HTTP/1.1 101' : 'HTTP/1.1 200');
  });
});

describe('the Host header', () => {
  const answerTo = async (headers: string): Promise<string> => {
    const onUpgrade = (socket: Socket) => void socket.end('HTTP/1.1 101 Sockets\r\n\r\n');
    return text(await request({ handler: () => 'the page', onUpgrade }, headers));
  };
  const upgrade = 'Connection: Upgrade, close\r\nUpgrade: websocket\r\n';

  test.each([
    ['a second one', 'Connection: close\r\nHost: y\r\n'],
    ['the same once more', 'Connection: close\r\nhOST: x\r\n'],
    ['a second one on a socket', `${upgrade}Host: y\r\n`],
  ])('%s is refused', async (_what, headers) => {
    const answer = await answerTo(headers);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toContain('request.malformed');
  });

  const statusFor = async (host: string): Promise<number> => {
    const ids = createIds(systemClock);
    const http = createHttpServer({ log: quietLog, ids, trustProxy: false });
    http.get('/', () => 'the page');
    return (await http.inject({ path: '/', headers: { host } })).statusCode;
  };

  test('an invalid host is refused', async () => {
    for (const host of ['a/b', 'a, b', 'user@a', 'a b', '<a>'])
      expect([host, await statusFor(host)]).toEqual([host, 400]);
  });

  test('names, addresses and ports are taken', async () => {
    for (const host of ['pd.example', 'pd.example:5173', '127.0.0.1:80', '[::1]:5173', 'a_b', ''])
      expect([host, await statusFor(host)]).toEqual([host, 200]);
  });
});

test('a connection whose client does not read is closed', async () => {
  const closed = Promise.withResolvers<void>();
  const client = await request({
    unreadMs: 200,
    handler: (reply) => {
      reply.raw.once('close', closed.resolve);
      return LARGE;
    },
  });
  client.pause();
  client.on('error', () => undefined);
  await closed.promise;
  client.resume();
  await once(client, 'close');
  expect(client.bytesRead).toBeLessThan(LARGE.length);
});

test('a slow reader gets everything', async () => {
  const unreadMs = 1_000;
  const client = await request({ unreadMs, handler: () => LARGE });
  const startedAt = performance.now();
  let readAt = 0;
  client.on('data', () => {
    if (client.bytesRead - readAt < LARGE.length / 20) return;
    readAt = client.bytesRead;
    client.pause();
    setTimeout(() => client.resume(), unreadMs / 10);
  });
  await once(client, 'end');
  expect(client.bytesRead).toBeGreaterThan(LARGE.length);
  expect(performance.now() - startedAt).toBeGreaterThan(unreadMs);
});

test('an answer that takes longer is waited for', async () => {
  const client = await request({
    unreadMs: 50,
    handler: async (reply) => {
      await once(reply.raw, 'timeout');
      return 'the page';
    },
  });
  expect(await text(client)).toContain('the page');
});
