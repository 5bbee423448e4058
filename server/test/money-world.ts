// A world for tests that end the process while money moves: buyers who do not give up, a provider that does not, a server.
import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createDice, type Dice } from '../src/engines/llm/scripted/seeded.ts';
import { openDatabase } from '../src/platform/db/open.ts';
import { openScope } from '../src/platform/db/scope.ts';
import { testApp, type TestApp } from './app.ts';
import { quietLog, type Engine, type cleanUp } from './databases.ts';
import { openFakeStripe } from './fake-stripe.ts';
import { createPuppetLlm } from './puppet-llm.ts';
import { startServer, type StartedServer } from './started-server.ts';

type Later = ReturnType<typeof cleanUp>;

/** What somebody wants, under one key, until it is answered. */
export interface Wish {
  readonly token: string;
  readonly path: string;
  readonly body: object;
  readonly key: string;
}

export interface Answered {
  readonly wish: Wish;
  readonly status: number;
  readonly body: string;
}

export interface Buyer {
  readonly id: string;
  readonly token: string;
}

interface Options {
  readonly engine: Engine;
  readonly later: Later;
  readonly seed: number;
  readonly buyers: number;
  /** What each has to begin with. */
  readonly tokens: bigint;
}

const dieAt = pathToFileURL(join(import.meta.dirname, 'die-at.ts')).href;

export type MoneyWorld = Awaited<ReturnType<typeof createMoneyWorld>>;

export async function createMoneyWorld(options: Options) {
  const { engine, later } = options;
  const dice: Dice = createDice(options.seed);
  const place = await engine.place();
  const master = randomBytes(32);
  const stripe = await openFakeStripe();
  later(() => stripe.close());

  /** The product in this process, on the same data, while no server has it. */
  async function within<T>(
    work: (app: TestApp, db: Awaited<ReturnType<typeof openDatabase>>) => Promise<T>,
  ) {
    const afterwards: (() => Promise<void>)[] = [];
    const database = await openDatabase({ ...place, log: quietLog });
    const app = await testApp({
      ...{ database, master, llm: createPuppetLlm(), log: quietLog, payments: stripe.engine() },
      later: (more) => void afterwards.push(more),
    });
    try {
      return await work(app, database);
    } finally {
      for (const more of afterwards.reverse()) await more();
      await database.close();
    }
  }

  const settled = await within(async (app, { db }) => {
    const scope = openScope(db, app.site_id);
    const character_id = await app.addCharacter();
    const { packages } = await app.guest.wallet.currencyPackages({ query: {} });
    const { plans } = await app.guest.wallet.plans();
    const buyers: Buyer[] = [];
    for (let at = 0; at < options.buyers; at += 1) {
      const { id, token } = await app.member();
      const whose = {
        member_id: id,
        unit: 'token',
        key: randomUUID(),
        reason: 'promotion',
      } as const;
      await app.app.wallet.grant(scope, {
        ...whose,
        lots: [{ bucket: 'one_time', amount: options.tokens }],
      });
      buyers.push({ id, token });
    }
    return { character_id, buyers, package_id: packages[0]?.id ?? '', plan_id: plans[0]?.id ?? '' };
  });

  const start = (dying?: string): Promise<StartedServer> =>
    startServer({
      DATA_DIR: place.dataDir,
      DATA_KEY: master.toString('base64'),
      LLM_PROBE: 'off',
      STRIPE_SECRET_KEY: stripe.config.secret_key,
      STRIPE_PUBLISHABLE_KEY: stripe.config.publishable_key,
      STRIPE_WEBHOOK_SECRET: stripe.config.webhook_secret,
      STRIPE_API_BASE: stripe.config.api_base,
      ...(place.url === undefined ? {} : { DATABASE_URL: place.url }),
      ...(dying === undefined ? {} : { DIE_AT: dying, NODE_OPTIONS: `--import=${dieAt}` }),
    });
  let server: StartedServer | undefined;
  later(async () => void (await server?.end('SIGKILL')));

  /** One try; undefined where nobody answered, or nobody could. */
  async function ask({ token, path, body, key }: Wish): Promise<Answered | undefined> {
    try {
      const reply = await fetch(`http://${server?.address}/api${path}?host=pd`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(5_000),
      });
      const text = await reply.text();
      const wish = { token, path, body, key };
      return reply.status >= 500 || reply.status === 429
        ? undefined
        : { wish, status: reply.status, body: text };
    } catch {
      return undefined;
    }
  }

  return {
    ...settled,
    dice,
    stripe,
    within,
    get server(): StartedServer {
      if (!server) throw new Error('No server was started.');
      return server;
    },
    /** `dying`: where it ends itself; see `die-at.ts`. It may do so before it is open. */
    async start(dying?: string): Promise<void> {
      server = await start(dying).catch(() => start());
    },
    /** Until it is answered, through every kill. */
    async insist(wish: Wish): Promise<Answered> {
      for (;;) {
        const answered = await ask(wish);
        if (answered) return answered;
        await wait(20);
      }
    },
    /** One message as the provider sends it; answers whether it was taken. */
    async tell(event: object): Promise<boolean> {
      const { raw, headers } = stripe.webhook(event);
      return fetch(`http://${server?.address}/api/stripe/webhooks`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: new Uint8Array(raw),
        signal: AbortSignal.timeout(5_000),
      }).then(
        async (reply) => (await reply.text(), reply.status === 200),
        () => false,
      );
    },
  };
}
