// Binding calls whose answers many share: sent as kept bytes, or not at all to a client that has them already.
import type { Answer, Endpoint } from '@velour/contract/endpoint.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { takes } from './encoding.ts';
import { trim, type Gateway, type ParsedCall } from './gateway.ts';
import type { CachedResponse, ResponseCache, CacheableQuery } from './response-cache.ts';
import { openCall, readSent, type Sent } from './open-call.ts';

/** `alone` is what only this caller may see, where the question has no answer for everybody; it is never kept. */
export type CachedQuery<E extends Endpoint> = CacheableQuery<Answer<E>> & {
  readonly alone?: () => Promise<Answer<E>>;
};

export interface Asking<E extends Endpoint> {
  readonly kept: ResponseCache;
  readonly ask: (call: ParsedCall<E>) => Promise<CachedQuery<E>>;
}

/** As `bind`, for a handler that says what to ask instead of asking it. */
export function bindCached<const E extends Endpoint>(
  gateway: Gateway,
  endpoint: E,
  { kept, ask }: Asking<E>,
): void {
  const read = createReader();
  gateway.http.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const call = await openCall(gateway.deps, endpoint, { request, read });
      // Parsed by this endpoint's own shapes.
      const asked = await ask(call as unknown as ParsedCall<E>);
      const answer = await readCached(kept, endpoint, asked);
      if (answer) return send(answer, request, reply);
      if (!asked.alone) throw new Error(`${endpoint.path} has no answer to a question`);
      reply.type(JSON_TYPE).header('cache-control', 'no-store');
      return encode(endpoint, await asked.alone());
    },
  });
}

const MAX_PARSED = 500;
const LONGEST_READ = 300;

/** Many ask in the same words, which mean the same each time: they are read once. Nobody may change what comes out. */
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

/** The bytes that a call answers, kept for all who ask the same; for whoever sends them in another way, too. */
export const readCached = <E extends Endpoint>(
  kept: ResponseCache,
  endpoint: E,
  asked: CacheableQuery<Answer<E>>,
): Promise<CachedResponse | undefined> =>
  kept.read({ ...asked, key: `${endpoint.path} ${asked.key}` }, (answer) =>
    encode(endpoint, answer),
  );

const encode = <E extends Endpoint>(endpoint: E, answer: Answer<E>): Buffer =>
  Buffer.from(JSON.stringify(trim(endpoint.reply, answer)));

const JSON_TYPE = 'application/json; charset=utf-8';
/** Asked for again each time, since it may be gone at once; answered in full only where it has changed. */
const REVALIDATE = 'private, no-cache';
const SMALL = 1_000;

async function send(
  answer: CachedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { etag, body } = answer;
  reply.headers({ etag, 'cache-control': REVALIDATE, vary: 'authorization, accept-encoding' });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
  reply.type(JSON_TYPE);
  if (body.length < SMALL || !takes('br', request.headers['accept-encoding'])) return body;
  reply.header('content-encoding', 'br');
  return answer.compressed();
}

const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^(?!W\/)/, 'W/') === etag);
