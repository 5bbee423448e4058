// The adapter's transport: the used part of `fetch`, URLs and headers.
import { openAiRoot } from '../../../platform/http-client.ts';
import { parseJson } from '../../../platform/json-fields.ts';

/** The part of a `Response` that is used, so that a lighter transport than `fetch` fits, too. */
export interface ServerResponse {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: AsyncIterable<Uint8Array> | null;
}

export interface Outgoing {
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body?: string;
  readonly signal: AbortSignal;
  /** Redirects are treated as errors and never followed: they would send prompt and key elsewhere. */
  readonly redirect: 'manual';
}

/** Node's own `fetch`, or the faster `createKeepAliveFetch`. Must obey the abort signal at once. */
export type Fetch = (url: string, request: Outgoing) => Promise<ServerResponse>;

/** A server's address and credentials. */
export interface Upstream {
  readonly fetch: Fetch;
  /** Ends with the version, without a slash: `http://127.0.0.1:8080/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
}

/** Accepts addresses with or without a trailing slash, `/v1` or the full path. */
export function normaliseBaseUrl(written: string): string {
  const url = new URL(written.trim());
  return `${url.origin}${openAiRoot(url.pathname)}`;
}

/** The address without its version, for servers' own endpoints (`/props`, `/api/ps`). */
export const rootOf = (baseUrl: string): string => baseUrl.replace(/\/v\d[^/]*$/, '');

export function headersFor(upstream: Upstream): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    ...(upstream.apiKey ? { authorization: `Bearer ${upstream.apiKey}` } : {}),
  };
}

/** Reads a body as text, at most `limit` bytes; the rest is discarded. */
export async function readText(response: ServerResponse, limit: number): Promise<string> {
  if (response.body === null) return '';
  const decoder = new TextDecoder();
  let text = '';
  let read = 0;
  for await (const bytes of response.body) {
    text += decoder.decode(bytes, { stream: true });
    read += bytes.byteLength;
    if (read >= limit) break;
  }
  return text + decoder.decode();
}

/** A JSON response; undefined for anything but a successful, valid one. */
export async function fetchJson(
  upstream: Upstream,
  url: string,
  { signal, body }: { signal: AbortSignal; body?: object },
): Promise<unknown> {
  const method = body ? 'POST' : 'GET';
  const sent = body ? { body: JSON.stringify(body) } : {};
  const response = await upstream.fetch(url, {
    method,
    headers: headersFor(upstream),
    signal,
    redirect: 'manual',
    ...sent,
  });
  const text = await readText(response, 4 * 1024 * 1024);
  return response.status === 200 ? parseJson(text) : undefined;
}
