// The job queue, with retry: jobs are sent in the caller's transaction, and run at least once after it commits.
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss, type ConstructorOptions } from 'pg-boss';
import { z } from 'zod';
import type { Database } from './db/open.ts';
import type { Scope } from './db/scope.ts';
import type { Log } from './log.ts';

export interface Job {
  readonly id: string;
  readonly attempt: number;
  /** Aborted when the process stops or the job's time is up. */
  readonly signal: AbortSignal;
}

export interface JobOptions {
  /** The number of retries after a failed or killed run; 5 by default. */
  readonly retries?: number;
  /** The delay before the first retry; doubles with each further one. */
  readonly retryDelaySeconds?: number;
  /** The maximum delay between two attempts; an hour by default. */
  readonly retryDelayMaxSeconds?: number;
  /** The time limit of a run; 15 minutes by default. */
  readonly runSeconds?: number;
  /** The maximum number of concurrent runs in this process; 1 by default. */
  readonly concurrency?: number;
}

export interface SendOptions {
  /** The job does not run before this time. */
  readonly at?: Date;
  /** Alternative to `at`: the delay after the transaction's start, by the database's clock. */
  readonly afterMs?: number;
}

type Payload = z.ZodType<object>;

interface Definition {
  readonly payload: Payload;
  readonly work: (payload: object, job: Job) => Promise<void>;
  readonly options: JobOptions;
}

interface QueueNeeds {
  readonly database: Database;
  readonly log: Log;
  /**
   * How often due jobs without a notification (delayed ones, retries) are polled for, in all queues
   * at once; 2 by default.
   */
  readonly pollSeconds?: number;
  /** How often runs of killed processes and expired runs are searched for; 10 by default, 60 if embedded. */
  readonly watchSeconds?: number;
}

export type Queue = ReturnType<typeof createQueue>;

export function createQueue(needs: QueueNeeds) {
  const { database, log, pollSeconds = 2 } = needs;
  // An embedded database has one process, whose unfinished jobs are reclaimed at the next start.
  const { watchSeconds = database.kind === 'embedded' ? 60 : 10 } = needs;
  const boss = new PgBoss(bossOptions(database, watchSeconds));
  boss.on('error', (error: Error & { queue?: string }) =>
    log.error({ err: error, job: error.queue }, 'the job queue failed'),
  );
  boss.on('warning', ({ message }) => log.warn({}, `job queue warning: ${message}`));
  const definitions = new Map<string, Definition>();
  const crons = new Map<string, string>();
  /** Worker ids by queue, of the queues that had a job so far. */
  const workers = new Map<string, Promise<readonly string[]>>();
  let isWorking = false;
  let polling: NodeJS.Timeout | undefined;

  function definition(name: string): Definition {
    const found = definitions.get(name);
    if (!found) throw new Error(`No job is defined as ${name}.`);
    return found;
  }

  async function run(name: string, job: Parameters<Runner>[0][number]): Promise<void> {
    const { payload, work } = definition(name);
    const attempt = job.retryCount + 1;
    try {
      await work(payload.parse(job.data ?? {}), { id: job.id, attempt, signal: job.signal });
    } catch (error) {
      log.warn({ err: error, job: name, job_id: job.id, attempt }, 'queue job failed');
      throw error;
    }
  }

  async function work(): Promise<void> {
    for (const { name } of await boss.getSchedules()) {
      // A schedule of an earlier version, whose jobs no worker would run.
      if (!crons.has(name)) await boss.unschedule(name);
      if (!definitions.has(name)) await boss.deleteQueue(name);
    }
    await Promise.all(
      Array.from(crons, ([name, cron]) => boss.schedule(name, cron, null, { missed: 'once' })),
    );
    if (database.kind === 'embedded') await reclaim(database, boss, definitions);
    isWorking = true;
    await wakeDue();
    polling ??= setInterval(() => void wakeDue(), pollSeconds * 1_000).unref();
  }

  /**
   * Starts the workers of a queue with its first job: every worker polls when it starts, and the polls of all queues at
   * once would be more statements than a slow machine's few connections can handle in time.
   */
  function wake(name: string): void {
    if (!isWorking) return;
    const known = workers.get(name);
    if (!known) return void startWorkers(name);
    void known.then((ids) => ids.forEach((id) => boss.notifyWorker(id)));
  }

  function startWorkers(name: string): void {
    const found = definitions.get(name);
    if (!found) return;
    const runner: Runner = async (jobs) => {
      for (const job of jobs) await run(name, job);
    };
    // One call per worker: pg-boss returns only the first id of several workers that one call
    // starts.
    const starting = Array.from({ length: found.options.concurrency ?? 1 }, () =>
      boss.work(name, IDLE, runner),
    );
    const started = Promise.all(starting).catch((error: unknown) => {
      log.error({ err: error, job: name }, 'starting workers failed; the next poll tries again');
      workers.delete(name);
      return [];
    });
    workers.set(name, started);
  }

  /**
   * One poll for all queues: if each worker polled by itself, there would be twenty statements per second while idle.
   */
  async function wakeDue(): Promise<void> {
    try {
      for (const name of await findDueQueues(database)) wake(name);
    } catch (error) {
      log.warn({ err: error }, 'looking for due jobs failed');
    }
  }

  const define = <P extends Payload>(
    name: string,
    payload: P,
    toDo: (payload: z.output<P>, job: Job) => Promise<void>,
    options: JobOptions = {},
  ): void => {
    if (definitions.has(name)) throw new Error(`The job ${name} is defined twice.`);
    // `run` only gets payloads that `payload` has parsed.
    definitions.set(name, { payload, work: toDo as Definition['work'], options });
  };

  return {
    define,
    /** The job exists if and only if the transaction commits. Payloads contain ids, not objects. */
    async send(
      scope: Scope,
      name: string,
      payload: object,
      { at, afterMs }: SendOptions = {},
    ): Promise<void> {
      definition(name).payload.parse(payload);
      const startAfter = at ?? (afterMs === undefined ? undefined : `${afterMs} milliseconds`);
      const settings = startAfter === undefined ? {} : { startAfter };
      await boss.send(name, payload, { ...settings, db: fromDrizzle(scope.db, sql) });
      scope.afterCommit(() => wake(name));
    },
    /** Once the transaction commits, delayed jobs whose payload contains these fields become due. */
    async makeDue(scope: Scope, name: string, part: object): Promise<void> {
      await scope.db.execute(sql`update pgboss.job set start_after = now()
        where name = ${name} and state = 'created' and data @> ${JSON.stringify(part)}::jsonb`);
      scope.afterCommit(() => wake(name));
    },
    /**
     * Runs at the times of the cron expression (UTC), once for all processes. If no process was running at the last of
     * these times, it runs at the next start, because many machines are off at night.
     */
    schedule(
      name: string,
      cron: string,
      toDo: (job: Job) => Promise<unknown>,
      options?: JobOptions,
    ): void {
      define(name, z.object({}), async (_, job) => void (await toDo(job)), options);
      crons.set(name, cron);
    },
    /** Must be called before jobs are sent. With `work: true`, the default, this process also runs jobs. */
    async start({ work: isWorker }: { work: boolean } = { work: true }): Promise<void> {
      await boss.start();
      await describeQueues(boss, definitions);
      if (isWorker) await work();
    },
    /** Starts running jobs, after a start with `work: false`. May be called again after a failure. */
    work,
    /** Waits for running jobs; those that don't end in time are run again later. */
    async stop(): Promise<void> {
      isWorking = false;
      clearInterval(polling);
      await boss.stop({ graceful: true, timeout: 15_000, close: true });
    },
  };
}

