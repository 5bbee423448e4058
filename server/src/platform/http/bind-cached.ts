// Binds cacheable calls: responses come from the response cache, or are 304 for clients that already have them.
import type { HandlerReply, Endpoint } from '@velour/contract/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { takes } from './compression.ts';
import { trim, type Gateway, type ParsedCall } from './gateway.ts';
import type { CachedResponse, ResponseCache, CacheableQuery } from './response-cache.ts';
import { openCall, readSent, type Sent } from './open-call.ts';
import { isKnown } from './etag.ts';
import { varyBy } from './vary.ts';

/** `alone` loads a response for this caller only, if there is no shared response; it is never cached. */
type CachedQuery<E extends Endpoint> = CacheableQuery<HandlerReply<E>> & {
  readonly alone?: () => Promise<HandlerReply<E>>;
};

interface CachedBinding<E extends Endpoint> {
  readonly cache: ResponseCache;
  readonly queryOf: (call: ParsedCall<E>) => Promise<CachedQuery<E>>;
}

/** Like `bind`, for a handler that returns a cacheable query instead of its result. */
export function bindCached<const E extends Endpoint>(
  gateway: Gateway,
  endpoint: E,
  { cache, queryOf }: CachedBinding<E>,
): void {
  const read = createReader();
  gateway.http.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const call = await openCall(gateway.deps, endpoint, { request, read });
      // Parsed by the schemas of this endpoint.
      const query = await queryOf(call as unknown as ParsedCall<E>);
      const response = await readCached(cache, endpoint, query);
      if (response) return send(response, request, reply);
      if (!query.alone) throw new Error(`${endpoint.path} returned no response for a query`);
      reply.type(JSON_TYPE).header('cache-control', 'no-store');
      return encode(endpoint, await query.alone());
    },
  });
}

const MAX_PARSED = 500;
const LONGEST_READ = 300;

/** Caches the parsed parameters of repeated URLs. The parsed value is shared and must not be modified. */
function createReader(): typeof readSent {
  const known = new LRUCache<string, Sent>({ max: MAX_PARSED });
  return (endpoint, request) => {
    const found = known.get(request.url);
    if (found && request.body === undefined) return found;
    const sent = readSent(endpoint, request);
    if (request.body !== undefined || request.url.length > LONGEST_READ) return sent;
    known.set(request.url, sent);
    return sent;
  };
}

/** The encoded response of a call from the cache; also used to preload a page's data. */
export const readCached = <E extends Endpoint>(
  cache: ResponseCache,
  endpoint: E,
  query: CacheableQuery<HandlerReply<E>>,
): Promise<CachedResponse | undefined> =>
  cache.read({ ...query, key: `${endpoint.path} ${query.key}` }, (response) =>
    encode(endpoint, response),
  );

const encode = <E extends Endpoint>(endpoint: E, response: HandlerReply<E>): Buffer =>
  Buffer.from(JSON.stringify(trim(endpoint.reply, response)));

const JSON_TYPE = 'application/json; charset=utf-8';
/** Revalidated at each use, because the data may be removed at any time; sent in full only if changed. */
const REVALIDATE = 'private, no-cache';
const SMALL = 1_000;

async function send(
  response: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { etag, body } = response;
  varyBy(reply, 'authorization', 'accept-encoding').headers({ etag, 'cache-control': REVALIDATE });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
  reply.type(JSON_TYPE);
  if (body.length < SMALL || !takes('br', request.headers['accept-encoding'])) return body;
  reply.header('content-encoding', 'br');
  return response.compressed();
}
