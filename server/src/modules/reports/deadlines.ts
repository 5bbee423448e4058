// The deadlines of reports: an alert for each overdue one, and the end of their retention.
import { REPORT_REASONS } from '@velour/contract/report-values.ts';
import { retentionMs } from './reports.rules.ts';
import { countOverdue, stripOld, takeOverdue } from './reports.store.ts';
import type { ReportsNeeds } from './service.ts';

export function createDeadlineAlerts({ db, clock, log, metrics }: ReportsNeeds) {
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
