// Binding the contract's calls to handlers: site, actor, parsing, idempotency and the trimmed reply, once for all.
import type { Answer, Endpoint, Access, Parsed } from '@velour/contract/endpoint.ts';
import { Id } from '@velour/contract/scalars.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodType } from 'zod';
import type { Actor, Member } from '../actor.ts';
import type { Scope } from '../db/scope.ts';
import { AppError } from '../errors.ts';
import type { Idempotency } from './idempotency.ts';
import { readBody, readQuery } from './read.ts';

/** The site that a call is about. */
export interface Site {
  readonly id: string;
  readonly host: string;
}

/** What the gateway asks of the modules above it, so that it need not know them. */
export interface GatewayDoors {
  readonly openScope: (site: Site) => Scope;
  readonly findSite: (host: string) => Promise<Site | undefined>;
  readonly findSiteOfKey: (apiKey: string) => Promise<Site | undefined>;
  /** Throws `identity.token_invalid` for a token that is not this site's, forged or ended. */
  readonly readToken: (token: string, site: Site) => Promise<Actor>;
  readonly idempotency: Idempotency;
  /** Throws `request.rate_limited` for an address that calls without pause. */
  readonly pace: (address: string) => void;
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
  /** The caller's address, as a trusted proxy tells it. */
  readonly address: string;
  readonly idempotencyKey: string | undefined;
}

export type Handler<E extends Endpoint> = (
  call: Call<E['access']> & Parsed<E>,
) => Promise<Answer<E>>;

export interface Gateway {
  readonly http: FastifyInstance;
  readonly doors: GatewayDoors;
}

/** Serves one call of the contract. Paths without a parameter also answer with a final slash. */
export function bind<const E extends Endpoint>(
  gateway: Gateway,
  endpoint: E,
  handler: Handler<E>,
): void {
  gateway.http.route({
    method: endpoint.method,
    url: endpoint.path,
    handler: async (request, reply) => {
      const answer = await answerCall({ gateway, endpoint, handler }, request);
      return reply.header('cache-control', 'no-store').send(answer);
    },
  });
}

interface Bound<E extends Endpoint> {
  readonly gateway: Gateway;
  readonly endpoint: E;
  readonly handler: Handler<E>;
}

async function answerCall<E extends Endpoint>(
  bound: Bound<E>,
  request: FastifyRequest,
): Promise<unknown> {
  const { gateway, endpoint, handler } = bound;
  const address = request.ip;
  gateway.doors.pace(address);
  const site = await resolveSite(gateway.doors, endpoint, request);
  const actor = await resolveActor(gateway.doors, endpoint.access, { request, site });
  const key = readKey(request);
  const parsed = {
    ...(endpoint.params ? { params: readBody(endpoint.params, request.params) } : {}),
    query: readQuery(endpoint.query, request.query),
    body: readBody(endpoint.body, request.body),
  };
  const run = async (scope: Scope): Promise<unknown> => {
    // The pieces were parsed by this endpoint's own shapes and its access decided the actor's type.
    const call = { scope, site, actor, address, idempotencyKey: key, ...parsed };
    return trim(endpoint.reply, await handler(call as unknown as Parameters<Handler<E>>[0]));
  };
  const scope = gateway.doors.openScope(site);
  if (key === undefined || !endpoint.idempotent) return run(scope);
  const claim = {
    actor_id: actor?.id,
    route: `${endpoint.method} ${endpoint.path}`,
    key,
    request: { params: parsed.params, query: parsed.query, body: parsed.body },
  };
  return gateway.doors.idempotency.once(scope, claim, run);
}

/** Leaves out what the contract does not name; an answer that lacks something is our fault. */
function trim(shape: ZodType, answer: unknown): unknown {
  const parsed = shape.safeParse(answer);
  if (!parsed.success)
    throw new Error(`A reply does not fit its contract: ${parsed.error.message}`);
  return parsed.data;
}

async function resolveSite(
  doors: GatewayDoors,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Site> {
  if (endpoint.access === 'api_key') {
    const key = request.headers['x-api-key'];
    const site = typeof key === 'string' ? await doors.findSiteOfKey(key) : undefined;
    if (!site) throw new AppError('client.key_invalid');
    return site;
  }
  if (endpoint.hostless) return { id: '', host: '' };
  const host = readHost(request.query);
  const site = await doors.findSite(host);
  if (!site) throw new AppError('site.unknown_host');
  return site;
}

function readHost(query: unknown): string {
  const host =
    typeof query === 'object' && query !== null && 'host' in query ? query.host : undefined;
  if (typeof host !== 'string' || host === '') throw new AppError('site.host_required');
  return host;
}

async function resolveActor(
  doors: GatewayDoors,
  access: Access,
  at: { request: FastifyRequest; site: Site },
): Promise<Actor | undefined> {
  const token = readBearer(at.request);
  const actor =
    token === undefined || at.site.id === '' ? undefined : await doors.readToken(token, at.site);
  if (access === 'anyone' || access === 'api_key' || access === 'webhook' || access === 'bot')
    return actor;
  if (!actor) throw new AppError('identity.required');
  if (access === 'visitor') return actor;
  if (actor.kind !== 'member') throw new AppError('identity.required');
  if (access === 'admin' && !actor.is_admin) throw new AppError('identity.forbidden');
  return actor;
}

function readBearer(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  if (header === undefined) return undefined;
  const match = /^Bearer ([\w.~+/=-]{1,8192})$/i.exec(header);
  if (!match) throw new AppError('identity.token_invalid');
  return match[1];
}

function readKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  const id = Id.safeParse(key);
  if (!id.success) throw new AppError('request.key_invalid');
  return id.data;
}
