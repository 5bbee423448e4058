// The wiring, by hand: engines, then services, then routes and jobs. Whoever needs what can be read here.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config, Role } from './config.ts';
import { mainEndpoints } from './endpoints.ts';
import type { Bus } from './engines/bus/port.ts';
import { serveGoogleStandIn } from './engines/identity-provider/google/stand-in-page.ts';
import type { GoogleStandIn } from './engines/identity-provider/google/stand-in.ts';
import type { IdentityProvider } from './engines/identity-provider/port.ts';
import type { ImageEngine } from './engines/image/port.ts';
import { findNearby } from './engines/llm/nearby.ts';
import type { LlmEngine } from './engines/llm/port.ts';
import { MAILBOX_PATH, serveMailbox } from './engines/mail/mailbox-page.ts';
import type { Mailbox } from './engines/mail/mailbox.ts';
import type { MailEngine, Post } from './engines/mail/port.ts';
import type { PaymentsEngine } from './engines/payments/port.ts';
import { serveSandbox } from './engines/payments/sandbox/page.ts';
import type { Sandbox } from './engines/payments/sandbox.ts';
import type { StorageEngine } from './engines/storage/port.ts';
import { defineAccountJobs } from './modules/account/jobs.ts';
import { accountRoutes } from './modules/account/routes.ts';
import { createAccountService } from './modules/account/service.ts';
import { assetRoutes } from './modules/assets/routes.ts';
import { createAssetsService } from './modules/assets/service.ts';
import { auditRoutes } from './modules/audit/routes.ts';
import { createAuditService } from './modules/audit/service.ts';
import { defineCharacterJobs } from './modules/characters/jobs.ts';
import { characterRoutes, ownCharacterRoutes, reviewRoutes } from './modules/characters/routes.ts';
import { createCharactersService } from './modules/characters/service.ts';
import { defineChatJobs } from './modules/chat/jobs.ts';
import { chatFrames, chatRoutes } from './modules/chat/routes.ts';
import { createChatService } from './modules/chat/service.ts';
import { identityRoutes } from './modules/identity/routes.ts';
import { createIdentityService } from './modules/identity/service.ts';
import { operationsRoutes } from './modules/operations/routes.ts';
import { createOperationsService } from './modules/operations/service.ts';
import { definePaymentsJobs } from './modules/payments/jobs.ts';
import { paymentsRoutes } from './modules/payments/routes.ts';
import { createPaymentsService } from './modules/payments/service.ts';
import { createSafetyService } from './modules/safety/service.ts';
import { cardRoutes, siteFiles, siteRoutes } from './modules/site/routes.ts';
import { createSiteService } from './modules/site/service.ts';
import { createSitesService } from './modules/sites/service.ts';
import { defineWalletJobs } from './modules/wallet/jobs.ts';
import { walletRoutes } from './modules/wallet/routes.ts';
import { createWalletService } from './modules/wallet/service.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/open.ts';
import { openScope } from './platform/db/scope.ts';
import { AppError } from './platform/errors.ts';
import { addressOf, hostOf, readTrust } from './platform/http/address.ts';
import { pageOf } from './platform/http/browser.ts';
import { serveDocs } from './platform/http/docs.ts';
import type { Gateway, GatewayDoors } from './platform/http/gateway.ts';
import { createIdempotency } from './platform/http/idempotency.ts';
import { refuseOtherMethods } from './platform/http/methods.ts';
import { ownOrigins } from './platform/http/own-origins.ts';
import { servePage } from './platform/http/page.ts';
import type { Ids } from './platform/ids.ts';
import type { Queue } from './platform/jobs/queue.ts';
import { isLimited, networkOf, type Limits } from './platform/limits.ts';
import type { Log } from './platform/log.ts';
import type { Metrics } from './platform/metrics.ts';
import { createRealtimeGateway } from './platform/realtime/gateway.ts';
import { isSameSecret } from './platform/secrets.ts';
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
  readonly limits: Limits;
  readonly llm: LlmEngine;
  readonly storage: StorageEngine;
  readonly image: ImageEngine;
  readonly bus: Bus;
  readonly mail: MailEngine;
  /** Where mails can be read that reach nobody; none beside a real mail server, and never in production. */
  readonly mailbox?: Mailbox | undefined;
  readonly payments: PaymentsEngine;
  /** Where no real payment provider is configured and test cards are taken. */
  readonly sandbox?: Sandbox | undefined;
  readonly provider: IdentityProvider;
  /** Takes mails while whoever causes them goes on. */
  readonly post: Post;
  /** Where no real Google is configured. */
  readonly googleStandIn?: GoogleStandIn | undefined;
}

