// A connection that sends many requests ahead of their responses is closed; a few, and many in turn, are answered.
import { createConnection, type AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { systemClock } from '../clock.ts';
import { createIds } from '../ids.ts';
import { createHttpServer } from './server.ts';

async function serve() {
  const http = createHttpServer({ log: quietLog, ids: createIds(systemClock), trustProxy: false });
  let handled = 0;
  http.get('/count', async () => {
    handled += 1;
    await new Promise((done) => setImmediate(done));
    return 'x'.repeat(10_000);
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => http.close());
  const { port } = http.server.address() as AddressInfo; // it listens on a port
  return { port, handled: () => handled };
}

const request = 'GET /count HTTP/1.1\r\nHost: velour.example\r\n\r\n';

test.each([1, 8])('%i requests at a time are answered, again and again', async (count) => {
  const { port, handled } = await serve();
  const socket = createConnection(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket.setEncoding('utf8').on('data', (piece: string) => (received += piece));
  const answers = () => received.split('200 OK').length - 1;
  for (let round = 1; round <= 4; round += 1) {
    socket.write(request.repeat(count));
    await expect.poll(answers).toBe(round * count);
  }
  expect(handled()).toBe(4 * count);
});

test('a connection with a thousand requests ahead is closed, and most of them are never handled', async () => {
  const { port, handled } = await serve();
  const socket = createConnection(port, '127.0.0.1');
  socket.on('error', () => undefined);
  const closed = new Promise((done) => socket.once('close', done));
  socket.resume();
  socket.write(request.repeat(1_000));
  await closed;
  expect(handled()).toBeLessThanOrEqual(8);
});
