// Every few minutes: deleted pictures are removed once they cannot be restored any more.
import { z } from 'zod';
import type { Queue } from '../../platform/queue.ts';
import type { StudioService } from './service.ts';

/** Safe to run twice. */
export function defineStudioJobs(queue: Queue, studio: StudioService): void {
  queue.define('studio.clear_deleted', z.object({}), () => studio.pictures.clearDeleted());
  queue.schedule('studio.clear_deleted', '*/5 * * * *');
}
