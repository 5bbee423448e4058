// Jobs that are canceled while they are delivered, and a clock that jumps: each ends in time, charged for its result or returned.
import { setTimeout as pause } from 'node:timers/promises';
import { isDeep, times } from '@velour/testing/depth.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '../../../test/app.ts';
import { cleanUp, onDatabase, quietLog } from '../../../test/databases.ts';
import { createJobWorkers, PRICE, slowRun } from '../../../test/job-workers.ts';
import type { Database } from '../../platform/db/open.ts';
import { openScope, type Scope } from '../../platform/db/scope.ts';
import { SWEEP_MS } from './jobs.rules.ts';
import { JobFailure, type JobsService } from './service.ts';

const ROUNDS = times(40, 1_000);
const A_DAY = 300;
const LONG = { timeout: 60_000 + ROUNDS * 1_000 };

onDatabase('paid jobs', (open) => {
  const later = cleanUp();
  let database: Database;
  let app: TestApp;
  let scope: Scope;
  let workers: Awaited<ReturnType<typeof createJobWorkers>>;

  beforeAll(async () => {
    database = await open();
    app = await testApp({ database, later, log: quietLog });
    scope = openScope(database.db, app.site_id);
    workers = await createJobWorkers({ database, app, later });
  });

  test(
    `${ROUNDS} times canceled while it is delivered: canceled and returned, or delivered and charged, never both`,
    LONG,
    async () => {
      const ann = await workers.member(ROUNDS * PRICE);
      const [worker, other] = [
        workers.startWorker(async () => 'done'),
        workers.startWorker(async () => ''),
      ];
      const outcomes = { canceled: 0, delivered: 0 };
      let cancelAfterMs = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        // A person may have so many pictures a day.
        if (round % A_DAY === A_DAY - 1) app.clock.forward(24 * 3_600_000);
        const { id } = await worker.work.submit(scope, workers.order(ann));
        const running = worker.work.runNext('test');
        // Around the moment of the delivery, however busy the machine is.
        if (cancelAfterMs > 0) await pause(cancelAfterMs);
        const canceled = await other.work.cancel(scope, ann, id).then(
          () => true,
          (error: unknown) => {
            expect(error).toMatchObject({ code: 'job.ended' });
            return false;
          },
        );
        await running;
        cancelAfterMs = canceled ? 2 * cancelAfterMs + 1 : cancelAfterMs >> 1;
        outcomes[canceled ? 'canceled' : 'delivered'] += 1;
        const { rows } = await database.pool.query(
          `select job.state, hold.state as hold from job join hold on hold.key = job.hold_key where job.id = $1`,
          [id],
        );
        const [state, hold] = canceled ? ['cancelled', 'released'] : ['succeeded', 'captured'];
        expect([rows, await workers.delivered(id)]).toEqual([[{ state, hold }], canceled ? 0 : 1]);
      }
      expect(outcomes.delivered).toBeGreaterThan(0);
      const { new_one_time_balance, held } = await app.app.wallet.balances(scope, ann);
      const left = outcomes.canceled * PRICE;
      expect({ new_one_time_balance, held }).toEqual({ new_one_time_balance: left, held: 0 });
    },
  );

  describe.each(isDeep() ? [-72, -3, 3, 72] : [-72, 3])(
    'a clock that is set by %i hours',
    (hours) => {
      const jump = () => app.clock.forward(hours * 3_600_000);
      /** What a minute of sweeps and workers makes of all that is there. */
      const aMinuteOf = async (work: JobsService, kind: string) => {
        for (let passed = 0; passed < 6; passed += 1) {
          await work.sweep();
          while (await work.runNext(kind)) continue;
          app.clock.forward(SWEEP_MS);
        }
      };
      const settled = async (ann: string, id: string) => {
        const { rows } = await database.pool.query<{ state: string; hold: string }>(
          `select job.state, hold.state as hold from job join hold on hold.key = job.hold_key where job.id = $1`,
          [id],
        );
        const { held } = await app.app.wallet.balances(scope, ann);
        return { ...rows[0], held, delivered: await workers.delivered(id) };
      };
      const made = { state: 'succeeded', hold: 'captured', held: 0, delivered: 1 };
      const returned = { state: 'failed', hold: 'released', held: 0, delivered: 0 };
      // Forward it is more than a job may take in all.
      const expected = hours < 0 ? made : returned;

      test('while a job waits', async () => {
        const ann = await workers.member(PRICE);
        const kind = `waits ${hours}`;
        const { work } = workers.startWorker(async () => 'done', { kind: { name: kind } });
        const { id } = await work.submit(scope, workers.order(ann, kind));
        jump();
        await aMinuteOf(work, kind);
        expect(await settled(ann, id)).toEqual(expected);
      });

      test('while a job runs that then ends', async () => {
        const ann = await workers.member(PRICE);
        const kind = `ends ${hours}`;
        const { run, started, give } = slowRun();
        const { work } = workers.startWorker(run, { kind: { name: kind } });
        const { id } = await work.submit(scope, workers.order(ann, kind));
        const running = work.runNext(kind);
        await started;
        jump();
        give('done');
        await running;
        expect(await settled(ann, id)).toEqual(made);
      });

      test('while a job runs whose process is killed', async () => {
        const ann = await workers.member(PRICE);
        const kind = `killed ${hours}`;
        const { run, started } = slowRun();
        const lost = workers.startWorker(run, { kind: { name: kind } });
        const { id } = await lost.work.submit(scope, workers.order(ann, kind));
        void lost.work.runNext(kind).catch(() => undefined);
        await started;
        lost.kill();
        jump();
        const { work } = workers.startWorker(async () => 'done', { kind: { name: kind } });
        await aMinuteOf(work, kind);
        expect(await settled(ann, id)).toEqual(expected);
      });

      test('while a job pauses between two tries', async () => {
        const ann = await workers.member(PRICE);
        const kind = `pauses ${hours}`;
        let tries = 0;
        const { work } = workers.startWorker(
          async () => {
            tries += 1;
            if (tries === 1) throw new JobFailure('retry', 'image.busy');
            return 'done';
          },
          { kind: { name: kind } },
        );
        const { id } = await work.submit(scope, workers.order(ann, kind));
        await work.runNext(kind);
        jump();
        await aMinuteOf(work, kind);
        expect(await settled(ann, id)).toEqual(expected);
      });
    },
  );
});
