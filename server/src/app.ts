// The wiring, by hand: engines, then services, then routes and jobs. Whoever needs what can be read here.
import { join } from 'node:path';
import { charactersApi } from '@velour/contract/characters.ts';
import { chatApi } from '@velour/contract/chat.ts';
import { identityApi } from '@velour/contract/identity.ts';
import { safetyApi } from '@velour/contract/safety.ts';
import { siteApi } from '@velour/contract/site.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config, Role } from './config.ts';
import type { Bus } from './engines/bus/port.ts';
import type { LlmEngine } from './engines/llm/port.ts';
import type { StorageEngine } from './engines/storage/port.ts';
import { assetRoutes } from './modules/assets/routes.ts';
import { createAssetsService } from './modules/assets/service.ts';
import { characterRoutes } from './modules/characters/routes.ts';
import { createCharactersService } from './modules/characters/service.ts';
import { defineChatJobs } from './modules/chat/jobs.ts';
import { chatFrames, chatRoutes } from './modules/chat/routes.ts';
import { createChatService } from './modules/chat/service.ts';
import { identityRoutes } from './modules/identity/routes.ts';
import { createIdentityService } from './modules/identity/service.ts';
import { createSafetyService } from './modules/safety/service.ts';
import { siteRoutes } from './modules/site/routes.ts';
import { createSiteService } from './modules/site/service.ts';
import { createSitesService } from './modules/sites/service.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/open.ts';
import { openScope } from './platform/db/scope.ts';
import { AppError } from './platform/errors.ts';
import { addressOf, hostOf, readTrust } from './platform/http/address.ts';
import { serveDocs } from './platform/http/docs.ts';
import type { Gateway, GatewayDoors } from './platform/http/gateway.ts';
import { createIdempotency } from './platform/http/idempotency.ts';
import { refuseOtherMethods } from './platform/http/methods.ts';
import { servePage } from './platform/http/page.ts';
import type { Ids } from './platform/ids.ts';
import type { Queue } from './platform/jobs/queue.ts';
import { createLimits, isLimited, networkOf } from './platform/limits.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import { createRealtimeGateway } from './platform/realtime/gateway.ts';
import type { Vault } from './platform/vault.ts';

/** What a process brings: its powers and the engines that it chose. */
export interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly queue: Queue;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly llm: LlmEngine;
  readonly storage: StorageEngine;
  readonly bus: Bus;
}

export type App = ReturnType<typeof createApp>;

