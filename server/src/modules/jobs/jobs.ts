// What the queue carries for jobs: their ids, which wake a worker, and once a night the end of old ones.
import { z } from 'zod';
import type { Queue } from '../../platform/queue.ts';
import { WAKE, type JobsService } from './service.ts';

const FORGET = 'work.forget_old';

export function definePaidJobs(queue: Queue, work: JobsService): void {
  queue.define(WAKE, z.strictObject({ job_id: z.uuid() }), async () => work.look(), {
    retries: 0,
    concurrency: 2,
  });
  queue.define(FORGET, z.object({}), () => work.forgetOld());
  queue.schedule(FORGET, '9 5 * * *');
}
