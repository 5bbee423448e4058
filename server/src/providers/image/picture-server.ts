// One call to a picture server: with limits of time and size, no redirects, and failures in words for the operator.
import { ImageFailure } from './port.ts';
import { systemClock } from '../../platform/clock.ts';
import { readRetryAfter } from '../../platform/retry-after.ts';

export interface ServerOptions {
  /** How messages name it: `ComfyUI`. */
  readonly label: string;
  /** With or without a final slash, a path, or a name and a password. */
  readonly address: string;
  readonly apiKey?: string | undefined;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** The time limit of a call that names no other. */
  readonly callMs?: number | undefined;
}

export interface Call {
  readonly json?: object;
  readonly form?: FormData;
  readonly method?: 'GET' | 'POST';
  readonly signal?: AbortSignal | undefined;
  readonly ms?: number;
  readonly mostBytes?: number;
}

export interface Reply {
  readonly status: number;
  readonly isOk: boolean;
  /** The wait that the server's Retry-After asks for. */
  readonly retryAfterMs: number | undefined;
  readonly bytes: Buffer;
  /** Undefined where it is none. */
  readonly json: unknown;
}

export interface PictureServer {
  readonly label: string;
  /** Without a final slash, a name and a password; may be logged. */
  readonly address: string;
  /** Any status but a redirect is an answer. Throws the signal's reason, or `ImageFailure`. */
  call(path: string, call?: Call): Promise<Reply>;
  /** Only a success is an answer. */
  get(path: string, call?: Call): Promise<Reply>;
}

const CALL_MS = 30_000;
const MAX_BYTES = 64 * 2 ** 20;

export function createPictureServer(options: ServerOptions): PictureServer {
  const { label, apiKey, fetch = globalThis.fetch, callMs = CALL_MS } = options;
  const url = new URL(options.address.trim());
  const headers: Record<string, string> = {};
  if (url.username !== '' || url.password !== '') {
    const pair = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    headers['authorization'] = `Basic ${Buffer.from(pair).toString('base64')}`;
  }
  if (apiKey !== undefined) headers['authorization'] = `Bearer ${apiKey}`;
  const address = `${url.origin}${url.pathname.replace(/\/+$/, '')}`;

  const call = async (path: string, given: Call = {}): Promise<Reply> => {
    const { json, form, signal, ms = callMs, mostBytes = MAX_BYTES } = given;
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
      return replyOf(response, await readAll(response, mostBytes, label));
    } catch (cause) {
      signal?.throwIfAborted();
      if (cause instanceof ImageFailure) throw cause;
      const what = late.aborted ? `did not answer within ${ms / 1000} s` : 'can’t be reached';
      throw new ImageFailure('unavailable', `${label} at ${address} ${what}.`, { cause });
    }
  };

  return {
    label,
    address,
    call,
    async get(path, given) {
      const reply = await call(path, given);
      if (!reply.isOk) throw failureOf(label, reply);
      return reply;
    },
  };
}

async function readAll(response: Response, most: number, label: string): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.byteLength;
    if (length > most)
      throw new ImageFailure('broken', `${label} returned a result that is too large.`);
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
      return parsed(bytes);
    },
  };
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined; // no JSON text means that
  }
}

/**
 * A failing status in words. What a server writes beside it may quote the prompt and is left out; a wrong key is
 * the operator's mistake, and no refusal of what a member wants to see.
 */
export function failureOf(
  label: string,
  { status, retryAfterMs }: Pick<Reply, 'status' | 'retryAfterMs'>,
  more = '',
): ImageFailure {
  const answered = `${label} answered ${status}${more && ` (${more})`}`;
  if ([429, 503, 529].includes(status))
    return new ImageFailure('busy', `${answered}: it is busy.`, { retryAfterMs });
  if ([401, 402, 403].includes(status))
    return new ImageFailure('unavailable', `${answered}: check its key and its access settings.`);
  if (status >= 300 && status < 400)
    return new ImageFailure('unavailable', `${answered}, a redirect: configure the final address.`);
  if ([404, 405, 408, 502, 504].includes(status) || status > 504)
    return new ImageFailure('unavailable', `${answered}.`);
  return new ImageFailure('broken', `${answered}.`);
}
