// The deadlines of reports: an alarm for each overdue one, and the end of their retention.
import { REPORT_REASONS } from '@velour/contract/report-values.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Log } from '../../platform/log.ts';
import type { Metrics } from '../../platform/metrics.ts';
import { retentionMs } from './reports.rules.ts';
import { countOverdue, stripOld, takeOverdue } from './reports.store.ts';

interface Needs {
  readonly db: Db;
  readonly clock: Clock;
  readonly log: Log;
  readonly metrics: Metrics;
}

export function createWatching({ db, clock, log, metrics }: Needs) {
  let overdue = 0;
  metrics.gauge('velour_reports_overdue', 'Open reports that are overdue', () => overdue);
  const alarmed = metrics.counter(
    'velour_reports_alarms_total',
    'Reports that became overdue',
    'reason',
  );

  return {
    async watch(): Promise<void> {
      const now = clock.now();
      for (const { id, site_id, reason, due_at } of await takeOverdue(db, now)) {
        alarmed(reason);
        log.error({ report_id: id, site_id, reason, due_at }, 'report overdue');
      }
      overdue = await countOverdue(db, now);
    },

    async forgetOld(): Promise<void> {
      const now = clock.now();
      for (const reason of REPORT_REASONS) {
        const before = new Date(now.getTime() - retentionMs(reason));
        while ((await stripOld(db, { reasons: [reason], before, now })) > 0);
      }
    },
  };
}
