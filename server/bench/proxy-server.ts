// The baseline: a proxy that uses the product's socket protocol, calls the model, and stores nothing.
import { Agent, createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createParser } from 'eventsource-parser';
import { WebSocketServer, type WebSocket } from 'ws';

const target = process.argv[2] ?? '';
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

interface Frame {
  readonly type: string;
  readonly text: string;
}

/** Forwards the reply with one frame per network read, and its end. */
function answer(socket: WebSocket, { text }: Frame): void {
  const send = (event: object): void => socket.send(JSON.stringify(event));
  const body = JSON.stringify({
    model: 'bench',
    stream: true,
    messages: [{ role: 'user', content: text }],
  });
  const upstream = ask(`${target}/chat/completions`, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  });
  let full = '';
  let waiting = '';
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data === '[DONE]') return;
      // Written by the bench's own model server.
      const parsed = JSON.parse(data) as { choices: { delta: { content?: string } }[] };
      waiting += parsed.choices[0]?.delta.content ?? '';
    },
  });
  const decoder = new TextDecoder();
  upstream.on('response', (response) => {
    response.on('data', (chunk: Buffer) => {
      parser.feed(decoder.decode(chunk, { stream: true }));
      if (waiting !== '') send({ type: 'reply.chunk', text: waiting });
      full += waiting;
      waiting = '';
    });
    response.on('end', () => send({ type: 'reply.done', text: full }));
  });
  upstream.end(body);
}

const server = createServer();
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket) => {
  socket.on('message', (data) => {
    // The bench's own client sends nothing else.
    const frame = JSON.parse(String(data)) as Frame;
    if (frame.type === 'hello') socket.send(JSON.stringify({ type: 'ready' }));
    else answer(socket, frame);
  });
});
server.listen(0, '127.0.0.1', () => {
  // Listening on a port, so the address is not a pipe's name.
  process.stdout.write(`listening ${(server.address() as AddressInfo).port}\n`);
});
