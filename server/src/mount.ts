// What a process serves, by its roles: calls, files, sockets and the page.
import { api as endpoints } from '@velour/contract/api.ts';
import type { FastifyInstance } from 'fastify';
import type { Role } from './config.ts';
import { serveDemoGoogle } from './providers/identity/google/demo-google-page.ts';
import { MAILBOX_PATH, serveMailbox } from './providers/mail/mailbox-page.ts';
import { serveSandbox } from './providers/payments/sandbox/page.ts';
import { accountRoutes } from './modules/account/routes.ts';
import { assetRoutes } from './modules/assets/routes.ts';
import { auditRoutes } from './modules/audit/routes.ts';
import { budgetsRoutes } from './modules/budgets/routes.ts';
import { catalogueRoutes } from './modules/catalogue/routes.ts';
import { characterRoutes } from './modules/characters/routes.ts';
import { chatRoutes } from './modules/chat/routes.ts';
import { statsRoutes } from './modules/stats/routes.ts';
import { generationRoutes, wizardPictures } from './modules/generation/routes.ts';
import { identityRoutes } from './modules/identity/routes.ts';
import { operationsRoutes } from './modules/operations/routes.ts';
import { paymentsRoutes } from './modules/payments/routes.ts';
import { reportsRoutes } from './modules/reports/routes.ts';
import { shopRoutes } from './modules/shop/routes.ts';
import { cardRoutes, siteFiles, siteRoutes } from './modules/site/routes.ts';
import { walletRoutes } from './modules/wallet/routes.ts';
import { jobsRoutes } from './modules/jobs/routes.ts';
import { openScope } from './platform/db/scope.ts';
import { hostOf } from './platform/http/address.ts';
import { pageOf } from './platform/http/browser.ts';
import { serveDocs } from './platform/http/docs.ts';
import type { Gateway, GatewayDeps } from './platform/http/gateway.ts';
import { refuseOtherMethods } from './platform/http/methods.ts';
import { servePage } from './platform/http/page.ts';
import { isLimited, networkOf } from './platform/rate-limits.ts';
import { isSameSecret } from './platform/secrets.ts';
import { builtPage, type Parts } from './parts.ts';
import type { Services } from './services.ts';

/** Adds the calls, files and sockets of these roles to a server. */
export async function mount(
  http: FastifyInstance,
  roles: readonly Role[],
  running: { readonly parts: Parts; readonly services: Services },
): Promise<void> {
  if (roles.includes('web')) {
    await http.register(
      async (api) => {
        mountMain(api, running);
      },
      { prefix: '/api' },
    );
  }
  if (roles.includes('media')) {
    assetRoutes(http, running.services.assets);
    cardRoutes(http, running.services);
    mountChoices(http, running);
    await http.register(
      async (api) => {
        serveDocs(api, { title: 'Velour media API', base: '/media-api', endpoints: {} });
      },
      { prefix: '/media-api' },
    );
  }
  if (roles.includes('realtime')) running.services.realtime.attach(http.server);
  if (roles.includes('web')) await mountPage(http, running);
}

type Running = Parameters<typeof mount>[2];

function mountMain(api: FastifyInstance, { parts, services }: Running): void {
  const { account, audit, budgets, catalogue, characters, chat, figures, generation } = services;
  const { identity, operations, payments, reports, shop, site, sites, wallet, work } = services;
  const { clock, demoGoogle, sandbox } = parts;
  const gateway: Gateway = { http: api, deps: doorsOf(parts, services) };
  identityRoutes(gateway, identity);
  accountRoutes(gateway, account);
  operationsRoutes(gateway, operations);
  auditRoutes(gateway, audit);
  if (demoGoogle) serveDemoGoogle(api, { demoGoogle, base: '/api' });
  if (sandbox?.isOpen) serveSandbox(api, { sandbox, clock, base: '/api' });
  siteRoutes(gateway, { site, sites });
  characterRoutes(gateway, characters);
  catalogueRoutes(gateway, catalogue);
  generationRoutes(gateway, generation);
  jobsRoutes(gateway, work);
  reportsRoutes(gateway, reports);
  chatRoutes(gateway, chat);
  walletRoutes(gateway, wallet);
  shopRoutes(gateway, shop);
  paymentsRoutes(gateway, payments);
  statsRoutes(gateway, figures);
  budgetsRoutes(gateway, budgets);
  refuseOtherMethods(api, endpoints);
  serveDocs(api, { title: 'Velour API', base: '/api', endpoints });
}

function mountChoices(http: FastifyInstance, { parts, services }: Running): void {
  const { limits } = parts;
  wizardPictures(http, {
    wizard: services.generation.wizard,
    pace: async ({ ip }) => {
      if (isLimited(ip)) await limits.demand(CHOICES, networkOf(ip));
    },
  });
}

async function mountPage(http: FastifyInstance, { parts, services }: Running): Promise<void> {
  const { site, sites } = services;
  const { limits, log } = parts;
  const { form } = parts.payments;
  /** Whoever calls without pause gets pages that ask for themselves, and are told to wait. */
  const mayAsk = async ({ address }: { address: string }): Promise<boolean> =>
    !isLimited(address) || (await limits.take(CALLS, networkOf(address))).is === 'ok';
  siteFiles(http, services);
  if (parts.mailbox) serveMailbox(http, parts.mailbox);
  await servePage(http, {
    log,
    folder: builtPage,
    foreign: form.kind === 'script' ? form.sources : undefined,
    reserved: ['/api', '/media-api', '/realtime', '/assets', '/healthz', '/readyz', MAILBOX_PATH],
    pageAt: async (asked) => {
      const known = await sites.ofPage(asked.hostname);
      if (!known) return undefined;
      const [head, firsts] = await Promise.all([
        site.metadataAt(known, asked),
        mayAsk(asked).then(async (may) => (may ? site.preloadedAt(known, asked) : NO_FIRSTS)),
      ]);
      return { config: await site.publicConfig(known), head, ...firsts };
    },
  });
}

function doorsOf(parts: Parts, services: Services): GatewayDeps {
  const { config, limits } = parts;
  const { db } = parts.database;
  const { idempotency, identity, isOwnOrigin, sites, trust } = services;
  return {
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
}

const NO_FIRSTS = { first_answers: '[]', pictures: [], first_view: undefined } as const;

/** Fifty a second from one network is a crowd behind one address; more is a program. */
const CALLS = { name: 'calls', burst: 1_000, per_minute: 3_000 };

/** All choices of the wizard are some eighty pictures, and each is drawn in a tenth of a second. */
const CHOICES = { name: 'choices', burst: 400, per_minute: 240 };
