// Requests that offer another protocol: an offer to switch is no reason to refuse what was asked.
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { quietLog } from '../../../test/databases.ts';
import { systemClock } from '../clock.ts';
import { createIds } from '../ids.ts';
import { createHttpServer } from './server.ts';

async function answerTo(upgrade: string, hasSockets: boolean): Promise<string> {
  const http = createHttpServer({ log: quietLog, ids: createIds(systemClock), trustProxy: false });
  http.get('/', async () => 'the page');
  if (hasSockets)
    http.server.on(
      'upgrade',
      (_request, socket) => void socket.end('HTTP/1.1 101 Sockets\r\n\r\n'),
    );
  await http.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => http.close());
  // Listening on a port, so the address is not a pipe's name.
  const socket = connect((http.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade, HTTP2-Settings, close\r\nUpgrade: ${upgrade}\r\n\r\n`,
  );
  return text(socket);
}

describe.each([true, false])('where sockets are served: %s', (hasSockets) => {
  test.each(['h2c', 'TLS/1.0'])('an offer of %s is ignored', async (upgrade) => {
    const answer = await answerTo(upgrade, hasSockets);
    expect(answer).toMatch(/^HTTP\/1.1 200 OK/);
    expect(answer).toContain('the page');
  });

  test.each(['websocket', 'WebSocket'])(
    '%s is for the sockets, where there are any',
    async (upgrade) => {
      const answer = await answerTo(upgrade, hasSockets);
      expect(answer.slice(0, 12)).toBe(hasSockets ? 'HTTP/1.1 101' : 'HTTP/1.1 200');
    },
  );
});
