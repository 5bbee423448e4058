// The fake model server of the journeys: OpenAI-compatible, with text and pace derived from the message.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Model {
  readonly url: string;
  /** Resumes the reply that pauses in its middle, once it has paused. */
  resume(): Promise<void>;
  /** Forgets which messages were repeated. */
  forget(): void;
  close(): Promise<void>;
}

const words = 'rain lamp kettle map clock window bread letter garden piano'.split(' ');

/**
 * The reply to "… in 30 words": always the same; eight words without a number. Each round of the
 * words begins with another one, since a reply that only repeats itself is stopped.
 */
export function reply(message: string, take = 1): string {
  const count = Number(/(\d+) words/.exec(message)?.[1] ?? 8);
  const wordAt = (at: number) => words[(at + take + Math.floor(at / words.length)) % words.length];
  const text = Array.from({ length: count }, (_, at) => wordAt(at));
  return `*smiles* ${take === 1 ? 'Here' : 'Once more'}: ${text.join(' ')}, and that is all.`;
}

const SLOW_MS = 50;
const QUICK_MS = 4;
/** The word at which the first reply to "… and wait" pauses until `resume`, so that failures hit its middle. */
const WAITS_BEFORE = 12;

export async function startModel(): Promise<Model> {
  const takes = new Map<string, number>();
  let gate = newGate();

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readJson(request);
    const message = body.messages.findLast(({ role }) => role === 'user')?.content ?? '';
    const take = (takes.get(message) ?? 0) + 1;
    takes.set(message, take);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    // A partial reply comes last, to be continued.
    const last = body.messages.at(-1);
    const written = last?.role === 'assistant' ? last.content : '';
    const whole = reply(message, written ? 1 : take);
    const rest = whole.startsWith(written) ? whole.slice(written.length) : whole;
    for (const [at, piece] of (rest.match(/\s*\S+/g) ?? []).entries()) {
      if (at === WAITS_BEFORE && take === 1 && message.includes('and wait')) {
        gate.reached.resolve();
        await gate.opened.promise;
      }
      if (response.destroyed) return;
      response.write(chunk({ content: piece }));
      await pause(message.includes('slowly') ? SLOW_MS : QUICK_MS);
    }
    response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
  };

  const server = createServer((request, response) => {
    if (request.url?.endsWith('/chat/completions')) {
      answer(request, response).catch(() => response.destroy());
      return;
    }
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ object: 'list', data: [{ id: 'journey', object: 'model' }] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    // A listening TCP server has an address with a port.
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async resume() {
      const { reached, opened } = gate;
      await reached.promise;
      gate = newGate();
      opened.resolve();
    },
    forget: () => takes.clear(),
    async close() {
      gate.opened.resolve();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * A gate at which replies pause; it opens only after a reply has reached it, so no reply is missed.
 */
const newGate = () => ({
  reached: Promise.withResolvers<void>(),
  opened: Promise.withResolvers<void>(),
});

const chunk = (delta: object, finish_reason: string | null = null): string =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`;

async function readJson(
  request: IncomingMessage,
): Promise<{ messages: { role: string; content: string }[] }> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // buffers, since no encoding is set
  // Only the product under test sends requests.
  return JSON.parse(Buffer.concat(parts).toString());
}
