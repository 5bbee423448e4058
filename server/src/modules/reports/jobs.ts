// What reports do by themselves: alarms for those that are overdue, and forgetting.
import { z } from 'zod';
import type { Queue } from '../../platform/queue.ts';
import type { ReportsService } from './service.ts';

const nothing = z.object({});

/** Each is safe to run twice. */
export function defineReportsJobs(
  queue: Queue,
  reports: Pick<ReportsService, 'watch' | 'forgetOld'>,
): void {
  queue.define('reports.watch', nothing, () => reports.watch());
  queue.schedule('reports.watch', '* * * * *');
  queue.define('reports.forget_old', nothing, () => reports.forgetOld());
  queue.schedule('reports.forget_old', '53 3 * * *');
}
