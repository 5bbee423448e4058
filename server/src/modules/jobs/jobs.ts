// What the queue carries for jobs: their ids, which wake a worker, and the nightly removal of old ones.
import { z } from 'zod';
import type { Queue } from '../../platform/queue.ts';
import { WAKE, type JobsService } from './service.ts';

const FORGET = 'work.forget_old';

export function definePaidJobs(queue: Queue, jobs: JobsService): void {
  queue.define(WAKE, z.strictObject({ job_id: z.uuid() }), async () => jobs.poll(), {
    retries: 0,
    concurrency: 2,
  });
  queue.define(FORGET, z.object({}), () => jobs.forgetOld());
  queue.schedule(FORGET, '9 5 * * *');
}
