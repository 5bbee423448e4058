// Workers of paid jobs for tests, each like a process of its own that can be killed, and the members who order.
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { createJobsService, type Kind } from '../src/modules/jobs/service.ts';
import type { Database } from '../src/platform/db/open.ts';
import { openScope } from '../src/platform/db/scope.ts';
import { createIds } from '../src/platform/ids.ts';
import type { Queue } from '../src/platform/queue.ts';
import type { TestApp } from './app.ts';
import { quietLog } from './databases.ts';

export const PRICE = 5;

const Input = z.strictObject({ picture_id: z.uuid() });
export type Work = Kind<typeof Input, string>;

const noQueue: Pick<Queue, 'send'> = { send: () => Promise.resolve() };

interface Options {
  readonly queue?: Pick<Queue, 'send'>;
  readonly kind?: Partial<Pick<Work, 'name' | 'provider' | 'most_running'>>;
  readonly afterDelivery?: () => void;
}

/** A run that has started and gives its result when the test asks for it. */
export function slowRun() {
  let give: (result: string) => void = () => undefined;
  let begin: (signal: AbortSignal) => void = () => undefined;
  const started = new Promise<AbortSignal>((resolve) => (begin = resolve));
  const run: Work['run'] = (_run, { signal }) => {
    begin(signal);
    return new Promise((resolve) => (give = resolve));
  };
  return { run, started, give: (result: string) => give(result) };
}

interface Needs {
  readonly database: Database;
  readonly app: TestApp;
  readonly later: (end: () => Promise<void>) => void;
}

export async function createJobWorkers({ database, app, later }: Needs) {
  const scope = openScope(database.db, app.site_id);
  await database.pool.query('create table if not exists delivered (job_id uuid not null)');
  /** A process of its own: from `kill` on nothing of it reaches the database. */
  function startWorker(
    run: Work['run'],
    { queue = noQueue, kind = {}, afterDelivery = () => undefined }: Options = {},
  ) {
    let isDead = false;
    const alive = new Proxy(database.db, {
      get(db, name) {
        if (isDead) throw new Error('This process is dead.');
        const value: unknown = Reflect.get(db, name);
        return typeof value === 'function' ? (value.bind(db) as unknown) : value;
      },
    });
    const { clock } = app;
    const { wallet, budgets, audit } = app.app;
    const work = createJobsService({
      db: alive,
      clock,
      ids: createIds(clock),
      log: quietLog,
      wallet,
      budgets,
      audit,
      queue,
      publish: () => undefined,
      isPremium: async (_scope, id) => premium.has(id),
      findMembers: () => Promise.resolve([]),
      labelsOf: () => Promise.resolve(new Map()),
    });
    work.define<typeof Input, string>({
      name: 'test',
      charge: 'image',
      provider: 'image',
      input: Input,
      run_ms: 60_000,
      at_once: 1,
      most_live: 10_000,
      most_running: 10_000,
      ...kind,
      run,
      async deliver(tx, { id }) {
        await tx.db.execute(sql`insert into delivered values (${id})`);
        afterDelivery();
      },
      find: () => Promise.resolve([]),
      forgettable: async (_scope, ids) => ids,
    });
    later(() => work.stop());
    return { work, kill: () => (isDead = true) };
  }

  const premium = new Set<string>();

  async function member(tokens: number): Promise<string> {
    const { id } = await app.member();
    await app.app.wallet.grant(scope, {
      member_id: id,
      unit: 'token',
      key: randomUUID(),
      reason: 'package',
      lots: [{ bucket: 'one_time', amount: BigInt(tokens) }],
    });
    return id;
  }

  const order = (owner_id: string, kind = 'test') => ({
    owner_id,
    kind,
    price: PRICE,
    total: 1,
    input: { picture_id: randomUUID() },
  });

  const delivered = async (id: string): Promise<number> => {
    const { rows } = await database.pool.query('select from delivered where job_id = $1', [id]);
    return rows.length;
  };

  const stateOf = async (id: string): Promise<unknown> => {
    const { rows } = await database.pool.query('select state, attempt from job where id = $1', [
      id,
    ]);
    return rows[0];
  };

  return { startWorker, premium, member, order, delivered, stateOf };
}
