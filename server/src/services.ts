// The services, wired by hand with explicit arguments.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createAccess } from './access.ts';
import { createAssetServices } from './asset-services.ts';
import { serversNearby } from './models.ts';
import { createAccountService } from './modules/account/service.ts';
import { createApprovalsService } from './modules/approvals/service.ts';
import { createAuditService } from './modules/audit/service.ts';
import { createBudgetsService } from './modules/budgets/service.ts';
import { createCatalogueService } from './modules/catalogue/service.ts';
import { createCharactersService } from './modules/characters/service.ts';
import { createChatService } from './modules/chat/service.ts';
import { createIdentityService } from './modules/identity/service.ts';
import { explicitLacks } from './explicit-content.ts';
import { createOperationsService } from './modules/operations/service.ts';
import { createSafetyService, createSuspicions } from './modules/safety/service.ts';
import { createShopService } from './modules/shop/service.ts';
import { createSiteService } from './modules/site/service.ts';
import { createSitesService } from './modules/sites/service.ts';
import { createWalletService } from './modules/wallet/service.ts';
import { createNotificationsService } from './modules/notifications/service.ts';
import { createPaymentsService } from './modules/payments/service.ts';
import { createJobsService, findJobDiscrepancies } from './modules/jobs/service.ts';
import { checkedProviders, createPictureServices } from './picture-services.ts';
import { createReportServices } from './report-services.ts';
import { openScope } from './platform/db/scope.ts';
import { createIdempotency } from './platform/http/idempotency.ts';
import type { PersonalData } from './platform/personal-data.ts';
import { createPublisher } from './platform/realtime/gateway.ts';
import { createSockets } from './sockets.ts';
import { builtPage, coreOf, homeOf, isProduction, localUrlOf, type Parts } from './parts.ts';

export type Services = ReturnType<typeof createServices>;

