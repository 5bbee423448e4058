// Jobs whose workers die anywhere: each is charged once for one result, or not at all, and all of them end.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onBothDatabases, quietLog } from '../../../test/databases.ts';
import { createJobWorkers, PRICE, slowRun, type Work } from '../../../test/job-workers.ts';
import { printedSeed, times } from '@velour/testing/depth.ts';
import type { Database } from '../../platform/db/open.ts';
import { inTransaction, openScope, type Scope } from '../../platform/db/scope.ts';
import { createQueue } from '../../platform/queue.ts';
import { definePaidJobs } from './notifications.ts';
import { JobFailure } from './service.ts';

const JOBS = times(30, 1_000);
const LONG = { timeout: 60_000 + JOBS * 1_000 };

/** The same numbers for the same seed. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

type Workers = Awaited<ReturnType<typeof createJobWorkers>>;

onBothDatabases('paid jobs', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let scope: Scope;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later, log: quietLog });
    scope = openScope(database.db, app.site_id);
    workers = await createJobWorkers({ database, app, later });
  });

  let workers: Workers;
  const startWorker: Workers['startWorker'] = (...given) => workers.startWorker(...given);
  const { member, order, delivered, stateOf } = {
    member: (tokens: number) => workers.member(tokens),
    order: (owner_id: string, kind?: string) => workers.order(owner_id, kind),
    delivered: (id: string) => workers.delivered(id),
    stateOf: (id: string) => workers.stateOf(id),
  };

  test('two workers and one job: one of them has it', async () => {
    const ann = await member(PRICE);
    const [one, two] = [startWorker(async () => 'one'), startWorker(async () => 'two')];
    const { id } = await one.work.submit(scope, order(ann));
    const ran = await Promise.all([one.work.runNext('test'), two.work.runNext('test')]);
    expect(ran.filter(Boolean)).toHaveLength(1);
    expect(await stateOf(id)).toEqual({ state: 'succeeded', attempt: 1 });
    expect(await delivered(id)).toBe(1);
  });

  test('members with a plan go first, but not before those who have waited ten minutes', async () => {
    const [ann, bob, eve] = [await member(2 * PRICE), await member(PRICE), await member(PRICE)];
    workers.premium.add(eve);
    const ran: string[] = [];
    const kind = { name: 'ranked' };
    const { work } = startWorker(
      async ({ owner_id }) => {
        ran.push(owner_id);
        return 'done';
      },
      { kind },
    );
    await work.submit(scope, order(ann, 'ranked'));
    app.clock.forward(9 * 60_000);
    const waiting = await work.submit(scope, order(bob, 'ranked'));
    app.clock.forward(2 * 60_000);
    const first = await work.submit(scope, order(eve, 'ranked'));
    expect((await work.view(scope, first)).position).toBe(2);
    expect((await work.view(scope, waiting)).position).toBe(3);
    while (await work.runNext('ranked')) continue;
    expect(ran).toEqual([ann, eve, bob]);
  });

  test('a kind without a paid provider uses none of its budget', async () => {
    const ann = await member(2 * PRICE);
    const usedBy = async (kind: { name: string; provider: 'image' | undefined }) => {
      const { work } = startWorker(async () => 'done', { kind });
      await work.submit(scope, order(ann, kind.name));
      await work.runNext(kind.name);
      const { rows } = await database.pool.query<{ used: number }>(
        'select sum(used)::int as used from budget_of_person where person_id = $1',
        [ann],
      );
      return rows[0]?.used ?? 0;
    };
    expect(await usedBy({ name: 'own', provider: undefined })).toBe(0);
    expect(await usedBy({ name: 'paid', provider: 'image' })).toBe(1);
  });

  const expectNothing = async (ann: string, id: string) => {
    expect(await stateOf(id)).toEqual({ state: 'cancelled', attempt: 1 });
    expect(await delivered(id)).toBe(0);
    const { new_one_time_balance, held } = await app.app.wallet.balances(scope, ann);
    expect({ new_one_time_balance, held }).toEqual({ new_one_time_balance: PRICE, held: 0 });
  };

  test('a result that arrives after another process released the tokens is discarded', async () => {
    const ann = await member(PRICE);
    const { run, started, give } = slowRun();
    const [worker, other] = [startWorker(run), startWorker(async () => '')];
    const { id } = await worker.work.submit(scope, order(ann));
    const running = worker.work.runNext('test');
    await started;
    await other.work.cancel(scope, ann, id);
    give('late');
    await running;
    await expectNothing(ann, id);
  });

  test('a canceled job stops at once in the process that runs it, even if its work ignores the abort', async () => {
    const ann = await member(PRICE);
    const { run, started, give } = slowRun();
    const worker = startWorker(run);
    const { id } = await worker.work.submit(scope, order(ann));
    const running = worker.work.runNext('test');
    const signal = await started;
    await worker.work.cancel(scope, ann, id);
    await running;
    expect(signal.aborted).toBe(true);
    give('late');
    await expectNothing(ann, id);
  });

  test(
    `${JOBS} jobs end once each, whichever process dies and whatever the provider does`,
    LONG,
    async () => {
      const random = seeded(printedSeed());
      const ann = await member(JOBS * PRICE);
      let current = startWorker(async () => '');
      const dies = (): void => {
        current.kill();
        throw new Error('killed');
      };
      const start = () =>
        startWorker(
          async (_run, { rememberTask, report }) => {
            const dice = random();
            if (dice < 0.1) dies(); // before the provider is asked
            await rememberTask(randomUUID());
            if (dice < 0.2) dies(); // after it was asked
            if (dice < 0.35) throw new JobFailure('retry', 'image.busy');
            if (dice < 0.4) throw new JobFailure('blocked', 'image.refused');
            await report(1);
            if (dice < 0.5) dies(); // with the result in hand
            return 'done';
          },
          {
            afterDelivery: () => {
              if (random() < 0.1) dies(); // before the commit
            },
          },
        );
      const ids: string[] = [];
      for (let n = 0; n < JOBS; n += 1) ids.push((await current.work.submit(scope, order(ann))).id);
      current = start();
      for (let turn = 0; turn < JOBS * 12; turn += 1) {
        try {
          if (await current.work.runNext('test')) continue;
          await current.work.sweep();
          const { rows } = await database.pool.query(
            `select from job where owner_id = $1 and state in ('queued', 'running')`,
            [ann],
          );
          if (rows.length === 0) break;
          app.clock.forward(31_000);
        } catch {
          current = start();
        }
      }
      let paid = 0;
      for (const id of ids) {
        const { rows } = await database.pool.query<{ state: string; hold: string }>(
          `select job.state, hold.state as hold from job join hold on hold.key = job.hold_key where job.id = $1`,
          [id],
        );
        const [job] = rows;
        const isDone = job?.state === 'succeeded';
        expect(['succeeded', 'failed', 'blocked', 'dead']).toContain(job?.state);
        expect(job?.hold).toBe(isDone ? 'captured' : 'released');
        expect(await delivered(id)).toBe(isDone ? 1 : 0);
        if (isDone) paid += PRICE;
      }
      expect(paid).toBeGreaterThan(0);
      const { new_one_time_balance, held } = await app.app.wallet.balances(scope, ann);
      expect({ new_one_time_balance, held }).toEqual({
        new_one_time_balance: JOBS * PRICE - paid,
        held: 0,
      });
    },
  );

  /** A process whose jobs are run by the workers of its queue; each test has a kind, and so a queue, of its own. */
  async function startProcess(name: string, run: Work['run'], most_running = 10_000) {
    const queue = createQueue({ database, log: quietLog, pollSeconds: 0.5 });
    const worker = startWorker(run, { queue, kind: { name, most_running } });
    definePaidJobs(queue, worker.work);
    await queue.start();
    const stop = async () => void (await Promise.all([queue.stop(), worker.work.stop()]));
    later(stop);
    return { ...worker, queue, stop };
  }

  const untilDone = (id: string, attempt: number) =>
    expect.poll(() => stateOf(id), { interval: 50 }).toEqual({ state: 'succeeded', attempt });

  test('a failed run is retried after a pause', async () => {
    const started: number[] = [];
    const { work } = await startProcess('pausing', async () => {
      started.push(performance.now());
      if (started.length === 1) throw new JobFailure('retry', 'image.busy');
      return 'done';
    });
    const { id } = await work.submit(scope, order(await member(PRICE), 'pausing'));
    await untilDone(id, 2);
    const [first = 0, second = 0] = started;
    expect(second - first).toBeGreaterThan(1_000);
    expect(await delivered(id)).toBe(1);
  });

  test('a job that waits for its owner’s other job starts when that one ends in another process', async () => {
    const ann = await member(2 * PRICE);
    const { run, started, give } = slowRun();
    const process = await startProcess('limited', async () => 'here', 1);
    const other = startWorker(run, {
      kind: { name: 'limited', most_running: 1 },
      queue: process.queue,
    });
    const unsent = startWorker(run, { kind: { name: 'limited' } });
    const { id } = await unsent.work.submit(scope, order(ann, 'limited'));
    const running = other.work.runNext('limited');
    await started;
    const { id: waiting } = await other.work.submit(scope, order(ann, 'limited'));
    const undone = `select from pgboss.job where name = 'jobs.limited' and state <> 'completed'`;
    await expect.poll(async () => (await database.pool.query(undone)).rows).toEqual([]);
    expect(await stateOf(waiting)).toEqual({ state: 'queued', attempt: 0 });
    give('there');
    await running;
    await untilDone(waiting, 1);
    expect(await stateOf(id)).toEqual({ state: 'succeeded', attempt: 1 });
  });

  test('a killed process’s job is restarted once it is recovered', async () => {
    const { run, started, give } = slowRun();
    const killed = startWorker(run, { kind: { name: 'killed' } });
    const { id } = await killed.work.submit(scope, order(await member(PRICE), 'killed'));
    void killed.work.runNext('killed');
    await started;
    killed.kill();
    give('late');
    const process = await startProcess('killed', async () => 'done');
    await process.work.sweep();
    expect(await stateOf(id)).toEqual({ state: 'running', attempt: 1 });
    app.clock.forward(31_000);
    await process.work.sweep();
    await untilDone(id, 2);
  });

  /** Claims the job in a process that is killed, and lets another one find that out. */
  async function killOnce(name: string): Promise<void> {
    const { run, started, give } = slowRun();
    const killed = startWorker(run, { kind: { name } });
    void killed.work.runNext(name);
    await started;
    killed.kill();
    give('late');
    app.clock.forward(31_000);
    await startWorker(run, { kind: { name } }).work.sweep();
    app.clock.forward(30_000);
  }

  test('killed processes use up none of a job’s tries: it may still fail twice and then succeed', async () => {
    const name = 'often_killed';
    let runs = 0;
    const { work } = startWorker(
      async () => {
        runs += 1;
        if (runs < 3) throw new JobFailure('retry', 'image.busy');
        return 'done';
      },
      { kind: { name } },
    );
    const { id } = await work.submit(scope, order(await member(PRICE), name));
    for (let kills = 1; kills <= 7; kills += 1) {
      await killOnce(name);
      expect(await stateOf(id)).toEqual({ state: 'queued', attempt: kills });
    }
    for (let turn = 0; turn < 3; turn += 1) {
      await work.runNext(name);
      app.clock.forward(30_000);
    }
    expect(await stateOf(id)).toEqual({ state: 'succeeded', attempt: 10 });
    expect(await delivered(id)).toBe(1);
  });

  test('a job that seems to kill every process ends after ten runs, and its tokens are released', async () => {
    const name = 'killing';
    const owner_id = await member(PRICE);
    const { work } = startWorker(async () => 'done', { kind: { name } });
    const { id } = await work.submit(scope, order(owner_id, name));
    for (let kills = 0; kills < 10; kills += 1) await killOnce(name);
    expect(await stateOf(id)).toEqual({ state: 'dead', attempt: 10 });
    expect(await app.app.wallet.balances(scope, owner_id)).toMatchObject({
      new_one_time_balance: PRICE,
      held: 0,
    });
    // Paid for again, it has as many runs again.
    await work.retry(scope, owner_id, { id, price: PRICE });
    await killOnce(name);
    expect(await stateOf(id)).toMatchObject({ state: 'queued' });
  });

  test('the only process treats every job found running as killed with the previous process', async () => {
    const { run, started, give } = slowRun();
    const killed = startWorker(run, { kind: { name: 'alone' } });
    const { id } = await killed.work.submit(scope, order(await member(PRICE), 'alone'));
    void killed.work.runNext('alone');
    await started;
    killed.kill();
    give('late');
    const own = slowRun();
    const process = await startProcess('alone', own.run);
    const { id: ours } = await process.work.submit(scope, order(await member(PRICE), 'alone'));
    await own.started;
    await process.work.sweep({ isAlone: true });
    expect(await stateOf(ours)).toEqual({ state: 'running', attempt: 1 });
    expect(await stateOf(id)).toEqual({ state: 'queued', attempt: 1 });
    own.give('done');
    await untilDone(ours, 1);
  });

  test('a job whose message was lost is found by the sweep', async () => {
    const process = await startProcess('lost', async () => 'done');
    const unsent = startWorker(async () => 'there', { kind: { name: 'lost' } });
    const { id } = await unsent.work.submit(scope, order(await member(PRICE), 'lost'));
    app.clock.forward(11_000);
    await process.work.sweep();
    await untilDone(id, 1);
  });

  test('a message in the queue of version 0.1 wakes a worker', async () => {
    const process = await startProcess('older', async () => 'done');
    const unsent = startWorker(async () => 'there', { kind: { name: 'older' } });
    const { id } = await unsent.work.submit(scope, order(await member(PRICE), 'older'));
    await inTransaction(scope, (tx) => process.queue.send(tx, 'work.wake', { job_id: id }));
    await untilDone(id, 1);
  });

  test('a stopping process hands its job to another one, without using up a try', async () => {
    const { run, started, give } = slowRun();
    const stopping = await startProcess('stopping', run);
    const { id } = await stopping.work.submit(scope, order(await member(PRICE), 'stopping'));
    const signal = await started;
    signal.addEventListener('abort', () => give('late'));
    await stopping.stop();
    expect(await stateOf(id)).toEqual({ state: 'queued', attempt: 1 });
    await startProcess('stopping', async () => 'done');
    await untilDone(id, 2);
    const { rows } = await database.pool.query('select tries from job where id = $1', [id]);
    expect(rows).toEqual([{ tries: 1 }]);
  });

  test('reconciliation finds a job whose tokens do not match its result', async () => {
    const worker = startWorker(async () => 'done');
    const found = async () => (await app.app.wallet.reconcile()).findings;
    expect(await found()).toEqual([]);
    const plants = {
      'job has a result that was not paid': `update hold set state = 'released', captured = 0, released = amount where key = $1`,
      'tokens were taken for a job without a result': `update job set state = 'failed', reason = 'job.failed' where hold_key = $1`,
      'tokens are held for a job that has ended': `with j as (update job set ended_at = ended_at - interval '9 hours' where hold_key = $1)
        update hold set state = 'open', captured = 0, closed_at = null where key = $1`,
    };
    const planted: [string, string][] = [];
    for (const [kind, statement] of Object.entries(plants)) {
      const { id, hold_key } = await worker.work.submit(scope, order(await member(PRICE)));
      await worker.work.runNext('test');
      await database.pool.query(statement, [hold_key]);
      planted.push([kind, id]);
    }
    const { id } = await worker.work.submit(scope, order(await member(PRICE)));
    await database.pool.query(
      `update job set deadline = now() - interval '9 hours' where id = $1`,
      [id],
    );
    planted.push(['job has not ended in its time', id]);
    const listed = (await found()).map(({ kind, subject_id }) => `${kind}: ${subject_id}`);
    for (const [kind, job_id] of planted) expect(listed).toContain(`${kind}: ${job_id}`);
  });
});
