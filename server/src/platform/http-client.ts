// An HTTP client for one server: limits of time and size, no redirects, and error messages for the operator.
import { systemClock } from './clock.ts';
import type { Failure, FailureDetails } from './failure.ts';
import { parseJson } from './json-fields.ts';
import { readRetryAfter } from './retry-after.ts';

export interface ServerOptions {
  /** The server's name in error messages: `ComfyUI`. */
  readonly label: string;
  /** The base URL; a trailing slash, a path, and a user name and password are allowed. */
  readonly address: string;
  readonly apiKey?: string | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** The timeout of a call without its own, in milliseconds. */
  readonly callMs?: number | undefined;
}

type Kind = 'busy' | 'unavailable' | 'broken';

interface Options<F> extends ServerOptions {
  /** Maps the path that the operator wrote to the path of the API. */
  readonly rootOf?: (path: string) => string;
  readonly mostBytes?: number;
  readonly Failure: new (kind: Kind, message: string, details?: FailureDetails) => F;
}

export interface Call {
  readonly json?: object;
  readonly form?: FormData;
  readonly method?: 'GET' | 'POST';
  readonly signal?: AbortSignal | undefined;
  readonly ms?: number;
}

export interface Reply {
  readonly status: number;
  readonly isOk: boolean;
  /** The delay that the server requested with `Retry-After`. */
  readonly retryAfterMs: number | undefined;
  readonly bytes: Buffer;
  /** The parsed body; undefined if it is not JSON. */
  readonly json: unknown;
}

export type HttpClient<F extends Failure<string>> = ReturnType<typeof createHttpClient<F>>;

const CALL_MS = 30_000;
const MAX_BYTES = 64 * 2 ** 20;

export function createHttpClient<F extends Failure<string>>(options: Options<F>) {
  const { label, apiKey, fetch = globalThis.fetch, callMs = CALL_MS, Failure } = options;
  const { rootOf = (path) => path, mostBytes = MAX_BYTES } = options;
  const url = new URL(options.address.trim());
  const headers: Record<string, string> = {};
  if (url.username !== '' || url.password !== '') {
    const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    headers['authorization'] = `Basic ${Buffer.from(pair).toString('base64')}`;
  }
  if (apiKey !== undefined) headers['authorization'] = `Bearer ${apiKey}`;
  const address = `${url.origin}${rootOf(url.pathname.replace(/\/+$/, ''))}`;

  /** Returns a response of any status but a redirect. Throws the signal's reason, or a failure. */
  const call = async (path: string, given: Call = {}): Promise<Reply> => {
    const { json, form, signal, ms = callMs } = given;
    const late = AbortSignal.timeout(ms);
    const body = form ?? (json && JSON.stringify(json));
    try {
      const response = await fetch(`${address}${path}`, {
        method: given.method ?? (body === undefined ? 'GET' : 'POST'),
        headers: json ? { ...headers, 'content-type': 'application/json' } : headers,
        redirect: 'manual',
        signal: signal ? AbortSignal.any([signal, late]) : late,
        ...(body !== undefined && { body }),
      });
      const bytes = await readBody(response, mostBytes);
      if (!bytes) throw new Failure('broken', `${label} returned a result that is too large.`);
      return replyOf(response, bytes);
    } catch (cause) {
      signal?.throwIfAborted();
      if (cause instanceof Failure) throw cause;
      const what = late.aborted ? `did not answer within ${ms / 1000} s` : 'can’t be reached';
      throw new Failure('unavailable', `${label} at ${address} ${what}.`, { cause });
    }
  };
  /** The failure for an error status. Leaves out the response's text, which may quote private content. */
  const failureOf = (
    { status, retryAfterMs }: Pick<Reply, 'status' | 'retryAfterMs'>,
    code = '',
  ): F => {
    const [kind, advice] = meaningOf(status);
    const answered = `${label} answered ${status}${code && ` (${code})`}`;
    return new Failure(kind, `${answered}${advice}.`, { retryAfterMs });
  };
  return {
    label,
    /** The base URL without a trailing slash, user name and password; may be logged. */
    address,
    call,
    failureOf,
    /** Throws a failure for any status but success. */
    async get(path: string, given?: Call): Promise<Reply> {
      const reply = await call(path, given);
      if (!reply.isOk) throw failureOf(reply);
      return reply;
    },
  };
}

/** A wrong key is the operator's mistake, so it must not look like a refusal of the member's content. */
function meaningOf(status: number): [kind: Kind, advice: string] {
  if ([429, 503, 529].includes(status)) return ['busy', ': it is busy'];
  if ([401, 402, 403].includes(status))
    return ['unavailable', ': check its key and its access settings'];
  if (status >= 300 && status < 400)
    return ['unavailable', ', a redirect: configure the final address'];
  if ([404, 405, 408, 502, 504].includes(status) || status > 504) return ['unavailable', ''];
  return ['broken', ''];
}

/** Undefined if the body is longer than `most` bytes. */
export async function readBody({ body }: Response, most: number): Promise<Buffer | undefined> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of body ?? []) {
    length += piece.byteLength;
    if (length > most) return undefined;
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

function replyOf({ status, ok, headers }: Response, bytes: Buffer): Reply {
  return {
    status,
    isOk: ok,
    retryAfterMs: readRetryAfter(headers, systemClock),
    bytes,
    get json() {
      return parseJson(bytes.toString('utf8'));
    },
  };
}

/**
 * The base path of an OpenAI-style API. Operators write the address with or without the version, or with the full path
 * of a call; all are accepted.
 */
export function openAiRoot(path: string): string {
  const root = path
    .replace(/\/+$/, '')
    .replace(/\/(chat\/completions|embeddings|moderations|images\/(generations|edits))$/, '');
  return root.split('/').some((part) => /^v\d/.test(part)) ? root : `${root}/v1`;
}
