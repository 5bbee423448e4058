// Every night: pictures that were not chosen a month ago are removed.
import { z } from 'zod';
import type { Queue } from '../../platform/queue.ts';
import type { GenerationService } from './service.ts';

/** Safe to run twice. */
export function defineGenerationJobs(queue: Queue, { creations }: GenerationService): void {
  queue.define('characters.clear_unchosen', z.object({}), () => creations.clearUnchosen());
  queue.schedule('characters.clear_unchosen', '47 3 * * *');
}
