// The process: reads the configuration, opens the parts, starts its roles, and stops cleanly.
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { createApp } from './app.ts';
import { startWork, type BackgroundWork } from './background-work.ts';
import { readConfig, type Config } from './config.ts';
import { requireExplicitNeeds } from './explicit-content.ts';
import { paymentSettings } from './payment-settings.ts';
import { explain } from './explain-failure.ts';
import { requireFinishedRecords } from './finished-records.ts';
import { chooseAge } from './providers/age/choose.ts';
import { createPostback } from './providers/affiliate/postback.ts';
import { chooseEmbeddings } from './providers/embeddings/choose.ts';
import { createInProcessBus } from './providers/events/in-process.ts';
import type { Bus } from './providers/events/port.ts';
import { chooseIdentity } from './providers/identity/choose.ts';
import type { CognitoConfig } from './providers/identity/cognito/config.ts';
import { chooseMail } from './providers/mail/choose.ts';
import { createOutbox, type Outbox } from './providers/mail/outbox.ts';
import { choosePayments } from './providers/payments/choose.ts';
import { createWebPush } from './providers/push/web-push.ts';
import { chooseStorage } from './providers/storage/choose.ts';
import { systemClock, type Clock } from './platform/clock.ts';
import { backupNightly } from './platform/db/backup.ts';
import { openDatabase, type Database } from './platform/db/open.ts';
import { createVisitorAddress } from './platform/http/address.ts';
import { openScope } from './platform/db/scope.ts';
import { countAnswers, serveHealth, serveMetrics } from './platform/http/health.ts';
import { closeHttpServer, createHttpServer } from './platform/http/server.ts';
import { currentUrl } from './moved-paths.ts';
import { openImages, openLlm, openTextJudge } from './models.ts';
import { homeOf, isProduction, type Parts } from './parts.ts';
import { createIds } from './platform/ids.ts';
import { createQueue, type Queue } from './platform/queue.ts';
import { createRateLimits, type RateLimits } from './platform/rate-limits.ts';
import { createLog } from './platform/log.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import { readWrappingKey } from './platform/encryption.ts';
import { isStopRequested, requestStop, stopBy } from './stop-signals.ts';
import { openVault } from './open-vault.ts';
import { seedAdmin } from '../seed/admin.ts';
import { seedDemo } from '../seed/seed.ts';

interface Opening {
  readonly log: Logger;
  readonly database: Promise<Database>;
}

/** Opens the configured providers beside the database. */
async function openParts(
  config: Config,
  { log, database: opening }: Opening,
): Promise<Parts & { log: Logger; outbox: Outbox }> {
  const clock = systemClock;
  const [database, images, llm] = await Promise.all([
    opening,
    openImages(config, log),
    openLlm(config, log),
  ]);
  await database.migrate();
  const ids = createIds(clock);
  const wrappingKey = readWrappingKey({ dataKey: config.DATA_KEY, dataDir: config.DATA_DIR });
  const vault = await openVault(database.db, wrappingKey);
  const mailParts = await chooseMail({ config, clock, ids, log });
  const queue = createQueue({ database, log });
  /** What providers with tables need. */
  const stored = { db: database.db, vault, clock, ids, log };
  const outbox = createOutbox({ ...stored, queue, mail: mailParts.mail });
  return {
    config,
    database,
    queue,
    outbox,
    vault,
    clock,
    ids,
    log,
    mailer: outbox,
    metrics: createMetrics(),
    limits: await openLimits(config, { clock, log }),
    llm,
    storage: await chooseStorage(config),
    ...images,
    textJudge: openTextJudge(config, llm, log),
    embeddings: chooseEmbeddings(config, log),
    bus: await openBus(config, log),
    age: chooseAge({ config, log }),
    affiliate: createPostback(),
    push: createWebPush(),
    ...mailParts,
    ...(await choosePayments({
      ...paymentSettings(config),
      base: '/api',
      ...stored,
    })),
    ...(await chooseIdentity({
      config: { ...config, cognito: cognitoConfig(config) },
      base: '/api',
      mailer: outbox,
      ...stored,
    })),
  };
}

