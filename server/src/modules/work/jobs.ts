// What the queue carries for jobs: their ids, which wake a worker.
import { z } from 'zod';
import type { Queue } from '../../platform/jobs/queue.ts';
import { WAKE, type WorkService } from './service.ts';

export function defineWorkJobs(queue: Queue, work: WorkService): void {
  queue.define(WAKE, z.strictObject({ job_id: z.uuid() }), async () => work.look(), {
    retries: 0,
    concurrency: 2,
  });
}
