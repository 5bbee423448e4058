// Bodies that are sent slowly after they were refused: their connections are closed, and other connections are not
// affected.
import { Agent, request } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { SOON_MS } from '../../../test/patience.ts';
import { systemClock } from '../clock.ts';
import { createIds } from '../ids.ts';

import { AppError } from '../errors.ts';
import { createHttpServer } from './server.ts';

const REST_MS = 400;
const http = createHttpServer({
  log: quietLog,
  ids: createIds(systemClock),
  trustProxy: false,
  restMs: REST_MS,
});
let port: number;

beforeAll(async () => {
  const refuse = async () => {
    throw new AppError('identity.required');
  };
  http.post('/refused', { onRequest: refuse }, () => 'never');
  http.post('/taken', ({ body }) => ({ bytes: JSON.stringify(body).length }));
  await http.listen({ port: 0, host: '127.0.0.1' });
  port = (http.server.address() as AddressInfo).port;
});
afterAll(() => http.close());

interface Dripping {
  readonly socket: Socket;
  readonly answer: () => string;
  readonly closed: Promise<void>;
}

/** Sends a byte at intervals until the connection is closed. */
function drip(path: string, framing: string): Dripping {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString()));
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`,
  );
  const byte = framing.startsWith('transfer') ? '1\r\n[\r\n' : '[';
  const dripping = setInterval(() => socket.write(byte), 20);
  // Not `once`, which would reject because of bytes that are sent after the end.
  const closed = new Promise<void>((ended) => socket.once('close', () => ended()));
  void closed.then(() => clearInterval(dripping));
  return { socket, answer: () => answer, closed };
}

test.each([
  ['/refused', 'content-length: 100000', 401],
  ['/refused', 'transfer-encoding: chunked', 401],
  ['/taken', 'content-length: 9000000', 413],
  ['/%', 'content-length: 100000', 400],
  ['/nowhere', 'content-length: 100000', 404],
])(
  'slow bodies for %s with %s are answered, and their connections end',
  async (path, framing, status) => {
    const dripping = Array.from({ length: 5 }, () => drip(path, framing));
    await Promise.all(dripping.map(({ closed }) => closed));
    for (const { answer } of dripping) expect(answer()).toMatch(`HTTP/1.1 ${status} `);
  },
  SOON_MS,
);

interface Answer {
  readonly status: number | undefined;
  readonly port: number | undefined;
}

/** Sends the body in two parts, the second one after the response if there is one by then. */
function post(agent: Agent, path: string, body: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const sending = request({ port, host: '127.0.0.1', method: 'POST', path, headers, agent });
    sending.on('error', reject);
    sending.on('response', (reply) => {
      const local = reply.socket.localPort;
      reply.resume().on('end', () => resolve({ status: reply.statusCode, port: local }));
    });
    sending.write(body.slice(0, body.length / 2));
    setTimeout(() => sending.end(body.slice(body.length / 2)), 50);
  });
}

test('a connection whose bodies end in time is reused, long after one of them was refused', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const body = JSON.stringify('x'.repeat(1_000));
  const first = await post(agent, '/refused', body);
  const taken = await post(agent, '/taken', body);
  // Until the limit of the refused body is over.
  const dripping = drip('/refused', 'content-length: 100000');
  await dripping.closed;
  const last = await post(agent, '/taken', body);
  agent.destroy();
  expect([first, taken, last]).toEqual([
    { status: 401, port: first.port },
    { status: 200, port: first.port },
    { status: 200, port: first.port },
  ]);
});
