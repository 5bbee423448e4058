// A fake model server on a real socket for tests and benchmarks, with scenarios and faults.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dialects } from './dialects.ts';
import { createExchange, type Behaviour, type ChatRequest } from './exchange.ts';
import { faults } from './faults.ts';
import { respondAsKind, type FakeKind } from './kinds.ts';
import { refusals } from './refusals.ts';

export interface Seen {
  /** Bodies of the chat requests, in order. */
  readonly requests: ChatRequest[];
  readonly authorizations: (string | undefined)[];
  /** Paths of all other requests. */
  readonly paths: string[];
  /** `performance.now()` whenever a client disconnected before the end of the response. */
  readonly aborts: number[];
  /** Connections accepted so far. */
  connections: number;
}

export interface FakeModelServer {
  readonly url: string;
  readonly port: number;
  readonly seen: Seen;
  /** Sets the behavior of later requests: a scenario's name, or a function. */
  behave(as: string | Behaviour): void;
  /** Clears everything recorded. */
  reset(): void;
  close(): Promise<void>;
}

export interface FakeOptions {
  port?: number;
  /** Which kind of server to imitate in its other endpoints. */
  kind?: FakeKind;
  models?: readonly string[];
}

const scenarios: Readonly<Record<string, Behaviour>> = {
  ...dialects,
  ...faults,
  ...refusals,
};

/** Streams this many tokens at a rate per second; 0 is as fast as possible, one write each. */
export const tokens =
  (count: number, perSecond = 0): Behaviour =>
  async (exchange) => {
    const startedAt = performance.now();
    for (let at = 0; at < count && !exchange.isGone; at += 1) {
      exchange.say(at === 0 ? 'word' : ` word${at}`);
      const early =
        perSecond > 0 ? startedAt + ((at + 1) * 1000) / perSecond - performance.now() : 0;
      if (early > 0) await exchange.pause(early);
      else await new Promise((resolve) => setImmediate(resolve));
    }
    if (!exchange.isGone) exchange.finish();
  };

/**
 * A scenario by its name, or `tokens-50` or `tokens-50-rate-20`; the request's model may also name
 * it.
 */
function findBehaviour(name: string): Behaviour | undefined {
  const [, count, rate] = /^tokens-(\d+)(?:-rate-(\d+))?$/.exec(name) ?? [];
  if (count !== undefined) return tokens(Number(count), Number(rate ?? 0));
  return Object.hasOwn(scenarios, name) ? scenarios[name] : undefined;
}

export async function startFakeModelServer(options: FakeOptions = {}): Promise<FakeModelServer> {
  const { port = 0, kind = 'vllm', models = ['fake-model'] } = options;
  const seen: Seen = { requests: [], authorizations: [], paths: [], aborts: [], connections: 0 };
  const counts = new Map<string, number>();
  let current: string | Behaviour = 'plain';

  const chat = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // Clients in tests send valid chat requests.
    const body = JSON.parse(await readBody(request)) as ChatRequest;
    const named = body.model && findBehaviour(body.model) ? body.model : current;
    const behave = typeof named === 'string' ? findBehaviour(named) : named;
    const key = typeof named === 'string' ? named : 'own';
    const before = counts.get(key) ?? 0;
    counts.set(key, before + 1);
    seen.requests.push(body);
    seen.authorizations.push(request.headers.authorization);
    response.once('close', () => {
      if (!response.writableEnded) seen.aborts.push(performance.now());
    });
    await behave?.(createExchange({ body, request, response, before }));
  };

  const control = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'POST') current = (await readBody(request)).trim();
    const { requests, aborts, connections } = seen;
    response.end(JSON.stringify({ requests: requests.length, aborts: aborts.length, connections }));
  };

  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const isChat = path.endsWith('/chat/completions');
    if (!isChat) seen.paths.push(path);
    const answered = isChat
      ? chat(request, response)
      : path === '/__control'
        ? control(request, response)
        : respondAsKind({ kind, models, path, request, response });
    answered.catch(() => request.socket.destroy());
  });
  server.on('connection', () => {
    seen.connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  // A listening TCP server has an address with a port.
  const address = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    seen,
    behave(as) {
      if (typeof as === 'string' && !findBehaviour(as)) throw new Error(`no scenario "${as}"`);
      current = as;
      counts.clear();
    },
    reset() {
      counts.clear();
      seen.requests.length = seen.authorizations.length = 0;
      seen.paths.length = seen.aborts.length = 0;
      seen.connections = 0;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer); // a request without an encoding gives buffers
  return Buffer.concat(parts).toString('utf8');
}