export function createServices(parts: Parts) {
  const { config, storage, bus, provider, mailer, llm } = parts;
  const core = coreOf(parts);
  const { db, vault, clock, ids, log } = core;
  const { image, otherImages, video, moderation, allowsExplicit } = checkedProviders(parts);
  const publish = createPublisher(bus);

  const { DEFAULT_SITE: defaultSite, MAIN_API_KEY: mainKey, PUBLIC_URL: publicUrl } = config;
  const sites = createSitesService({ ...core, defaultSite, mainKey, allowsExplicit });
  const audit = createAuditService({ clock, ids });
  const pictures = { image, otherImages, moderation };
  const assets = createAssetServices(parts, { sites, audit, ...pictures });
  const identity = createIdentityService({ ...core, provider, audit });
  const home = homeOf(config);
  const notifications = createNotificationsService({
    ...core,
    mailer,
    push: parts.push,
    sites,
    identity,
    home,
  });
  const suspicions = createSuspicions(core);
  const safety = createSafetyService({
    log,
    clock,
    textJudge: parts.textJudge,
    suspicions,
    realPersons: sites.realPersons,
    embeddings: parts.embeddings,
  });
  const wallet = createWalletService({
    ...core,
    audit,
    isMember: async (scope, id) => (await identity.members.find(scope, id)) !== undefined,
    labelsOf: identity.members.labelsOf,
    publish,
    findJobDiscrepancies,
  });
  const payments = createPaymentsService({
    ...core,
    payments: parts.payments,
    otherPayments: parts.otherPayments,
    affiliate: parts.affiliate,
    mailer,
    wallet,
    sites,
    audit,
    home,
    labelsOf: identity.members.labelsOf,
    buyerOf: async (scope, id) => {
      const member = await identity.members.find(scope, id);
      if (!member) return undefined;
      const { email, marketing_given, time_zone } = member;
      return { email, refuses_marketing: marketing_given === false, time_zone: time_zone ?? 'UTC' };
    },
  });
  const budgets = createBudgetsService({
    ...core,
    mailer,
    sites,
    identity,
    audit,
    home,
  });
  const jobs = createJobsService({
    ...core,
    wallet,
    budgets,
    audit,
    publish,
    isJudging: !moderation.isBuiltIn,
    isPremium: payments.hasPlan,
    findMembers: async (scope, search, limit) =>
      (await identity.members.search(scope, { search, limit })).map(({ id }) => id),
    labelsOf: identity.members.labelsOf,
  });
  const characters = createCharactersService({
    ...core,
    bus,
    sites,
    identity,
    safety,
    assets,
    audit,
    notify: notifications.notify,
  });
  audit.nameSubjects('member', identity.members.labelsOf);
  audit.nameSubjects('character', characters.namesOf);
  for (const sold of ['package', 'plan', 'item'] as const)
    audit.nameSubjects(sold, wallet.priceList.namesOf);
  audit.nameSubjects('adjustment', wallet.admin.namesOf);
  const catalogue = createCatalogueService({ ...core, audit, characters, sites });
  audit.nameSubjects('dome', catalogue.domes.titlesOf);
  const { generation, studio, gallery } = createPictureServices({
    ...core,
    sites,
    llm,
    image,
    video,
    identity,
    assets,
    jobs,
    wallet,
    budgets,
    audit,
    characters,
    safety,
    secret: vault.secret('prompt hashes'),
    notify: notifications.notify,
  });
  const site = createSiteService({
    ...core,
    llm,
    textJudge: parts.textJudge,
    storage,
    assets,
    catalogue,
    characters,
    publicUrl,
    localUrl: localUrlOf(config),
    isProduction: isProduction(config),
    readMark: () => readFile(join(builtPage, 'favicon.svg')),
    builtPage,
    plans: (scope) => wallet.priceList.plans(scope),
    shared: (scope, query) => studio.sharing.shared(scope, { ...query, character_id: undefined }),
    mostPercentOff: (site_id) => wallet.priceList.mostPercentOff(openScope(db, site_id)),
    addresses: {
      main: config.MAIN_ADDRESS,
      media: config.MEDIA_ADDRESS,
      realtime: config.REALTIME_ADDRESS,
    },
    apiKeys: {
      main: config.MAIN_API_KEY,
      media: config.MEDIA_API_KEY,
      realtime: config.REALTIME_API_KEY,
    },
    paymentForm: parts.payments.form,
    hasGoogle: parts.provider.hasGoogle,
  });

  const chat = createChatService({
    ...core,
    llm,
    sites,
    identity,
    wallet,
    budgets,
    catalogue,
    characters,
    safety,
    payments,
    studio,
    bus,
    publish,
    embeddings: parts.embeddings,
  });

  const access = createAccess(config, sites);
  const realtime = createSockets(parts, { sites, identity, notifications, chat, ...access });

  const reporting = createReportServices(parts, {
    sites,
    safety,
    suspicions,
    payments,
    identity,
    audit,
    assets,
    characters,
    chat,
    gallery,
    notify: notifications.notify,
  });

  const idempotency = createIdempotency({ clock, key: vault.systemKey('idempotency') });
  /** In the order of erasure: jobs first, since they would add data, and the person's own row last. */
  const personalData: PersonalData[] = [
    chat.personalData,
    studio.personalData,
    jobs.personalData,
    catalogue.personalData,
    characters.personalData,
    assets.personalData,
    payments.personalData,
    chat.metering.personalData,
    wallet.personalData,
    reporting.reports.personalData,
    reporting.feedback.personalData,
    notifications.personalData,
    { exportOf: () => ({}), eraseOf: idempotency.eraseOf },
    identity.personalData,
  ];
  const approvals = createApprovalsService({
    ...core,
    audit,
    members: identity.members,
    quarantine: assets.quarantine,
  });
  audit.nameSubjects('approval', approvals.namesOf);
  const account = createAccountService({
    ...core,
    provider,
    age: parts.age,
    mailer,
    audit,
    identity,
    sites,
    characters,
    chat,
    wallet,
    payments,
    jobs,
    approvals,
    personalData,
    publicUrl,
    isProduction: isProduction(config),
  });
  const operations = createOperationsService({
    ...core,
    providers: parts,
    audit,
    sites,
    siteNameOf: async (scope) => (await sites.recordOf(scope)).name,
    emailOf: async (scope, id) => (await identity.members.find(scope, id))?.email ?? null,
    explicitLacks: (removalEmail) => explicitLacks(parts, removalEmail),
    nearby: serversNearby({ config, fetch, log }),
  });

  return {
    sites,
    assets,
    identity,
    audit,
    safety,
    wallet,
    payments,
    characters,
    catalogue,
    generation,
    studio,
    gallery,
    shop: createShopService({ wallet, characters, gallery, chat, payments, sites }),
    site,
    chat,
    account,
    approvals,
    budgets,
    operations,
    realtime,
    idempotency,
    ...access,
    ...reporting,
    notifications,
    jobs,
  };
}