export function createApp(parts: Parts) {
  const { config, database, queue, vault, clock, ids, log, metrics, llm, storage, bus } = parts;
  const { db } = database;
  const limits = createLimits({ clock });

  const sites = createSitesService({ db, clock, ids, defaultSite: config.DEFAULT_SITE });
  const assets = createAssetsService({ db, storage, clock, ids });
  const identity = createIdentityService({ clock, ids, vault, limits });
  const safety = createSafetyService({ log, clock });
  const characters = createCharactersService({
    db,
    clock,
    log,
    sites,
    assetUrl: (id, width) => assets.urlOf({ id }, width),
  });
  const site = createSiteService({
    llm,
    addresses: { main: '/api', media: '/media-api', realtime: '/realtime' },
  });

  const admit = async ({ token, host }: { token: string; host: string }) => {
    const known = await sites.find(host);
    if (!known) throw new AppError('site.unknown_host');
    return { actor: await identity.readToken(token, known.id), site: known };
  };
  const trust = readTrust(config.TRUST_PROXY);
  const realtime = createRealtimeGateway({
    bus,
    clock,
    log,
    admit,
    path: '/realtime',
    addressOf: (request) => addressOf(request, trust),
    hostOf: (request) => hostOf(request, trust),
    isOwnOrigin: ownOrigins(config),
    isAllowedToTalk: ({ actor, address }) =>
      !isLimited(address) || limits.take(FRAMES, actor.id).is === 'ok',
    onFrame: (guest, frame) => onFrame(guest, frame),
    onResume: (guest, points) =>
      chat.resume(openScope(db, guest.site.id), guest.actor, { points, send: guest.send }),
  });
  metrics.gauge('velour_sockets', 'Open sockets of this process', realtime.count);

  const chat = createChatService({
    db,
    llm,
    clock,
    ids,
    log,
    limits,
    metrics,
    queue,
    sites,
    identity,
    characters,
    safety,
    publish: realtime.publish,
  });
  const onFrame = chatFrames({ chat, db });

  const idempotency = createIdempotency({ clock, key: vault.systemKey('idempotency') });
  const doors: GatewayDoors = {
    openScope: ({ id }) => openScope(db, id),
    findSite: sites.find,
    findSiteOfKey: sites.findByKey,
    readToken: (token, { id }) => identity.readToken(token, id),
    idempotency,
    pace: (address) => {
      if (isLimited(address)) limits.demand(CALLS, networkOf(address));
    },
  };

  queue.define('platform.forget_old_keys', noPayload, async () => {
    await idempotency.forgetOld(db);
  });
  queue.schedule('platform.forget_old_keys', '17 3 * * *');
  defineChatJobs(queue, db);

  return {
    sites,
    characters,
    assets,
    identity,
    chat,
    safety,
    realtime,
    limits,

    /** Adds the calls, files and sockets of these roles to a server. */
    async mount(http: FastifyInstance, roles: readonly Role[]): Promise<void> {
      if (roles.includes('web')) {
        await http.register(
          async (api) => {
            const gateway: Gateway = { http: api, doors };
            identityRoutes(gateway, identity);
            siteRoutes(gateway, { site, sites });
            characterRoutes(gateway, characters);
            chatRoutes(gateway, chat);
            refuseOtherMethods(api, mainEndpoints);
            serveDocs(api, { title: 'Velour API', base: '/api', endpoints: mainEndpoints });
          },
          { prefix: '/api' },
        );
      }
      if (roles.includes('media')) {
        assetRoutes(http, assets);
        await http.register(
          async (api) => {
            serveDocs(api, { title: 'Velour media API', base: '/media-api', endpoints: {} });
          },
          { prefix: '/media-api' },
        );
      }
      if (roles.includes('realtime')) realtime.attach(http.server);
      if (roles.includes('web')) {
        await servePage(http, {
          log,
          folder: join(import.meta.dirname, '..', '..', 'web', 'dist'),
          connect: [],
          reserved: ['/api', '/media-api', '/realtime', '/assets', '/healthz', '/readyz'],
          configOf: async (hostname) => {
            const known = await sites.ofPage(hostname);
            return known && site.publicConfig(known);
          },
        });
      }
    },
  };
}

/** Fifty a second from one network is a crowd behind one address; more is a program. */
const CALLS = { name: 'calls', burst: 1_000, per_minute: 3_000 };

/** No person writes faster than this; readers that catch up do, for a moment. */
const FRAMES = { name: 'frames', burst: 60, per_minute: 240 };

/** The nouns of the main gateway, for its description. */
const mainEndpoints = {
  identity: identityApi,
  safety: safetyApi,
  site: siteApi,
  characters: charactersApi,
  chat: chatApi,
};

const noPayload = z.object({});

/** Pages of our own origin, of the public address, and of the page's development server. */
function ownOrigins({ PUBLIC_URL, NODE_ENV }: Config): (origin: string, host: string) => boolean {
  const local = [
    'http://127.0.0.1:5173',
    'http://127.0.0.1:5174',
    'http://localhost:5173',
    'http://localhost:5174',
  ];
  const known = new Set([
    ...(PUBLIC_URL ? [new URL(PUBLIC_URL).origin] : []),
    ...(NODE_ENV === 'production' ? [] : local),
  ]);
  return (origin, host) =>
    known.has(origin) || origin === `http://${host}` || origin === `https://${host}`;
}
