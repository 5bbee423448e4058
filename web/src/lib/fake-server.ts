// For tests: a `fetch` mock that responds by call name. Responses that violate the contract do not compile.
import { calls } from '@velour/contract/calls.ts';
import type { Call, Input, Reply } from '@velour/contract/endpoint.ts';
import { errors, type ErrorCode, type FieldError } from '@velour/contract/errors.ts';
import { vi } from 'vitest';
import type { Apis } from './api.ts';

type Calls = {
  [Noun in keyof Apis]: {
    [Name in keyof Apis[Noun] & string as `${Noun}.${Name}`]: Apis[Noun][Name];
  };
}[keyof Apis];
type Union<T> = (T extends unknown ? (one: T) => void : never) extends (all: infer All) => void
  ? All
  : never;
type ByName = Union<Calls>;
export type CallName = keyof ByName & string;

class Refusal {
  readonly code: ErrorCode;
  readonly more: { detail?: string; errors?: FieldError[]; retry_after?: number };
  constructor(code: ErrorCode, more: Refusal['more'] = {}) {
    this.code = code;
    this.more = more;
  }
}

/** An error response with the status and title of the error catalogue. */
export const refuse = (code: ErrorCode, more?: Refusal['more']): Refusal => new Refusal(code, more);

type Answer<R> = R | Refusal | Promise<R | Refusal>;
export type Answers = {
  [Name in CallName]?:
    | Answer<Reply<ByName[Name]>>
    | ((input: Input<ByName[Name]>) => Answer<Reply<ByName[Name]>>);
};

export interface Sent {
  readonly call: CallName;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
  readonly signal: AbortSignal;
}

/**
 * Replaces `fetch`. Calls without an entry in `answers` get an error. Undone by
 * `vi.restoreAllMocks()`.
 */
export function fakeServer(answers: Answers = {}) {
  const sent: Sent[] = [];
  let known = answers;
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const request = await readRequest(String(address), init);
    if (request === undefined) return replyOf(refuse('request.not_found'));
    sent.push(request);
    const answer: unknown = known[request.call] ?? refuse('request.not_found');
    const { params, query, body } = request;
    // The input was typed by the client that sent it.
    return replyOf(await (typeof answer === 'function' ? answer({ params, query, body }) : answer));
  });
  return {
    sent,
    /** The inputs of all requests to this call, in order. */
    sentTo: (call: CallName) => sent.filter((one) => one.call === call),
    bodiesOf: (call: CallName) => sent.flatMap((one) => (one.call === call ? [one.body] : [])),
    /** Adds or replaces responses for later requests. */
    answer: (more: Answers) => (known = { ...known, ...more }),
  };
}

const routes = Object.entries<Record<string, Call>>(calls)
  .flatMap(([noun, ofNoun]) =>
    Object.entries(ofNoun).map(([name, { method, path }]) => ({
      // Both parts are keys of `calls`.
      call: `${noun}.${name}` as CallName,
      method,
      path: new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
      /** Literal paths are matched before paths with parameters. */
      parameters: path.split(':').length,
    })),
  )
  .sort((one, other) => one.parameters - other.parameters);

async function readRequest(
  address: string,
  init: RequestInit | undefined,
): Promise<Sent | undefined> {
  const url = new URL(address, 'http://velour.example');
  const request = new Request(url, init);
  const path = url.pathname.replace(/^\/(?:media-)?api/, '');
  const route = routes.find((one) => one.method === request.method && one.path.test(path));
  if (!route) return undefined;
  const text = await request.text();
  const { host: _, ...query } = Object.fromEntries(url.searchParams);
  const isJson = request.headers.get('content-type') === 'application/json';
  return {
    call: route.call,
    params: { ...route.path.exec(path)?.groups },
    query,
    body: text === '' ? undefined : isJson ? (JSON.parse(text) as unknown) : text,
    headers: request.headers,
    signal: request.signal,
  };
}

function replyOf(answer: unknown): Response {
  if (!(answer instanceof Refusal)) return Response.json(answer);
  const { retry_after, ...more } = answer.more;
  const { status, title } = errors[answer.code];
  return Response.json(
    { code: answer.code, status, title, ...more },
    { status, headers: retry_after === undefined ? {} : { 'retry-after': String(retry_after) } },
  );
}