async function start(config: Config): Promise<void> {
  const log = createLog({ level: config.LOG_LEVEL });
  listenToFailures(log);
  const opening = openDatabase({ url: config.DATABASE_URL, dataDir: config.DATA_DIR, log });
  const reportFailure = (error: unknown): void => log.error({ err: error }, 'shutdown failed');
  stopBy(() => closeEarly(opening), reportFailure);
  const parts = await openParts(config, { log, database: opening });
  const { database, queue, clock, metrics, llm, bus, mail, limits, provider } = parts;
  const app = createApp(parts);
  keepBackups({ database, queue, config });

  const site = await app.sites.ensureDefault();
  await app.wallet.priceList.addDefaults(openScope(database.db, site.id));
  await requireExplicitNeeds({
    config,
    sites: app.sites,
    payments: parts.payments,
    age: parts.age,
    moderation: parts.moderation,
  });
  if (isProduction(config) && config.PUBLIC_URL === undefined)
    log.warn(
      { home: homeOf(config) },
      'without PUBLIC_URL, links in emails and sitemaps lead to this machine',
    );
  requireFinishedRecords(config, await app.sites.unfinishedSites());
  let once: string | undefined;
  // Pictures belong to the media role: a process without it does not draw.
  if (config.SEED === 'demo' && config.ROLES.includes('media')) {
    await seedDemo({ app, db: database.db, clock, log });
    once = await seedAdmin({ app, db: database.db, provider });
  }
  for (const { host, missing } of await app.sites.unfinishedSites()) {
    log.warn(
      { site: host, missing },
      'the site record still has placeholders that visitors can see',
    );
  }
  await app.chat.start(database.kind === 'embedded');

  const http = createHttpServer({
    log,
    ids: parts.ids,
    trustProxy: config.TRUST_PROXY,
    visitorAddress: createVisitorAddress({ log, isProduction: isProduction(config) }),
    publicUrl: config.PUBLIC_URL,
    currentUrl,
  });
  countAnswers(http, metrics);
  const health = serveHealth(http, database.pool);
  await app.mount(http, config.ROLES);
  const listen = async () => {
    const [address, metricsServer] = await Promise.all([
      http.listen({ port: config.PORT, host: config.BIND }),
      serveMetricsApart(metrics, config),
      queue.start({ work: false }),
    ]);
    return { address, metricsServer };
  };
  let work: BackgroundWork | undefined;

  const stop = async (): Promise<void> => {
    log.info({}, 'stopping');
    const { metricsServer } = await listening;
    health.stopping();
    const ending = app.realtime
      .close(300)
      .then(() => app.chat.close(15_000))
      .then(app.budgets.close);
    await work?.started;
    await Promise.all([queue.stop(), app.jobs.stop(), ending]);
    await Promise.all([closeHttpServer(http, 2_000), metricsServer?.close()]);
    await Promise.all([app.assets.close(), app.catalogue.activity.flush(), app.stats.flush()]);
    const makers = [parts.video, parts.image, ...parts.otherImages, parts.moderation];
    await Promise.all(makers.map((one) => one.close()));
    const payments = [parts.payments, ...parts.otherPayments];
    await Promise.all([provider.close(), ...payments.map((one) => one.close())]);
    await Promise.all([bus.close(), mail.close(), limits.close()]);
    await parts.outbox.settled();
    await llm.close();
    await database.close();
    log.info({}, 'stopped');
  };

  if (isStopRequested()) return;
  // Set before the first request can be answered: a process that says it is ready can be stopped.
  const listening = listen();
  stopBy(stop, reportFailure);
  const { address } = await listening;
  if (config.ROLES.includes('worker')) {
    const { jobs, notifications } = app;
    const isAlone = database.kind === 'embedded';
    work = startWork({ queue, jobs, push: notifications.push, isAlone, log });
  }
  // After the first responses: only messages need it, and they prepare it themselves where it is missing.
  setTimeout(app.safety.prepare, 2_000).unref();
  announce(address, { config, model: llm.name, log });
  if (once !== undefined) printAdminLink(config.PUBLIC_URL ?? address, once);
}

