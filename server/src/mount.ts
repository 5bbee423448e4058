// Mounts what a process serves, by its roles: calls, files, sockets and the page.
import { api as endpoints } from '@velour/contract/api.ts';
import type { Endpoint, Gateway as GatewayName } from '@velour/contract/endpoint.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Role } from './config.ts';
import { serveDemoGoogle } from './providers/identity/google/demo-google-page.ts';
import { MAILBOX_PATH, serveMailbox } from './providers/mail/mailbox-page.ts';
import { serveFlexPay } from './providers/payments/flexpay/postbacks.ts';
import { serveSandbox } from './providers/payments/sandbox/page.ts';
import { accountRoutes } from './modules/account/routes.ts';
import { approvalsRoutes } from './modules/approvals/routes.ts';
import { provenanceRoutes, assetRoutes } from './modules/assets/routes.ts';
import { auditRoutes } from './modules/audit/routes.ts';
import { budgetsRoutes } from './modules/budgets/routes.ts';
import { catalogueRoutes } from './modules/catalogue/routes.ts';
import { characterRoutes } from './modules/characters/routes.ts';
import { chatRoutes } from './modules/chat/routes.ts';
import { pictureReviewRoutes, studioRoutes } from './modules/studio/routes.ts';
import { statsRoutes } from './modules/stats/routes.ts';
import { feedbackRoutes } from './modules/feedback/routes.ts';
import { galleryRoutes } from './modules/gallery/routes.ts';
import { generationRoutes, wizardPictures } from './modules/generation/routes.ts';
import { identityRoutes } from './modules/identity/routes.ts';
import { notificationsRoutes } from './modules/notifications/routes.ts';
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
import { allowOrigins } from './platform/http/cross-origin.ts';
import { serveDocs } from './platform/http/docs.ts';
import type { Gateway, GatewayDeps } from './platform/http/gateway.ts';
import { refuseRegions } from './platform/http/refused-regions.ts';
import { refuseOtherMethods } from './platform/http/methods.ts';
import { servePage } from './platform/http/page.ts';
import { isLimited, networkOf } from './platform/rate-limits.ts';
import { isSameSecret } from './platform/encryption.ts';
import { builtPage, homeOf, type Parts } from './parts.ts';
import type { Services } from './services.ts';

/** Adds the calls, files and sockets of these roles to a server. */
export async function mount(
  http: FastifyInstance,
  roles: readonly Role[],
  running: { readonly parts: Parts; readonly services: Services },
): Promise<void> {
  refuseRegions(http, {
    refusing: (request) => refusingSite(running, request),
    headers: running.parts.config.REGION_HEADER ?? [],
  });
  if (roles.includes('web')) {
    await http.register(
      async (api) => {
        await allowOrigins(api, originsOf(running));
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
        await allowOrigins(api, originsOf(running));
        mountMedia(api, running);
      },
      { prefix: '/media-api' },
    );
  }
  if (roles.includes('realtime')) running.services.realtime.attach(http.server);
  if (roles.includes('web')) await mountPage(http, running);
}

/** By the page's host name; calls and sockets name their site themselves. */
async function refusingSite({ services: { sites, regions } }: Running, request: FastifyRequest) {
  const known = await sites.ofPage(request.hostname);
  if (!known || regions.ruleAt(known.record, request.raw) !== 'refused') return undefined;
  const { name, legal, support_email } = known.record;
  return { name, email: legal.privacy_email ?? support_email };
}

/** Of the site that a call names; of the page's own where it names none. */
const originsOf =
  ({ services: { sites } }: Running) =>
  async ({ query, hostname }: FastifyRequest): Promise<readonly string[]> => {
    const named = new Map(Object.entries(query ?? {})).get('host') as unknown;
    const known = await (typeof named === 'string' ? sites.find(named) : sites.ofPage(hostname));
    return known?.record.origins ?? [];
  };

function mountMedia(api: FastifyInstance, { parts, services }: Running): void {
  const gateway: Gateway = { http: api, deps: gatewayDepsOf(parts, services) };
  galleryRoutes(gateway, services.gallery);
  studioRoutes(gateway, services.studio);
  provenanceRoutes(gateway, { assets: services.assets, limits: parts.limits });
  const of = endpointsOf('media');
  refuseOtherMethods(api, of);
  const origin = homeOf(parts.config);
  serveDocs(api, { title: 'Velour media API', base: '/media-api', origin, endpoints: of });
}

function endpointsOf(name: GatewayName): Record<string, Record<string, Endpoint>> {
  const nouns = Object.entries<Record<string, Endpoint>>(endpoints).map(([noun, calls]) => {
    const own = Object.entries(calls).filter(([, { gateway = 'main' }]) => gateway === name);
    return [noun, Object.fromEntries(own)] as const;
  });
  return Object.fromEntries(nouns);
}

type Running = Parameters<typeof mount>[2];

