// An app for tests: the real wiring on a real database with the built-in providers, driven through typed clients.
import { randomBytes, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { api } from '@velour/contract/api.ts';
import { calls } from '@velour/contract/calls.ts';
import type { Endpoint } from '@velour/contract/endpoint.ts';
import { createClient, type Client, type Outgoing, type Send } from '@velour/contract/client.ts';
import type { FastifyInstance } from 'fastify';
import { createApp, type App } from '../src/app.ts';
import { parseConfig } from '../src/config.ts';
import type { AgeAssurance } from '../src/providers/age/port.ts';
import { createSelfDeclaration } from '../src/providers/age/self-declared.ts';
import type { AffiliateProvider } from '../src/providers/affiliate/port.ts';
import { createPostback } from '../src/providers/affiliate/postback.ts';
import type { Bus } from '../src/providers/events/port.ts';
import { createInProcessBus } from '../src/providers/events/in-process.ts';
import { createCombinedPool } from '../src/providers/identity/combined.ts';
import { createEmbeddedPool, type EmbeddedPoolNeeds } from '../src/providers/identity/embedded.ts';
import type { IdentityProvider, ManagedPool } from '../src/providers/identity/port.ts';
import { createPainter } from '../src/providers/image/painter.ts';
import type { ImageProvider } from '../src/providers/image/port.ts';
import type { EmbeddingsProvider } from '../src/providers/embeddings/port.ts';
import type { LlmProvider } from '../src/providers/llm/port.ts';
import { createMailbox, type StoredMail } from '../src/providers/mail/mailbox.ts';
import { createOutbox } from '../src/providers/mail/outbox.ts';
import type { MailProvider } from '../src/providers/mail/port.ts';
import { createNoClassifier } from '../src/providers/moderation/none.ts';
import { createNoKnownImages } from '../src/providers/moderation/known-images.ts';
import {
  noTextJudge,
  type KnownImages,
  type ModerationProvider,
  type TextModeration,
} from '../src/providers/moderation/port.ts';
import type { PaymentsProvider } from '../src/providers/payments/port.ts';
import { createSandbox, type Sandbox } from '../src/providers/payments/sandbox.ts';
import { createFiles } from '../src/providers/storage/files.ts';
import type { PushProvider } from '../src/providers/push/port.ts';
import { createWebPush } from '../src/providers/push/web-push.ts';
import type { StorageProvider } from '../src/providers/storage/port.ts';
import type { VideoProvider } from '../src/providers/video/port.ts';
import type { TimerClock } from '../src/platform/clock.ts';
import type { Database } from '../src/platform/db/open.ts';
import { openScope, type Scope } from '../src/platform/db/scope.ts';
import { createHttpServer } from '../src/platform/http/server.ts';
import { createIds } from '../src/platform/ids.ts';
import { createQueue } from '../src/platform/queue.ts';
import { createRateLimits } from '../src/platform/rate-limits.ts';
import type { Log } from '../src/platform/log.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { createVault } from '../src/platform/encryption.ts';
import { characterDraft } from './characters.ts';
import { quietLog, temporaryDirectory } from './databases.ts';
import { createPuppetLlm } from './fakes/fake-llm.ts';
import { createFakeVideo } from './fakes/fake-video.ts';
import { CHEAP } from './identity-pool.ts';
import { assertListed } from './listed-problems.ts';

export interface TestAppOptions {
  readonly database: Database;
  /** Replaces the default, for tests that don't use it. */
  readonly llm?: LlmProvider;
  readonly bus?: Bus;
  /** Replaces the default, which is none. */
  readonly moderation?: ModerationProvider;
  readonly knownImages?: KnownImages;
  readonly textJudge?: TextModeration;
  readonly embeddings?: EmbeddingsProvider;
  readonly image?: ImageProvider;
  /** Replaces the default, whose clips are valid MP4 files that no player can decode. */
  readonly video?: VideoProvider;
  /** Replaces the mailbox, which then stays empty. */
  readonly mail?: MailProvider;
  /** A managed user pool, with which the embedded one is combined. */
  readonly managed?: (clock: TestClock) => Promise<ManagedPool>;
  /** Wraps the app's user pool. */
  readonly around?: (pool: IdentityProvider) => IdentityProvider;
  readonly affiliate?: AffiliateProvider;
  readonly age?: AgeAssurance;
  /** Headers of every call of the app's clients, as a proxy would add them. */
  readonly headers?: Record<string, string>;
  readonly push?: PushProvider;
  readonly payments?: PaymentsProvider;
  readonly otherPayments?: readonly PaymentsProvider[];
  readonly environment?: Record<string, string>;
  /** The directory of stored files, for tests that inspect it or start a second app on it. */
  readonly filesIn?: string;
  /** Replaces storage in a directory. */
  readonly storage?: StorageProvider;
  readonly log?: Log;
  /** The master key, shared by two apps that represent two processes of one deployment. */
  readonly master?: Buffer;
  readonly later: (runsJobs: () => Promise<void>) => void;
  readonly runsJobs?: boolean;
}

/** Prints errors only, which an app must not log in a test that does not expect them. */
const errorsOnly: Log = {
  ...quietLog,
  error: (fields, message) => process.stderr.write(`${message} ${inspect(fields)}\n`),
};

/** An event bus shared by several apps of a test. */
export const createBus = (): Bus => createInProcessBus();

/** A clock that a test can move forward. */
export interface TestClock extends TimerClock {
  forward(ms: number): void;
  /** Stops the clock: from now on only `forward` moves it. */
  stop(): void;
  /** The number of timers that are waiting. */
  waiting(): number;
}

function createTestClock(): TestClock {
  let ahead = 0;
  let stoppedAt: number | undefined;
  let waits: { until: number; end: () => void }[] = [];
  const now = () => (stoppedAt ?? Date.now()) + ahead;
  return {
    now: () => new Date(now()),
    wait: (ms) => {
      if (stoppedAt === undefined) return pause(ms);
      return new Promise((end) => void waits.push({ until: now() + ms, end }));
    },
    forward: (ms) => {
      ahead += ms;
      const over = waits.filter(({ until }) => until <= now());
      waits = waits.filter((one) => !over.includes(one));
      for (const { end } of over) end();
    },
    stop: () => {
      stoppedAt ??= Date.now();
    },
    waiting: () => waits.length,
  };
}

export interface TestApp {
  readonly app: App;
  readonly http: FastifyInstance;
  readonly clock: TestClock;
  readonly site_id: string;
  readonly scope: Scope;
  /** Sent emails, newest first. */
  mails(): readonly StoredMail[];
  /** Waits until all queued emails were sent or have failed. */
  settled(): Promise<void>;
  /** Calls without a token. */
  readonly guest: Clients;
  /** A visitor who has passed the age gate. */
  visitor(): Promise<Person>;
  /** Adds a public character. */
  addCharacter(more?: Partial<Parameters<typeof characterDraft>[1]>): Promise<string>;
  /** Listens on a port and returns the address, for sockets. */
  listen(): Promise<string>;
  as(token: string | undefined): Clients;
  /** A new member who has passed the age gate and just signed in. */
  member(): Promise<Person>;
  /** A new member who is an admin. */
  admin(): Promise<Person>;
  makeAdmin(...ids: readonly string[]): Promise<void>;
  readonly provider: IdentityProvider;
  readonly sandbox: Sandbox;
  /** The code in the latest email to this address. */
  codeFor(email: string): Promise<string>;
}

export interface Person extends Clients {
  readonly id: string;
  readonly token: string;
}

export async function testApp(options: TestAppOptions): Promise<TestApp> {
  const { database, later, log = errorsOnly } = options;
  const clock = createTestClock();
  const ids = createIds(clock);
  const dataDir = await temporaryDirectory(later);
  const queue = createQueue({ database, log });
  const image = options.image ?? createPainter();
  const video = options.video ?? createFakeVideo();
  const mailbox = createMailbox({ clock, ids, log, isOpen: true });
  const vault = createVault(options.master ?? randomBytes(32));
  const { db } = database;
  const outbox = createOutbox({ db, queue, vault, clock, ids, log, mail: options.mail ?? mailbox });
  const provider = await providerOf(options, { db, vault, clock, ids, log, mailer: outbox });
  const sandbox = createSandbox({ db, vault, clock, ids, log, base: '/api', isOpen: true });
  const app = createApp({
    config: parseConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, ...options.environment }),
    database,
    queue,
    vault,
    clock,
    ids,
    log,
    metrics: createMetrics(),
    limits: createRateLimits({ clock }),
    isMachineBusy: () => false,
    llm: options.llm ?? createPuppetLlm(),
    storage:
      options.storage ?? createFiles({ directory: options.filesIn ?? join(dataDir, 'assets') }),
    image,
    otherImages: [],
    video,
    moderation: options.moderation ?? createNoClassifier(),
    ...checksOf(options),
    embeddings: options.embeddings,
    bus: options.bus ?? createInProcessBus(),
    mail: mailbox,
    mailbox,
    affiliate: options.affiliate ?? createPostback(),
    push: options.push ?? createWebPush(),
    payments: options.payments ?? sandbox,
    otherPayments: options.otherPayments ?? [],
    sandbox,
    provider,
    mailer: outbox,
  });
  const site = await app.sites.ensureDefault();
  await app.wallet.priceList.addDefaults(openScope(db, site.id));
  // Most tests send more messages than a trial or a day allows.
  await app.sites.change(site.id, { trial_messages: 1_000_000, daily_messages: 1_000_000 });
  await app.chat.start(false);
  await queue.start({ work: options.runsJobs ?? false });
  if (options.runsJobs) await app.jobs.start({ isAlone: false });
  const http = createHttpServer({ log, ids, trustProxy: 'loopback' });
  await app.mount(http, ['web', 'media', 'realtime', 'worker']);
  later(async () => {
    await app.realtime.close(0);
    await app.chat.close(500);
    await http.close();
    await Promise.all([queue.stop(), app.jobs.stop()]);
    await outbox.settled();
    await Promise.all([app.assets.close(), app.catalogue.activity.flush(), app.stats.flush()]);
    await Promise.all([image.close(), video.close()]);
  });
  const as = (token: string | undefined) => clientsOf(sendBy(http, token, options.headers));
  const member = async (): Promise<Person> => {
    const scope = openScope(database.db, site.id);
    const whom = { create: { name: 'Ann', alias: `test:${ids.next()}` } };
    const tokens = await provider.issueTokens({ site_id: site.id, site_name: 'Velour' }, whom);
    const entry = { tokens, method: 'one_time', is_proven: true } as const;
    const from = { actor: undefined, address: '127.0.0.1', user_agent: '' };
    const { person_id, token } = await app.account.signIn.admit(scope, entry, from);
    await as(token).safety.confirmAge({ body: { adult: true } });
    return { ...as(token), id: person_id, token };
  };
  const makeAdmin = async (...ids: readonly string[]): Promise<void> => {
    await database.pool.query(
      `update person set is_admin = true, admin_roles = '{owner}' where id = any($1)`,
      [ids],
    );
  };
  return {
    app,
    http,
    clock,
    site_id: site.id,
    scope: openScope(database.db, site.id),
    mails: mailbox.mails,
    settled: outbox.settled,
    guest: as(undefined),
    as,
    visitor: async () => {
      const { jwt } = await as(undefined).identity.createVisitor();
      const adult = await as(jwt).safety.confirmAge({ body: { adult: true } });
      const { sub } = JSON.parse(
        Buffer.from(adult.jwt.split('.')[1] ?? '', 'base64url').toString(),
      ) as { sub: string };
      return { ...as(adult.jwt), id: sub, token: adult.jwt };
    },
    provider,
    sandbox,
    codeFor: async (email) => {
      await outbox.settled();
      const mail = mailbox.mails().find(({ to }) => to === email);
      const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0];
      if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
      return code;
    },
    member,
    makeAdmin,
    admin: async () => {
      const person = await member();
      await makeAdmin(person.id);
      return person;
    },
    addCharacter: async (more) => {
      const draft = characterDraft(site.id, { id: ids.next(), ...more });
      await app.characters.add(openScope(database.db, site.id), draft);
      return draft.id;
    },
    listen: async () => {
      await http.listen({ port: 0, host: '127.0.0.1' });
      // Listening on a port, so the address is not a pipe's name.
      return `127.0.0.1:${(http.server.address() as AddressInfo).port}`;
    },
  };
}

