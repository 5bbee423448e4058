// Binds the contract's calls to handlers: resolves site and actor, parses input, handles idempotency, filters the response.
import type { IncomingMessage } from 'node:http';
import type { HandlerReply, Endpoint, Access, Parsed } from '@velour/contract/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { ZodType } from 'zod';
import type { Actor, Member } from '../actor.ts';
import { retryWhileContended } from '../db/failures.ts';
import { inTransaction, type Scope } from '../db/scope.ts';
import type { RequireFeature } from '../features.ts';
import { openBrowser, type Browser, type BrowserDeps } from './browser.ts';
import type { Effect, Idempotency } from './idempotency.ts';
import { createLargeBodies } from './large-bodies.ts';
import { openCall } from './open-call.ts';

/** The site that a call belongs to. */
export interface Site {
  readonly id: string;
  readonly host: string;
}

/** Functions of modules in higher layers, injected so that this file does not import them. */
export interface GatewayDeps extends BrowserDeps {
  readonly openScope: (site: Site) => Scope;
  readonly findSite: (host: string) => Promise<Site | undefined>;
  readonly findSiteOfKey: (apiKey: string) => Promise<Site | undefined>;
  /** Throws `identity.token_invalid` for a token that is forged, expired or of another site. */
  readonly readToken: (token: string, site: Site) => Promise<Actor>;
  /**
   * Applies the site's rule for the caller's region to the actor. Throws `site.region_refused`.
   * Without an id the site is that of the page.
   */
  readonly admit: (
    site: Site,
    endpoint: Endpoint,
    from: { readonly request: IncomingMessage; readonly actor: Actor | undefined },
  ) => Promise<Actor | undefined>;
  readonly isBotSecret: (secret: string) => boolean;
  readonly idempotency: Idempotency;
  /** Throws `site.feature_off` if an admin has switched the feature off. */
  readonly requireFeature: RequireFeature;
  /**
   * Throws `request.rate_limited` for an address that exceeds its rate limit; undefined (nothing to
   * await) if it has none.
   */
  readonly rateLimit: (address: string) => Promise<void> | undefined;
}

type ActorOf<A extends Access> = A extends 'visitor'
  ? Actor
  : A extends 'member' | 'owner' | 'admin'
    ? Member
    : Actor | undefined;

export interface Call<A extends Access> {
  readonly scope: Scope;
  readonly site: Site;
  readonly actor: ActorOf<A>;
  /** The caller's IP address, from a trusted proxy's header if there is one. */
  readonly address: string;
  /** The actor's raw token. */
  readonly bearer: string | undefined;
  readonly idempotencyKey: string | undefined;
  /** The signal is aborted when the caller closes the connection; created on first use. */
  readonly abortSignal: () => AbortSignal;
}

/** A call with its parsed input. */
export type ParsedCall<E extends Endpoint> = Call<E['access']> & Parsed<E>;

export type Handler<E extends Endpoint> = (call: ParsedCall<E>) => Promise<HandlerReply<E>>;

/** A handler in two parts: slow work outside of any transaction, then the returned effect inside one. */
export type Preparation<E extends Endpoint> = (
  call: ParsedCall<E>,
) => Promise<Effect<HandlerReply<E>>>;

export interface Gateway {
  readonly http: FastifyInstance;
  readonly deps: GatewayDeps;
}

/** Serves one call of the contract. Paths without a parameter are also served with a trailing slash. */
export function bind<const E extends Endpoint>(
  gateway: Gateway,
  endpoint: E,
  handler: Handler<E>,
): void {
  bindPrepared(gateway, endpoint, inOnePart(handler));
}

/** Serves calls of one noun, each by the handler of its name. */
export function bindAll<const A extends Record<string, Endpoint>, K extends keyof A & string>(
  gateway: Gateway,
  api: A,
  handlers: { readonly [Name in K]: Handler<A[Name]> },
): void {
  // The keys of this object.
  for (const name of Object.keys(handlers) as K[]) bind(gateway, api[name], handlers[name]);
}

/** Like `bind`, for calls that run moderation, generate pictures or call a provider before they write. */
export function bindPrepared<const E extends Endpoint>(
  gateway: Gateway,
  endpoint: E,
  prepare: Preparation<E>,
): void {
  route(gateway, endpoint, (request) => answerCall({ gateway, endpoint, prepare }, request));
}

const inOnePart =
  <E extends Endpoint>(handler: Handler<E>): Preparation<E> =>
  (call) =>
    Promise.resolve((scope) => handler({ ...call, scope }));

