// What the figures do by themselves: counting, every five minutes.
import { z } from 'zod';
import type { Queue } from '../../platform/queue.ts';
import type { FiguresService } from './service.ts';

/** Safe to run twice. */
export function defineFiguresJobs(queue: Queue, figures: Pick<FiguresService, 'count'>): void {
  queue.define('figures.count', z.object({}), () => figures.count());
  queue.schedule('figures.count', '*/5 * * * *');
}