function mountMain(api: FastifyInstance, { parts, services }: Running): void {
  const { clock, demoGoogle, sandbox } = parts;
  const gateway: Gateway = { http: api, deps: gatewayDepsOf(parts, services) };
  const serve = <Name extends keyof Routes>(name: Name) => routes[name](gateway, services[name]);
  for (const name of Object.keys(routes)) serve(name as keyof Routes); // the keys of this very object
  siteRoutes(gateway, services);
  approvalsRoutes(gateway, services.approvals, services.account.admin.carryOut);
  if (demoGoogle) serveDemoGoogle(api, { demoGoogle, base: '/api' });
  if (sandbox?.isOpen) serveSandbox(api, { sandbox, clock, base: '/api' });
  if ([parts.payments, ...parts.otherPayments].some(({ provider }) => provider === 'flexpay'))
    serveFlexPay(api, services.payments);
  const of = endpointsOf('main');
  refuseOtherMethods(api, of);
  const origin = homeOf(parts.config);
  serveDocs(api, { title: 'Velour API', base: '/api', origin, endpoints: of });
}

/** Services without calls of their own, and those whose calls need two services. */
type WithoutRoutes =
  | 'regions'
  | 'approvals'
  | 'assets'
  | 'gallery'
  | 'idempotency'
  | 'isOwnOrigin'
  | 'realtime'
  | 'safety'
  | 'site'
  | 'sites'
  | 'trust';

/** Does not compile while a service has no routes here. */
type Routes = {
  readonly [Name in Exclude<keyof Services, WithoutRoutes>]: (
    gateway: Gateway,
    service: Services[Name],
  ) => void;
};

const routes: Routes = {
  account: accountRoutes,
  audit: auditRoutes,
  budgets: budgetsRoutes,
  catalogue: catalogueRoutes,
  characters: characterRoutes,
  chat: chatRoutes,
  feedback: feedbackRoutes,
  generation: generationRoutes,
  identity: identityRoutes,
  jobs: jobsRoutes,
  notifications: notificationsRoutes,
  operations: operationsRoutes,
  payments: paymentsRoutes,
  reports: reportsRoutes,
  shop: shopRoutes,
  stats: statsRoutes,
  studio: pictureReviewRoutes,
  wallet: walletRoutes,
};

function mountChoices(http: FastifyInstance, { parts, services }: Running): void {
  const { limits } = parts;
  wizardPictures(http, {
    wizard: services.generation.wizard,
    rateLimit: async ({ ip }) => {
      if (isLimited(ip)) await limits.enforce(CHOICES, networkOf(ip));
    },
  });
}

async function mountPage(http: FastifyInstance, { parts, services }: Running): Promise<void> {
  const { regions, site, sites } = services;
  const { limits, log } = parts;
  const { form } = parts.payments;
  /** Beyond the rate limit a page has no preloaded data; its own calls are then refused. */
  const mayPreload = async ({ address }: { address: string }): Promise<boolean> =>
    !isLimited(address) || (await limits.take(CALLS, networkOf(address))).status === 'ok';
  siteFiles(http, services);
  if (parts.mailbox) serveMailbox(http, parts.mailbox);
  await servePage(http, {
    log,
    folder: builtPage,
    foreign: form.kind === 'script' ? form.sources : undefined,
    reserved: ['/api', '/media-api', '/realtime', '/assets', '/healthz', '/readyz', MAILBOX_PATH],
    pageAt: async (address) => {
      const known = await sites.ofPage(address.hostname);
      if (!known) return undefined;
      const [head, may] = await Promise.all([site.metadataAt(known, address), mayPreload(address)]);
      const { status } = head;
      const preloaded = may
        ? await site.preloadedAt(known, { ...address, status })
        : NOTHING_PRELOADED;
      const config = await site.publicConfig(known, regions.ruleAt(known.record, address.request));
      const script = config.analytics?.script;
      const connect = [...Object.values(config.addresses), ...(script ? [script.url] : [])];
      return { config, head, connect, ...preloaded };
    },
  });
}

function gatewayDepsOf(parts: Parts, services: Services): GatewayDeps {
  const { config, limits } = parts;
  const { db } = parts.database;
  const { regions, idempotency, identity, isOwnOrigin, sites, trust } = services;
  return {
    admit: regions.admit,
    isBotSecret: (secret) => isSameSecret(secret, config.TELEGRAM_BOT_SECRET),
    isOwnPage: (request) =>
      pageOf(request, (origin) => isOwnOrigin(origin, hostOf(request, trust))),
    isSecure: config.PUBLIC_URL?.startsWith('https:') ?? false,
    openScope: ({ id }) => openScope(db, id),
    findSite: sites.find,
    findSiteOfKey: sites.findByKey,
    readToken: (token, { id }) => identity.readToken(token, id),
    idempotency,
    requireFeature: sites.requireFeature,
    rateLimit: (address) =>
      isLimited(address) ? limits.enforce(CALLS, networkOf(address)) : undefined,
  };
}

const NOTHING_PRELOADED = {
  preloaded: '[]',
  pictures: [],
  code: [],
  first_view: undefined,
} as const;

/** Fifty a second from one network can be many people behind one address; more is a program. */
const CALLS = { name: 'calls', burst: 1_000, per_minute: 3_000 };

/** All choices of the wizard are some eighty pictures, and each is drawn in a tenth of a second. */
const CHOICES = { name: 'choices', burst: 400, per_minute: 240 };
