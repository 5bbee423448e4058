// The baseline: a proxy that parses the model's events, passes the text on, and stores nothing.
import { Agent, createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createParser } from 'eventsource-parser';

const target = process.argv[2] ?? '';
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks);
    const upstream = ask(`${target}/chat/completions`, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'content-length': body.length },
    });
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const parser = createParser({
      onEvent: ({ data }) => {
        if (data === '[DONE]') return;
        // The bench's own model wrote it.
        const parsed = JSON.parse(data) as { choices: { delta: { content?: string } }[] };
        const text = parsed.choices[0]?.delta.content;
        if (text) response.write(`data: ${JSON.stringify({ text })}\n\n`);
      },
    });
    const decoder = new TextDecoder();
    upstream.on('response', (answer) => {
      answer.on('data', (chunk: Buffer) => parser.feed(decoder.decode(chunk, { stream: true })));
      answer.on('end', () => response.end());
    });
    upstream.end(body);
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`listening ${(server.address() as AddressInfo).port}\n`);
});
