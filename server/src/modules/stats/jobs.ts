// The job that counts the stats, every five minutes.
import { z } from 'zod';
import type { Queue } from '../../platform/queue.ts';
import type { StatsService } from './service.ts';

/** Safe to run twice. */
export function defineStatsJobs(queue: Queue, stats: Pick<StatsService, 'count'>): void {
  queue.define('figures.count', z.object({}), () => stats.count());
  queue.schedule('figures.count', '*/5 * * * *');
}
