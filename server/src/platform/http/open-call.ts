// Opens a call of the contract: checks rate limit, site, actor, access and input, each with its own error.
import type { Endpoint } from '@velour/contract/endpoint.ts';
import { Id } from '@velour/contract/scalars.ts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { AppError } from '../errors.ts';
import { requireAccess } from './access.ts';
import type { GatewayDeps, Site } from './gateway.ts';
import { readBody, readQuery } from './parse-request.ts';
import { findInUrl } from './storable-text.ts';

/** The parsed input of a call. */
export interface Sent {
  readonly params?: unknown;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
}

export const readSent = (endpoint: Endpoint, request: FastifyRequest): Sent => ({
  ...(endpoint.params ? { params: readBody(endpoint.params, request.params) } : {}),
  query: readQuery(endpoint.query, request.query),
  body: readBody(endpoint.body, request.body),
});

interface OpenOptions {
  readonly request: FastifyRequest;
  /** An alternative parser, for callers that cache parsed requests. */
  readonly read?: typeof readSent;
  /** Ignores an expired token, for calls that issue a new one. */
  readonly forgiving?: boolean;
}

/** Returns the parsed call with its site, actor and scope. Throws an `AppError` for the first check that fails. */
export async function openCall(
  deps: GatewayDeps,
  endpoint: Endpoint,
  { request, read = readSent, forgiving = false }: OpenOptions,
) {
  const address = request.ip;
  await deps.rateLimit(address);
  const unstorable = findInUrl(request.url, [request.query, request.params]);
  if (unstorable) throw unstorable;
  const site = await resolveSite(deps, endpoint, request);
  const bearer = readBearer(request);
  const known = await readActor(deps, bearer, site).catch((error: unknown) => {
    if (forgiving && error instanceof AppError && error.status < 500) return undefined;
    throw error;
  });
  const actor = await deps.admit(site, endpoint, { request: request.raw, actor: known });
  if (endpoint.access === 'bot') requireBot(deps, request);
  requireAccess(endpoint, actor);
  const scope = deps.openScope(site);
  const sent = read(endpoint, request);
  const { feature } = endpoint;
  if (feature !== undefined && usesFeature(endpoint, sent))
    await deps.requireFeature(scope, feature);
  return {
    site,
    actor,
    bearer,
    address,
    scope,
    idempotencyKey: readKey(request),
    abortSignal: () => request.signal,
    ...sent,
  };
}

function usesFeature({ feature_if: field }: Endpoint, { body }: Sent): boolean {
  if (field === undefined) return true;
  return typeof body === 'object' && body !== null && Reflect.get(body, field) === true;
}

async function resolveSite(
  deps: GatewayDeps,
  endpoint: Endpoint,
  request: FastifyRequest,
): Promise<Site> {
  if (endpoint.access === 'api_key') {
    const key = request.headers['x-api-key'];
    const site = typeof key === 'string' ? await deps.findSiteOfKey(key) : undefined;
    if (!site) throw new AppError('client.key_invalid');
    return site;
  }
  if (endpoint.hostless) return { id: '', host: '' };
  const host = readHost(request.query);
  const site = await deps.findSite(host);
  if (!site) throw new AppError('site.unknown_host');
  return site;
}

function readHost(query: unknown): string {
  const host =
    typeof query === 'object' && query !== null && 'host' in query ? query.host : undefined;
  if (typeof host !== 'string' || host === '') throw new AppError('site.host_required');
  return host;
}

/** A token that is sent must be valid, even if the call does not need one. */
const readActor = async (
  deps: GatewayDeps,
  bearer: string | undefined,
  site: Site,
): Promise<Actor | undefined> =>
  bearer === undefined || site.id === '' ? undefined : deps.readToken(bearer, site);

function requireBot(deps: GatewayDeps, { headers }: FastifyRequest): void {
  const secret = headers['x-bot-secret'];
  if (typeof secret !== 'string' || !deps.isBotSecret(secret)) {
    throw new AppError('client.bot_secret_invalid');
  }
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