/**
 * Like `bind`, for calls that read or set cookies: only our own pages may make them. They issue
 * tokens, so an expired one is ignored.
 */
export function bindBrowser<const E extends Endpoint>(
  gateway: Gateway,
  endpoint: E,
  handler: (call: ParsedCall<E>, browser: Browser) => Promise<HandlerReply<E>>,
): void {
  route(gateway, endpoint, (request, reply) => {
    const browser = openBrowser(gateway.deps, request, reply);
    const prepare = inOnePart<E>((call) => handler(call, browser));
    const forgiving = endpoint.access === 'anyone';
    return answerCall({ gateway, endpoint, prepare, forgiving }, request);
  });
}

/** The raw bytes of a webhook, over which its signature is computed. */
export interface Message {
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Like `bind`, for providers' webhooks; the handler verifies the signature. */
export function bindWebhook<const E extends Endpoint>(
  gateway: Gateway,
  endpoint: E,
  handler: (message: Message) => Promise<HandlerReply<E>>,
): void {
  route(gateway, endpoint, async ({ body, headers }) => {
    const raw = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    return trim(endpoint.reply, await handler({ raw, headers }));
  });
}

function route(
  { http, deps }: Gateway,
  endpoint: Endpoint,
  respond: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  const described: RouteOptions = {
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store'); // is kept on errors
      const result = await respond(request, reply);
      const { max_age_s: seconds } = endpoint;
      if (seconds !== undefined) reply.header('cache-control', `public, max-age=${seconds}`);
      return reply.send(result);
    },
  };
  if (endpoint.upload === undefined) http.route(described);
  else routeBytes({ http, deps }, endpoint, { ...described, bodyLimit: endpoint.upload });
}

/** The memory of a process. */
const holdLargeBody = createLargeBodies();

/** Reads a raw body after the access check. */
function routeBytes({ http, deps }: Gateway, endpoint: Endpoint, described: RouteOptions): void {
  const onlyHead = () => ({ query: {}, body: undefined });
  const type = endpoint.access === 'webhook' ? '*' : 'application/octet-stream';
  void http.register((files, _options, done) => {
    files.removeAllContentTypeParsers();
    files.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    files.route({
      ...described,
      onRequest: async (request, reply) => {
        const { actor } = await openCall(deps, endpoint, { request, read: onlyHead });
        const length = Number(request.headers['content-length'] ?? endpoint.upload);
        reply.raw.once('close', holdLargeBody(actor?.id ?? request.ip, length));
      },
    });
    done();
  });
}

interface Bound<E extends Endpoint> {
  readonly gateway: Gateway;
  readonly endpoint: E;
  readonly prepare: Preparation<E>;
  readonly forgiving?: boolean;
}

async function answerCall<E extends Endpoint>(
  bound: Bound<E>,
  request: FastifyRequest,
): Promise<unknown> {
  const { gateway, endpoint, prepare, forgiving = false } = bound;
  const call = await openCall(gateway.deps, endpoint, { request, forgiving });
  const prepareTrimmed = async (): Promise<Effect<unknown>> => {
    // The input was parsed by the schemas of this endpoint, whose access rule determines the actor's type.
    const effect = await prepare(call as unknown as ParsedCall<E>);
    const trimmed = async (inner: Scope) => trim(endpoint.reply, await effect(inner));
    return Object.assign(trimmed, { close: effect.close });
  };
  const { scope, actor, idempotencyKey: key, params, query, body } = call;
  const run = async (): Promise<unknown> => {
    const effect = await prepareTrimmed();
    try {
      if (endpoint.idempotent !== 'transaction') return await effect(scope);
      return await retryWhileContended(() => inTransaction(scope, effect));
    } finally {
      await effect.close?.();
    }
  };
  if (key === undefined || !endpoint.idempotent) return run();
  const claim = {
    actor_id: actor?.id,
    route: `${endpoint.method} ${endpoint.path}`,
    key,
    request: { params, query, body },
  };
  const { once, keep } = gateway.deps.idempotency;
  if (endpoint.idempotent === 'stored') return keep(scope, claim, run);
  return once(scope, claim, prepareTrimmed);
}

/** Removes fields that the contract does not name; a missing field throws, as a server error. */
export function trim(shape: ZodType, reply: unknown): unknown {
  const parsed = shape.safeParse(reply);
  if (!parsed.success)
    throw new Error(`A reply does not fit its contract: ${parsed.error.message}`);
  return parsed.data;
}
