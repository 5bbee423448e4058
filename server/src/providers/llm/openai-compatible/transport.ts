// How the adapter reaches a server: the part of `fetch` that it uses, and its addresses and headers.

/** The part of a `Response` that is read here, so that a lighter transport than `fetch` fits as well. */
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
  /** A redirect is an answer like any other and never followed: it would take prompt and key elsewhere. */
  readonly redirect: 'manual';
}

/** Node's own `fetch` is one; `createKeepAliveFetch` is a faster one. Both must obey the signal at once. */
export type Fetch = (url: string, request: Outgoing) => Promise<ServerResponse>;

/** One server: where it is and what it wants to see. */
export interface Upstream {
  readonly fetch: Fetch;
  /** Ends in the version, without a slash: `http://127.0.0.1:8080/v1`. */
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
}

/** Operators write the address with or without a final slash, `/v1` or even the full path; all mean the same. */
export function normaliseBaseUrl(written: string): string {
  const url = new URL(written.trim());
  const path = url.pathname.replace(/\/+$/, '').replace(/\/chat\/completions$/, '');
  const versioned = path.split('/').some((part) => /^v\d/.test(part));
  return `${url.origin}${versioned ? path : `${path}/v1`}`;
}

/** The address without its version, where the servers keep what is their own (`/props`, `/api/ps`). */
export const rootOf = (baseUrl: string): string => baseUrl.replace(/\/v\d[^/]*$/, '');

export function headersFor(upstream: Upstream): Record<string, string> {
  return {
    'content-type': 'application/json',
    accept: 'text/event-stream, application/json',
    ...(upstream.apiKey ? { authorization: `Bearer ${upstream.apiKey}` } : {}),
  };
}

/** Reads a whole body as text, but never more of it than `limit` bytes; the rest is not fetched. */
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

/** Reads a JSON answer to a question of ours; anything but a plain, parsable success is `undefined`. */
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
  if (response.status !== 200) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
