// An app for tests: the real wiring on a real database with the stand-in engines, driven through typed clients.
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { calls } from '@velour/contract/calls.ts';
import type { charactersApi } from '@velour/contract/characters.ts';
import type { chatApi } from '@velour/contract/chat.ts';
import { createClient, type Outgoing, type Send } from '@velour/contract/client.ts';
import type { identityApi } from '@velour/contract/identity.ts';
import type { safetyApi } from '@velour/contract/safety.ts';
import type { siteApi } from '@velour/contract/site.ts';
import type { FastifyInstance } from 'fastify';
import { createApp, type App } from '../src/app.ts';
import { parseConfig } from '../src/config.ts';
import type { Bus } from '../src/engines/bus/port.ts';
import { createInProcessBus } from '../src/engines/bus/in-process.ts';
import type { LlmEngine } from '../src/engines/llm/port.ts';
import { createFiles } from '../src/engines/storage/files.ts';
import type { Clock } from '../src/platform/clock.ts';
import type { Database } from '../src/platform/db/open.ts';
import { openScope } from '../src/platform/db/scope.ts';
import { createHttpServer } from '../src/platform/http/server.ts';
import { createIds } from '../src/platform/ids.ts';
import { createQueue } from '../src/platform/jobs/queue.ts';
import type { Log } from '../src/platform/log.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { createVault } from '../src/platform/vault.ts';
import { characterDraft } from './characters.ts';
import { quietLog, temporaryDirectory } from './databases.ts';

export interface TestAppOptions {
  readonly database: Database;
  readonly llm: LlmEngine;
  readonly bus?: Bus;
  readonly log?: Log;
  /** Shared by two apps that stand for two processes of one deployment. */
  readonly master?: Buffer;
  readonly later: (work: () => Promise<void>) => void;
  readonly work?: boolean;
}

/** What an app must never have to say in a test that does not ask for it. */
const errorsOnly: Log = {
  ...quietLog,
  error: (fields, message) => process.stderr.write(`${message} ${inspect(fields)}\n`),
};

/** A bus that several apps of one test share. */
export const createBus = (): Bus => createInProcessBus();

/** A clock that a test can push forward. */
export interface TestClock extends Clock {
  forward(ms: number): void;
}

function createTestClock(): TestClock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    forward: (ms) => {
      ahead += ms;
    },
  };
}

export interface TestApp {
  readonly app: App;
  readonly http: FastifyInstance;
  readonly clock: TestClock;
  readonly site_id: string;
  /** Calls without a token. */
  readonly guest: Clients;
  /** A visitor who has passed the age gate. */
  visitor(): Promise<Person>;
  /** Adds a public character. */
  addCharacter(more?: Parameters<typeof characterDraft>[1]): Promise<string>;
  /** Listens and answers the address, for sockets. */
  listen(): Promise<string>;
  as(token: string | undefined): Clients;
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
  const app = createApp({
    config: parseConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }),
    database,
    queue,
    vault: createVault(options.master ?? randomBytes(32)),
    clock,
    ids,
    log,
    metrics: createMetrics(),
    llm: options.llm,
    storage: createFiles({ directory: join(dataDir, 'assets') }),
    bus: options.bus ?? createInProcessBus(),
  });
  const site = await app.sites.ensureDefault();
  await app.chat.start(false);
  await queue.start({ work: options.work ?? false });
  const http = createHttpServer({ log, ids, trustProxy: 'loopback' });
  await app.mount(http, ['web', 'media', 'realtime', 'worker']);
  later(async () => {
    await app.realtime.close(0);
    await app.chat.close(500);
    await http.close();
    await queue.stop();
    await app.characters.flushActivity();
  });
  const as = (token: string | undefined) => clientsOf(http, token);
  return {
    app,
    http,
    clock,
    site_id: site.id,
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
    addCharacter: async (more) => {
      const draft = characterDraft(site.id, { id: ids.next(), ...more });
      await app.characters.addOfficial(openScope(database.db, site.id), draft);
      return draft.id;
    },
    listen: async () => {
      await http.listen({ port: 0, host: '127.0.0.1' });
      // Listening on a port, so the address is not a pipe's name.
      return `127.0.0.1:${(http.server.address() as AddressInfo).port}`;
    },
  };
}

export type Clients = ReturnType<typeof clientsOf>;

function clientsOf(http: FastifyInstance, token: string | undefined) {
  const send = sendBy(http, token);
  return {
    identity: createClient<typeof identityApi>(calls.identity, send),
    safety: createClient<typeof safetyApi>(calls.safety, send),
    site: createClient<typeof siteApi>(calls.site, send),
    characters: createClient<typeof charactersApi>(calls.characters, send),
    chat: createClient<typeof chatApi>(calls.chat, send),
  };
}

/** What a failing call rejects with: the problem document. */
export class Refused extends Error {
  readonly code: string;
  readonly status: number;
  constructor(problem: { code: string; status: number; title: string }) {
    super(problem.title);
    this.code = problem.code;
    this.status = problem.status;
  }
}

const sendBy =
  (http: FastifyInstance, token: string | undefined): Send =>
  async ({ call, path, query, body }: Outgoing) => {
    const gateway = call.gateway === 'media' ? '/media-api' : '/api';
    const reply = await http.inject({
      method: call.method,
      url: gateway + path,
      query: { host: 'pd', ...query },
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        'x-api-key': 'web-pd',
      },
      ...(body === undefined
        ? {}
        : {
            payload: JSON.stringify(body),
            headers: {
              ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
              'content-type': 'application/json',
            },
          }),
    });
    const answer: unknown = reply.json();
    // Every failing call answers a problem document.
    if (reply.statusCode >= 400)
      throw new Refused(answer as { code: string; status: number; title: string });
    return answer;
  };
