// A small HTTP server for fakes of image servers: records requests, and misbehaves on demand.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
  /** The parsed JSON body; undefined if it is not JSON. */
  readonly json: unknown;
  send(status: number, body: object | Buffer | string, headers?: Record<string, string>): void;
  /** Breaks the connection in the middle of the response. */
  cut(): void;
}

type Behaviour = (exchange: Exchange) => void | Promise<void>;

export interface FakeServer {
  readonly url: string;
  readonly requests: Exchange[];
  /** Breaks every connection until it is up again. */
  goDown(isDown: boolean): void;
  /** Replaces the behavior of a path for the next `times` requests; `Infinity` for all. */
  instead(path: string, behaviour: Behaviour, times?: number): void;
  /** All requests of a path such as `POST /prompt`, in order. */
  sentTo(path: string): Exchange[];
  close(): Promise<void>;
}

export const lies = {
  html: (exchange: Exchange): void =>
    exchange.send(200, '<!doctype html><title>It works!</title>', { 'content-type': 'text/html' }),
  cut: (exchange: Exchange): void => exchange.cut(),
  hang: (): void => undefined,
  status:
    (status: number): Behaviour =>
    (exchange) =>
      exchange.send(status, { error: 'with the prompt of a member in it' }),
  redirect:
    (to: string): Behaviour =>
    (exchange) =>
      exchange.send(307, '', { location: to }),
} as const;

export async function startFakeServer(behave: Behaviour): Promise<FakeServer> {
  const requests: Exchange[] = [];
  let isDown = false;
  const overrides: { path: string; behaviour: Behaviour; left: number }[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await buffer(request);
    const exchange = exchangeOf(request, response, body);
    requests.push(exchange);
    if (isDown) return exchange.cut();
    const override = overrides.find(({ path, left }) => left > 0 && exchange.path === path);
    if (override) override.left -= 1;
    await (override?.behaviour ?? behave)(exchange);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has this kind of address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    goDown(now) {
      isDown = now;
    },
    instead: (path, behaviour, times = 1) => overrides.unshift({ path, behaviour, left: times }),
    sentTo: (path) => requests.filter((one) => one.path === path),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

function exchangeOf(request: IncomingMessage, response: ServerResponse, body: Buffer): Exchange {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  return {
    method: request.method ?? '',
    path: pathname,
    query: searchParams,
    headers: request.headers,
    body,
    get json(): unknown {
      try {
        return JSON.parse(body.toString());
      } catch {
        return undefined; // no JSON text means that
      }
    },
    send(status, content, headers = {}) {
      const isJson = typeof content === 'object' && !Buffer.isBuffer(content);
      response.writeHead(status, {
        'content-type': isJson ? 'application/json' : 'application/octet-stream',
        ...headers,
      });
      response.end(isJson ? JSON.stringify(content) : content);
    },
    cut: () => request.socket.destroy(),
  };
}
