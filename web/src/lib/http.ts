// Sends the contract's calls with fetch: host, client key, bearer token, idempotency key; one token refresh and one retry.
import type { Outgoing, Send } from '@velour/contract/client.ts';
import type { Call } from '@velour/contract/endpoint.ts';
import type { PublicConfig } from '@velour/contract/site.ts';
import { ApiError } from './api-error.ts';
import { newId } from './ids.ts';
import { refusedRegion } from './refused-region.ts';
import { texts } from './texts.ts';

/** Access tokens for requests, provided by the session. */
export interface Credentials {
  /**
   * The current token, if any. A member's token that is about to expire, or is missing after a
   * reload, is refreshed first.
   */
  present: () => Promise<string | undefined>;
  /** The current token; creates a visitor if there is none. */
  obtain: () => Promise<string>;
  /** A new token after the server rejected one, or undefined if none can be had. */
  refresh: (rejected: string | undefined, code: string) => Promise<string | undefined>;
  /** Called when the request with the new token was rejected, too. */
  onRejected: () => void;
}

interface Needs {
  config: Pick<PublicConfig, 'host' | 'api_keys' | 'addresses'>;
  credentials?: Credentials;
  fetch?: typeof window.fetch;
}

export function createSend({
  config,
  credentials,
  fetch = (address, options) => window.fetch(address, options),
}: Needs): Send {
  return async (request) => {
    const { call } = request;
    const address = addressOf(request, config);
    const key = request.key ?? (call.method === 'POST' && call.idempotent ? newId() : undefined);
    const attempt = (bearer: string | undefined) =>
      exchange(request, () =>
        fetch(
          address,
          initOf(request, { api_key: config.api_keys[call.gateway ?? 'main'], bearer, key }),
        ),
      );

    const bearer = await bearerFor(call.access, credentials).catch((error: unknown) => {
      if (!isUpload(call)) throw error;
      throw failureOf(request, 'token.failed', texts.token_failed);
    });
    try {
      return await attempt(bearer);
    } catch (refusal) {
      if (!credentials || !isRefusal(refusal)) throw refusal;
      const better = await credentials.refresh(bearer, refusal.code);
      if (!better) {
        if (refusal.status === 401) credentials.onRejected();
        throw refusal;
      }
      return await attempt(better).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) credentials.onRejected();
        throw error;
      });
    }
  };
}

async function bearerFor(access: Call['access'], credentials: Credentials | undefined) {
  if (access === 'visitor') return credentials?.obtain();
  // Public calls also work without a token.
  if (access === 'anyone') return credentials?.present().catch(() => undefined);
  return credentials?.present();
}

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  (error.status === 401 ||
    error.code === 'safety.age_gate_required' ||
    error.code === 'safety.age_check_required' ||
    error.code === 'identity.second_factor_needed') &&
  error.code !== 'client.key_invalid';

function addressOf({ call, path, query }: Outgoing, config: Needs['config']): string {
  const base = config.addresses[call.gateway ?? 'main'].replace(/\/+$/, '');
  const search = new URLSearchParams(call.hostless ? query : { ...query, host: config.host });
  return search.size ? `${base}${path}?${search}` : base + path;
}

interface Keys {
  api_key: string;
  bearer: string | undefined;
  key: string | undefined;
}

function initOf({ call, body, signal }: Outgoing, { api_key, bearer, key }: Keys): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (api_key) headers['x-api-key'] = api_key;
  if (bearer) headers['authorization'] = `Bearer ${bearer}`;
  if (key) headers['idempotency-key'] = key;
  const file = isUpload(call) && body instanceof Uint8Array ? new Uint8Array(body) : undefined;
  const isForm = file !== undefined && call.multipart !== undefined;
  // For a form, the browser adds the content type with its boundary.
  if (body !== undefined && !isForm)
    headers['content-type'] = file ? 'application/octet-stream' : 'application/json';
  const content = isForm ? formOf(file) : (file ?? JSON.stringify(body));
  return {
    method: call.method,
    headers,
    ...(body !== undefined && { body: content }),
    signal: limited(signal, file || call.long ? LONGEST_FILE_MS : LONGEST_MS),
  };
}

const isUpload = ({ upload, multipart }: Outgoing['call']): boolean =>
  (upload ?? multipart) !== undefined;

function formOf(file: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set('file', new Blob([file]), 'file');
  return form;
}

/** A broken connection may never report an error, so every call has a timeout. */
const LONGEST_MS = 20_000;
/** The timeout of large uploads on a mobile network, and of the server’s work on them. */
const LONGEST_FILE_MS = 5 * 60_000;

function limited(signal: AbortSignal | undefined, ms: number): AbortSignal {
  const limit = AbortSignal.timeout(ms);
  return signal ? AbortSignal.any([signal, limit]) : limit;
}

/** The error of a request without a response, or whose response timed out. */
const networkFailure = ({ call, path }: Outgoing, error: unknown, status = 0): ApiError => {
  const timedOut = error instanceof Error && error.name === 'TimeoutError';
  const title = timedOut ? texts.network_slow : texts.network_failed;
  return new ApiError({
    code: 'network.failed',
    title,
    status,
    timedOut,
    method: call.method,
    path,
  });
};

/** An error whose code only the page uses. */
const failureOf = ({ call, path }: Outgoing, code: string, title: string, status = 0): ApiError =>
  new ApiError({ code, title, status, method: call.method, path });

async function exchange(request: Outgoing, go: () => Promise<Response>): Promise<unknown> {
  const fail = failureOf.bind(undefined, request);
  const response = await go().catch((error: unknown) => {
    if (request.signal?.aborted) throw error;
    throw networkFailure(request, error);
  });
  const written = await response.text().catch((error: unknown) => {
    if (request.signal?.aborted) throw error;
    throw networkFailure(request, error, response.status);
  });
  const body = parse(written);
  if (!response.ok) {
    const refusal = refusalOf(response, body, request);
    if (refusal.code === 'site.region_refused') refusedRegion.change(() => true);
    throw refusal;
  }
  if (written.trim() === '') throw fail('reply.empty', texts.reply_empty, response.status);
  if (body === undefined) throw fail('reply.unreadable', texts.reply_unreadable, response.status);
  return body;
}

function parse(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** Proxies may respond as well, so the shape of an error body is checked. */
function refusalOf(response: Response, body: unknown, { call, path }: Outgoing): ApiError {
  const problem =
    typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const text = (name: string) => (typeof problem[name] === 'string' ? problem[name] : undefined);
  const detail = text('detail');
  const request_id = text('request_id');
  const retry_after_ms = waitOf(response.headers.get('retry-after'));
  return new ApiError({
    method: call.method,
    path,
    code: text('code') ?? 'reply.unreadable',
    status: response.status,
    title: text('title') ?? texts.status(response.status),
    ...(detail === undefined ? {} : { detail }),
    ...(request_id === undefined ? {} : { request_id }),
    ...(retry_after_ms === undefined ? {} : { retry_after_ms }),
    errors: Array.isArray(problem['errors']) ? problem['errors'].filter(isFieldError) : [],
  });
}

const isFieldError = (given: unknown): given is { field: string; message: string } =>
  typeof given === 'object' &&
  given !== null &&
  'field' in given &&
  'message' in given &&
  typeof given.field === 'string' &&
  typeof given.message === 'string';

/** `Retry-After` in milliseconds; the header is in seconds or an HTTP date. */
function waitOf(header: string | null): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