async function providerOf(
  { managed: openManaged, around }: TestAppOptions,
  needs: Omit<EmbeddedPoolNeeds, 'clock'> & { clock: TestClock },
): Promise<IdentityProvider> {
  const managed = await openManaged?.(needs.clock);
  const managedIssuer = managed?.issuer;
  const embedded = createEmbeddedPool({ ...needs, hashCost: CHEAP, managedIssuer });
  const pool = managed ? createCombinedPool({ managed, embedded }) : embedded;
  return around?.(pool) ?? pool;
}

/** The external checks (known images, judge model, age); none by default. */
const checksOf = ({ knownImages, textJudge, age }: TestAppOptions) => ({
  knownImages: knownImages ?? createNoKnownImages(),
  textJudge: textJudge ?? noTextJudge,
  age: age ?? createSelfDeclaration(),
});

/** One client for each noun of the contract. */
export type Clients = { readonly [Noun in keyof typeof api]: Client<(typeof api)[Noun]> };

export function clientsOf(send: Send): Clients {
  const clients = Object.entries(calls).map(([noun, its]) => [
    noun,
    createClient<Record<string, Endpoint>>(its, send),
  ]);
  // Built from the keys of `api`.
  return Object.fromEntries(clients) as Clients;
}

/** The rejection of a failed call, with its problem document. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  readonly detail: string | undefined;
  constructor(problem: { code: string; status: number; title: string; detail?: string }) {
    super(problem.title);
    this.code = problem.code;
    this.status = problem.status;
    this.detail = problem.detail;
  }
}

const sendBy =
  (http: FastifyInstance, token: string | undefined, more: Record<string, string> = {}): Send =>
  async ({ call, path, query, body, key: given }: Outgoing) => {
    // Like the page's client.
    const key = given ?? (call.method === 'POST' && call.idempotent ? randomUUID() : undefined);
    const gateway = call.gateway === 'media' ? '/media-api' : '/api';
    const reply = await http.inject({
      method: call.method,
      url: gateway + path,
      query: { host: 'pd', ...query },
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        'x-api-key': 'web-pd',
        ...more,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
        ...(body === undefined
          ? {}
          : {
              'content-type':
                body instanceof Uint8Array ? 'application/octet-stream' : 'application/json',
            }),
      },
      ...(body === undefined
        ? {}
        : { payload: body instanceof Uint8Array ? Buffer.from(body) : JSON.stringify(body) }),
    });
    const response: unknown = reply.json();
    // Every failing call replies with a problem document.
    if (reply.statusCode >= 400) {
      const refused = new Refused(response as { code: string; status: number; title: string });
      assertListed(call, refused.code);
      throw refused;
    }
    return response;
  };
