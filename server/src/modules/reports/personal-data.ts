// Reports of one person as personal data: exported, and anonymized after deletion.
import type { Scope } from '../../platform/db/scope.ts';
import { mapPages } from '../../platform/pages.ts';
import type { Seals } from './sealing.ts';
import { disown, reportsOf, type ReportRow } from './reports.store.ts';

export const createPersonalData = ({ seals }: { seals: Seals }) => ({
  exportOf: (scope: Scope, personId: string) => ({
    reports: mapPages(reportsOf(scope, personId), (row) => toOwn(row, seals)),
  }),

  /** Reports must still be decided, so they are kept without the person. Safe to run twice. */
  eraseOf: (scope: Scope, personId: string): Promise<void> => disown(scope, personId),
});

const toOwn = (row: ReportRow, seals: Seals) => ({
  number: row.number,
  reason: row.reason,
  state: row.state,
  subject_type: row.subject_type,
  text: seals.text.open(row.id, row.text) ?? '',
  message: seals.evidence.open(row.id, row.evidence)?.text ?? null,
  received_at: row.received_at.toISOString(),
  decided_at: row.decided_at?.toISOString() ?? null,
  decision_reason: row.decision_reason,
});