/** A first start takes long on a busy machine, and ending it anywhere is safe. */
const EARLY_STOP_MS = 8_000;

/** What is open during the start is the database alone; what the start still does with it fails, and is ignored. */
async function closeEarly(opening: Promise<Database>): Promise<void> {
  const closed = opening.then(
    (database) => database.close(),
    () => undefined, // it was not opened, and the start says why
  );
  await Promise.race([closed, wait(EARLY_STOP_MS, undefined, { ref: false })]);
}

async function openBus({ REDIS_URL: url }: Config, log: Logger): Promise<Bus> {
  if (url === undefined) return createInProcessBus();
  const { createRedisBus } = await import('./providers/events/redis.ts');
  return createRedisBus({ url, log });
}

async function openLimits(
  { REDIS_URL: url }: Config,
  { clock, log }: { clock: Clock; log: Logger },
): Promise<RateLimits> {
  if (url === undefined) return createRateLimits({ clock });
  const { openSharedLimits } = await import('./platform/redis-rate-limits.ts');
  return openSharedLimits({ url, clock, log });
}

/** Prometheus reads on an address of its own, which no visitor reaches; nowhere when none is named. */
const serveMetricsApart = async (
  metrics: Metrics,
  { METRICS_PORT: port, METRICS_BIND: host }: Config,
) => (port === undefined ? undefined : serveMetrics(metrics, { port, host }));

/** Nightly backups of the embedded database, of which the last seven are retained; a server has its own tools. */
function keepBackups(about: { database: Database; queue: Queue; config: Config }): void {
  const { database, queue, config } = about;
  const { backup } = database;
  if (!backup) return;
  queue.schedule('platform.backup', '15 3 * * *', () =>
    backupNightly({ dataDir: config.DATA_DIR, now: new Date(), backup }),
  );
}

function cognitoConfig(config: Config): CognitoConfig | undefined {
  const { COGNITO_USER_POOL_ID: user_pool_id, COGNITO_CLIENT_ID: client_id } = config;
  if (user_pool_id === undefined || client_id === undefined) return undefined;
  const { COGNITO_ACCESS_KEY_ID: accessKeyId, COGNITO_SECRET_ACCESS_KEY: secretAccessKey } = config;
  return {
    region: config.COGNITO_REGION,
    user_pool_id,
    client_id,
    client_secret: config.COGNITO_CLIENT_SECRET,
    domain: config.COGNITO_DOMAIN,
    endpoint: config.COGNITO_ENDPOINT,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}

function announce(address: string, about: { config: Config; model: string; log: Logger }): void {
  const { config, model, log } = about;
  const url = config.PUBLIC_URL ?? address;
  log.info(
    { url, roles: config.ROLES, database: config.DATABASE_URL ? 'server' : 'embedded', model },
    `Velour is running at ${url}`,
  );
  // For a person at the terminal; the line above is for log collectors.
  if (process.stdout.isTTY) process.stdout.write(`\n  Velour is running at ${url}\n\n`);
}

/** Printed at the first start only, and never part of the log. */
function printAdminLink(url: string, token: string): void {
  const lines = [
    '  One-time sign-in link for the admin, valid for a day:',
    `  ${url}/login?redirect=/admin/dashboard#once=${token}`,
    '  Then add an email and a password in your profile: admin screens ask you to confirm it’s you every 30 minutes.',
  ];
  process.stdout.write(`\n${lines.join('\n')}\n\n`);
}

function listenToFailures(log: Logger): void {
  process.on('warning', (warning) => log.warn({ err: warning }, 'process warning'));
  // One unhandled rejection does not end the process for all its users.
  process.on('unhandledRejection', (error) =>
    log.error({ err: error }, 'unhandled promise rejection'),
  );
  process.on('uncaughtException', (error) => {
    log.error({ err: error }, 'uncaught exception; stopping');
    requestStop(1);
  });
}

try {
  await start(readConfig());
} catch (error) {
  // A start that was stopped half-way fails for that reason alone; the stop ends the process.
  if (!isStopRequested()) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
}