/** Long intervals for pg-boss's own polling, since workers are woken by notifications and by our poll. */
const IDLE = { pollingIntervalSeconds: 60, notifyPollingIntervalSeconds: 60 };

/** Names of the queues with a job that is due. */
async function findDueQueues({ pool }: Database): Promise<string[]> {
  const due = await pool.query<{ name: string }>(
    `select name from pgboss.queue q where exists (
       select from pgboss.job j
       where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after < now())`,
  );
  return due.rows.map(({ name }) => name);
}

type Runner = (
  jobs: { id: string; data: unknown; retryCount: number; signal: AbortSignal }[],
) => Promise<void>;

/**
 * On a server, pg-boss has its own connections and is notified of new jobs; embedded, it shares the only connection.
 */
function bossOptions({ url, pool }: Database, watchSeconds: number): ConstructorOptions {
  const often = { superviseIntervalSeconds: watchSeconds, monitorIntervalSeconds: watchSeconds };
  if (url !== undefined) return { ...often, connectionString: url, max: 4, useListenNotify: true };
  return {
    ...often,
    backend: 'pglite',
    db: { executeSql: (text, values) => pool.query(text, values) },
  };
}

function queueOptions(options: JobOptions) {
  const { retries = 5, retryDelaySeconds = 1, retryDelayMaxSeconds = 3_600 } = options;
  return {
    retryLimit: retries,
    retryDelay: retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: retryDelayMaxSeconds,
    expireInSeconds: options.runSeconds ?? 900,
    heartbeatSeconds: 20,
    notify: true,
  };
}

/** Creates missing queues and updates those whose options have changed. */
async function describeQueues(boss: PgBoss, definitions: Map<string, Definition>): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const [name, definition] of definitions) {
    const options = queueOptions(definition.options);
    const found = existing.get(name);
    if (found && isDeepStrictEqual({ ...found, ...options }, found)) continue;
    if (found) await boss.updateQueue(name, options);
    else await boss.createQueue(name, options);
    // A lookup caches the queue; otherwise the first `send` would look it up in the caller's
    // transaction.
    await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' });
  }
}

/** An embedded database has one process, so jobs that are marked as running were killed with it. */
async function reclaim(
  { pool }: Database,
  boss: PgBoss,
  definitions: ReadonlyMap<string, Definition>,
): Promise<void> {
  const orphans = await pool.query<{ name: string; ids: string[] }>(
    `select name, array_agg(id) as ids from pgboss.job where state = 'active' group by name`,
  );
  for (const { name, ids } of orphans.rows) {
    if (definitions.has(name)) await boss.fail(name, ids, { reason: 'the process was killed' });
  }
}
