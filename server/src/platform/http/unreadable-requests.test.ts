// Bytes that are not an HTTP request get the same problem document as all other errors, and the connection is closed.
import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, afterAll, expect, onTestFinished, test } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { systemClock } from '../clock.ts';
import { createIds } from '../ids.ts';
import { createHttpServer } from './server.ts';

const http = createHttpServer({
  log: quietLog,
  ids: createIds(systemClock),
  trustProxy: false,
  publicUrl: 'https://pd.example',
  restMs: 200,
});
const started = Promise.withResolvers<void>();
let port: number;

beforeAll(async () => {
  http.post('/taken', () => 'taken');
  http.get('/long', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': '1000' });
    reply.raw.write('the beginning');
    started.resolve();
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  port = (http.server.address() as AddressInfo).port;
});
afterAll(() => http.close());

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

const POST = 'POST /taken HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';

test.each([
  ['no request', 'nonsense\r\n\r\n', 400, 'request.malformed'],
  ['no Host', 'GET /long HTTP/1.1\r\nconnection: close\r\n\r\n', 400, 'request.malformed'],
  [
    'two lengths',
    `${POST}content-length: 1\r\ncontent-length: 2\r\n\r\n`,
    400,
    'request.malformed',
  ],
  [
    'a length and chunks',
    `${POST}content-length: 1\r\ntransfer-encoding: chunked\r\n\r\n`,
    400,
    'request.malformed',
  ],
  [
    'a chunk without a length',
    `${POST}transfer-encoding: chunked\r\n\r\nz\r\n`,
    400,
    'request.malformed',
  ],
  ['a line break in a header', `${POST}x: a\nb\r\n\r\n`, 400, 'request.malformed'],
  [
    'headers of 200 KB',
    `${POST}x: ${'a'.repeat(200_000)}\r\n\r\n`,
    431,
    'request.headers_too_large',
  ],
])('%s', async (_what, sent, status, code) => {
  const socket = await open();
  socket.write(sent);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  const headers = new Map(
    head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(': ') as [string, string]),
  );
  const problem = JSON.parse(body) as Record<string, unknown>;
  expect(problem).toMatchObject({ code, status, type: `/problems/${code}` });
  expect(headers.get('x-request-id')).toBe(problem['request_id']);
  expect(headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBeDefined();
});

test('in the middle of an answer nothing is added to it', async () => {
  const socket = await open();
  socket.write('GET /long HTTP/1.1\r\nhost: x\r\n\r\n');
  await started.promise;
  socket.write('nonsense\r\n\r\n');
  expect((await text(socket)).match(/HTTP\/1\.1/g)).toHaveLength(1);
});

test('a connection that is kept open by its client is closed', async () => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on(
    'error',
    () => undefined,
  );
  await once(socket, 'connect');
  socket.write('nonsense\r\n\r\n');
  const more = setInterval(() => socket.write('more\r\n'), 20);
  onTestFinished(() => clearInterval(more));
  await new Promise<void>((ended) => socket.once('close', () => ended()));
});

test('an unknown expectation is ignored', async () => {
  const socket = await open();
  socket.write(`${POST}expect: 200-maybe\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 [^]*taken$/);
});