export type App = ReturnType<typeof createApp>;

export function createApp(parts: Parts) {
  const { config, database, queue, vault, clock, ids, log, metrics, limits } = parts;
  const { storage, image, bus, googleStandIn, sandbox } = parts;
  const { db } = database;

  const sites = createSitesService({ db, clock, ids, defaultSite: config.DEFAULT_SITE });
  const assets = createAssetsService({
    ...{ db, storage, engines: [image], clock, ids, log },
    secret: vault.secret('picture addresses'),
  });
  const identity = createIdentityService({ ...parts, db });
  const audit = createAuditService({ clock, ids });
  const safety = createSafetyService({ log, clock });
  const wallet = createWalletService({
    ...parts,
    db,
    isMember: async (scope, id) => (await identity.members.find(scope, id)) !== undefined,
    galleryOf: async (scope, actor, id) => {
      const met = await characters.forChat(scope, actor, id);
      return met?.is_open ? met.row.gallery_ids : undefined;
    },
  });
  const payments = createPaymentsService({ ...parts, db, wallet, home: homeOf(config) });
  const characters = createCharactersService({ ...parts, db, sites, safety, assets, audit });
  const site = createSiteService({
    ...parts,
    db,
    assets,
    characters,
    publicUrl: config.PUBLIC_URL,
    localUrl: localUrlOf(config),
    readMark: () => readFile(join(builtPage, 'favicon.svg')),
    builtPage,
    addresses: { main: '/api', media: '/media-api', realtime: '/realtime' },
  });

  const admit = async ({ token, host }: { token: string; host: string }) => {
    const known = await sites.find(host);
    if (!known) throw new AppError('site.unknown_host');
    return { actor: await identity.readToken(token, known.id), site: known };
  };
  const trust = readTrust(config.TRUST_PROXY);
  const isOwnOrigin = ownOrigins({
    publicUrl: config.PUBLIC_URL,
    isProduction: isProduction(config),
  });
  const realtime = createRealtimeGateway({
    bus,
    clock,
    log,
    admit,
    path: '/realtime',
    addressOf: (request) => addressOf(request, trust),
    hostOf: (request) => hostOf(request, trust),
    isOwnOrigin,
    listEnded: identity.lately,
    isAllowedToTalk: async ({ actor, address }) =>
      !isLimited(address) || (await limits.take(FRAMES, actor.id)).is === 'ok',
    onFrame: (guest, frame) => onFrame(guest, frame),
    onResume: (guest, points) =>
      chat.resume(openScope(db, guest.site.id), guest.actor, { points, send: guest.send }),
  });
  metrics.gauge('velour_sockets', 'Open sockets of this process', realtime.count);

  const { publish } = realtime;
  const chat = createChatService({ ...parts, db, sites, identity, characters, safety, publish });
  const onFrame = chatFrames({ chat, db });

  /** Whoever calls without pause gets pages that ask for themselves, and are told to wait. */
  const mayAsk = async ({ address }: { address: string }): Promise<boolean> =>
    !isLimited(address) || (await limits.take(CALLS, networkOf(address))).is === 'ok';
  const idempotency = createIdempotency({ clock, key: vault.systemKey('idempotency') });
  const account = createAccountService({
    ...parts,
    identity,
    sites,
    characters,
    chat,
    assets,
    wallet,
    payments,
    eraseAnswers: idempotency.forgetOf,
    publicUrl: config.PUBLIC_URL,
    isProduction: isProduction(config),
  });
  const operations = createOperationsService({
    ...parts,
    engines: parts,
    audit,
    emailOf: async (scope, id) => (await identity.members.find(scope, id))?.email ?? null,
    siteNameOf: async (scope) => (await sites.recordOf(scope)).name,
    nearby: async () => (config.LLM_PROBE === 'on' ? findNearby({ fetch, log }) : []),
  });
  const doors: GatewayDoors = {
    isBotSecret: (secret) => isSameSecret(secret, config.TELEGRAM_BOT_SECRET),
    isOwnPage: (request) =>
      pageOf(request, (origin) => isOwnOrigin(origin, hostOf(request, trust))),
    isSecure: config.PUBLIC_URL?.startsWith('https:') ?? false,
    openScope: ({ id }) => openScope(db, id),
    findSite: sites.find,
    findSiteOfKey: sites.findByKey,
    readToken: (token, { id }) => identity.readToken(token, id),
    idempotency,
    pace: (address) => (isLimited(address) ? limits.demand(CALLS, networkOf(address)) : undefined),
  };

  forgetOldKeys(queue, () => idempotency.forgetOld(db));
  defineCharacterJobs(queue, characters);
  defineChatJobs(queue, db);
  defineAccountJobs(queue, db, account);
  defineWalletJobs(queue, wallet);
  definePaymentsJobs(queue, payments, sandbox);

  return {
    audit,
    sites,
    characters,
    assets,
    identity,
    account,
    chat,
    safety,
    wallet,
    payments,
    realtime,

    /** Adds the calls, files and sockets of these roles to a server. */
    async mount(http: FastifyInstance, roles: readonly Role[]): Promise<void> {
      if (roles.includes('web')) {
        await http.register(
          async (api) => {
            const gateway: Gateway = { http: api, doors };
            identityRoutes(gateway, identity);
            accountRoutes(gateway, account);
            operationsRoutes(gateway, operations);
            auditRoutes(gateway, audit);
            if (googleStandIn) serveGoogleStandIn(api, { standIn: googleStandIn, base: '/api' });
            if (sandbox) serveSandbox(api, { sandbox, clock, base: '/api' });
            siteRoutes(gateway, { site, sites });
            ownCharacterRoutes(gateway, characters);
            reviewRoutes(gateway, characters);
            characterRoutes(gateway, characters);
            chatRoutes(gateway, chat);
            walletRoutes(gateway, wallet);
            paymentsRoutes(gateway, payments);
            refuseOtherMethods(api, mainEndpoints);
            serveDocs(api, { title: 'Velour API', base: '/api', endpoints: mainEndpoints });
          },
          { prefix: '/api' },
        );
      }
      if (roles.includes('media')) {
        assetRoutes(http, assets);
        cardRoutes(http, { site, sites });
        await http.register(
          async (api) => {
            serveDocs(api, { title: 'Velour media API', base: '/media-api', endpoints: {} });
          },
          { prefix: '/media-api' },
        );
      }
      if (roles.includes('realtime')) realtime.attach(http.server);
      if (roles.includes('web')) {
        siteFiles(http, { site, sites });
        if (parts.mailbox) serveMailbox(http, parts.mailbox);
        await servePage(http, {
          log,
          folder: builtPage,
          connect: [],
          reserved: [
            '/api',
            '/media-api',
            '/realtime',
            '/assets',
            '/healthz',
            '/readyz',
            MAILBOX_PATH,
          ],
          pageAt: async (asked) => {
            const known = await sites.ofPage(asked.hostname);
            if (!known) return undefined;
            const [head, firsts] = await Promise.all([
              site.headAt(known, asked),
              mayAsk(asked).then(async (may) => (may ? site.firstsAt(known, asked) : NO_FIRSTS)),
            ]);
            return { config: site.publicConfig(known), head, ...firsts };
          },
        });
      }
    },
  };
}

const builtPage = join(import.meta.dirname, '..', '..', 'web', 'dist');

const NO_FIRSTS = { first_answers: '[]', pictures: [], first_view: undefined } as const;

/** Fifty a second from one network is a crowd behind one address; more is a program. */
const CALLS = { name: 'calls', burst: 1_000, per_minute: 3_000 };

/** No person writes faster than this; readers that catch up do, for a moment. */
const FRAMES = { name: 'frames', burst: 60, per_minute: 240 };

const isProduction = ({ NODE_ENV }: Config): boolean => NODE_ENV === 'production';
const localUrlOf = ({ BIND, PORT }: Config): string => `http://${BIND}:${PORT}`;
const homeOf = (config: Config): string => config.PUBLIC_URL ?? localUrlOf(config);

function forgetOldKeys(queue: Queue, forgetOld: () => Promise<unknown>): void {
  queue.define('platform.forget_old_keys', z.object({}), async () => {
    await forgetOld();
  });
  queue.schedule('platform.forget_old_keys', '17 3 * * *');
}
