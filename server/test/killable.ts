// A deployment for kill tests: one data directory, servers that are restarted on it, and requests that are retried.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { requireRootKey } from '../src/open-vault.ts';
import { openDatabase, type Database } from '../src/platform/db/open.ts';
import { testApp, type TestApp, type TestAppOptions } from './app.ts';
import { quietLog, type DatabaseKind, type cleanUp } from './databases.ts';
import { startServer, type StartedServer } from './started-server.ts';

/** A request with an idempotency key, retried until there is a response. */
export interface PendingRequest {
  readonly token: string;
  readonly path: string;
  /** The main gateway by default. */
  readonly gateway?: 'media-api';
  readonly body: object;
  readonly key: string;
}

export interface Answered {
  readonly request: PendingRequest;
  readonly status: number;
  readonly body: string;
}

interface Options {
  readonly kind: DatabaseKind;
  readonly later: ReturnType<typeof cleanUp>;
  /** Settings of all processes. */
  readonly settings?: Record<string, string>;
  /** Options of the app that runs in the test's process. */
  readonly parts?: Partial<TestAppOptions>;
}

interface Start {
  /** Where the process kills itself (see `die-at.ts`), possibly before it is ready. */
  readonly dying?: string | undefined;
  readonly settings?: Record<string, string>;
}

const dieAt = pathToFileURL(join(import.meta.dirname, 'die-at.ts')).href;

export type Killable = Awaited<ReturnType<typeof createKillable>>;

export async function createKillable({ kind, later, settings = {}, parts = {} }: Options) {
  const place = await kind.place();
  const dataKey = randomBytes(32);
  const running: StartedServer[] = [];
  later(async () => void (await Promise.all(running.map((server) => server.end('SIGKILL')))));

  async function launch({ dying, settings: more = {} }: Start): Promise<StartedServer> {
    const server = await startServer({
      DATA_DIR: place.dataDir,
      DATA_KEY: dataKey.toString('base64'),
      LLM_PROBE: 'off',
      DEMO_MODEL_EMBEDDINGS: 'off',
      IMAGE_PROBE: 'off',
      ...settings,
      ...more,
      ...(place.url === undefined ? {} : { DATABASE_URL: place.url }),
      ...(dying === undefined ? {} : { DIE_AT: dying, NODE_OPTIONS: `--import=${dieAt}` }),
    });
    running.push(server);
    return server;
  }

  let server: StartedServer | undefined;

  /** One attempt; undefined without a response, or if it has to be retried. */
  async function send(request: PendingRequest): Promise<Answered | undefined> {
    try {
      const reply = await fetch(
        `http://${server?.address}/${request.gateway ?? 'api'}${request.path}?host=pd`,
        {
          method: 'POST',
          headers: {
            authorization: `Bearer ${request.token}`,
            'content-type': 'application/json',
            'idempotency-key': request.key,
          },
          body: JSON.stringify(request.body),
          signal: AbortSignal.timeout(5_000),
        },
      );
      const body = await reply.text();
      const { status } = reply;
      return status >= 500 || status === 429 ? undefined : { request, status, body };
    } catch {
      return undefined;
    }
  }

  return {
    place,

    /** Runs an app in this process on the same data, while no server is running. */
    async within<T>(work: (app: TestApp, database: Database) => Promise<T>): Promise<T> {
      const afterwards: (() => Promise<void>)[] = [];
      const database = await openDatabase({ ...place, log: quietLog });
      const app = await testApp({
        database,
        master: await requireRootKey(database.db, dataKey),
        log: quietLog,
        ...parts,
        later: (more) => void afterwards.push(more),
      });
      try {
        return await work(app, database);
      } finally {
        for (const more of afterwards.reverse()) await more();
        await database.close();
      }
    },

    /** The running server. */
    get server(): StartedServer {
      if (!server) throw new Error('No server was started.');
      return server;
    },

    async start(how: Start = {}): Promise<void> {
      server = await launch(how).catch(() => launch({ ...how, dying: undefined }));
    },

    /** Starts another process, which serves no requests. */
    startBeside: (how: Start): Promise<StartedServer> =>
      launch(how).catch(() => launch({ ...how, dying: undefined })),

    /** Retries through every kill until there is a response. */
    async insist(request: PendingRequest): Promise<Answered> {
      for (;;) {
        const answered = await send(request);
        if (answered) return answered;
        await wait(20);
      }
    },
  };
}
