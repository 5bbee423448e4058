// Typed functions from call descriptions, over any transport: `fetch` in the browser, `inject` in tests.
import type { Call, Input, Reply } from './endpoint.ts';

/** One request for a transport; `path` has its parameters filled in and no query. */
export interface Outgoing {
  readonly call: Call;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The caller's own `Idempotency-Key`. */
  readonly key?: string;
  readonly signal?: AbortSignal;
}

/** Sends a request and resolves with the parsed JSON body, or rejects with the transport's error. */
export type Send = (request: Outgoing) => Promise<unknown>;

/** Requests with the same key take effect once. */
type CallInput<E> = Input<E> & { key?: string };

type Arguments<E> =
  object extends CallInput<E>
    ? [input?: CallInput<E>, signal?: AbortSignal]
    : [input: CallInput<E>, signal?: AbortSignal];

export type Client<Api> = {
  [K in keyof Api]: (...args: Arguments<Api[K]>) => Promise<Reply<Api[K]>>;
};

interface Loose {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  key?: string;
}

/**
 * `createClient<typeof chatApi>(calls.chat, send)`: types come from the schemas, paths from the
 * calls.
 */
export function createClient<Api>(calls: { [K in keyof Api]: Call }, send: Send): Client<Api> {
  const functions = Object.entries<Call>(calls).map(([name, call]) => [
    name,
    (input: Loose = {}, signal?: AbortSignal) =>
      send({
        call,
        path: fillPath(call.path, input.params ?? {}),
        query: writeQuery(input.query ?? {}),
        body: input.body,
        ...(input.key === undefined ? {} : { key: input.key }),
        ...(signal ? { signal } : {}),
      }),
  ]);
  // Built from the keys of `calls`; the server enforces the reply's type.
  return Object.fromEntries(functions) as Client<Api>;
}

/** Replaces each `:name` of a path with its URL-encoded parameter. */
export function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

function writeQuery(query: Record<string, unknown>): Record<string, string> {
  const written: Record<string, string> = {};
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    written[name] = Array.isArray(value) ? value.join(',') : String(value);
  }
  return written;
}
