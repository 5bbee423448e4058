// The queues of paid jobs: one per kind, whose messages wake a worker for one run, and the nightly removal of old jobs.
import { z } from 'zod';
import type { Queue } from '../../platform/queue.ts';
import type { JobsService } from './service.ts';
import { queueOf } from './jobs.rules.ts';

const FORGET = 'work.forget_old';
/** Version 0.1 had one queue for all kinds, whose messages may still wait or be sent beside this version. */
const WAKE_0_1 = 'work.wake';
/** For the queries around a run, in addition to the time that its kind gives it. */
const MARGIN_SECONDS = 60;

/** The id is for operators: the row is the truth, and a worker takes whichever job is next. */
const Wake = z.strictObject({ job_id: z.uuid() });

export function definePaidJobs(queue: Queue, jobs: JobsService): void {
  for (const { name, at_once, run_ms } of jobs.kinds())
    queue.define(queueOf(name), Wake, async () => void (await jobs.runNext(name)), {
      concurrency: at_once,
      runSeconds: Math.ceil(run_ms / 1_000) + MARGIN_SECONDS,
    });
  queue.define(WAKE_0_1, Wake, () => jobs.wakeWaiting());
  queue.define(FORGET, z.object({}), () => jobs.forgetOld());
  queue.schedule(FORGET, '9 5 * * *');
}
