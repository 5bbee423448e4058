// An alert when one admin reads the evidence of many reports within an hour.
import type { Scope } from '../../platform/db/scope.ts';
import type { ReportsNeeds } from './service.ts';

const HOUR_MS = 3_600_000;
/** More than an admin can decide carefully in an hour. */
export const MANY_READS = 30;

export type ReadAlarm = ReturnType<typeof createReadAlarm>;

export function createReadAlarm({ clock, log, metrics, audit }: ReportsNeeds) {
  const raised = metrics.counter(
    'velour_evidence_read_alarms_total',
    'Alarms for an admin who read much evidence within an hour',
    'site',
  );

  /** Must be called in the transaction of the reading, whose audit entry is counted. */
  return async (tx: Scope, admin_id: string): Promise<void> => {
    const since = new Date(clock.now().getTime() - HOUR_MS);
    const reads = await audit.countSince(tx, {
      actor_id: admin_id,
      act: 'report.evidence_read',
      since,
    });
    if (reads === 0 || reads % MANY_READS !== 0) return;
    await audit.record(tx, {
      actor: { kind: 'system' },
      act: 'alarm.many_reads',
      subject: { type: 'member', id: admin_id },
      after: { reads_in_an_hour: reads },
    });
    tx.afterCommit(() => {
      raised(tx.site_id);
      log.error({ admin_id, site_id: tx.site_id, reads }, 'one admin read many chats');
    });
  };
}
