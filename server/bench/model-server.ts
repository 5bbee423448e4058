// A fake model server for benchmarks in its own process: replies with a given number of tokens, as fast as it can.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const count = Number(process.argv[2] ?? 50);

const event = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', model: 'bench', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const PROSE =
  'The harbour was quiet by then, and the lamps along the wall had that soft look they get after rain. She set the kettle down, ' +
  'looked at the boats for a while, and told me about the letter that never came. It was a good story, told slowly, with long ' +
  'breaths in it, and when it ended neither of us wanted to be the first to speak.';
const words = PROSE.split(/(?= )/);
const word = (index: number): string => words[index % words.length] ?? '';

const first = event({ role: 'assistant', content: word(0) });
const rest = `${
  Array.from({ length: count - 1 }, (_, index) => event({ content: word(index + 1) })).join('') +
  event({}, 'stop')
}data: [DONE]\n\n`;

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ object: 'list', data: [{ id: 'bench', object: 'model' }] }));
    return;
  }
  request.resume();
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(first);
    setImmediate(() => response.end(rest));
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  // Listening on a port, so the address is not a pipe's name.
  process.stdout.write(`listening ${(server.address() as AddressInfo).port}\n`);
});
