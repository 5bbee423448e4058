// The decision on a report, with the reason for its reporter and the creator.
import { useState } from 'react';
import type { ReadReport } from '@velour/contract/reports.ts';
import { formatMoment } from '../../../lib/formats.ts';
import { api } from '../../../lib/api.ts';
import { useContentFocus } from '../../../lib/navigation/use-content-focus.ts';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { texts } from './texts.ts';

const MANY = 3;

interface Props {
  report: ReadReport;
}

export function ReportActions({ report }: Props) {
  const {
    id,
    state,
    subject_type,
    is_hidden,
    same_source,
    decided_at,
    decided_by,
    decision_reason,
  } = report;
  const [reason, setReason] = useState('');
  const deciding = useAdminCall(api.reports.decide, {
    done: (_reply, { body }) =>
      body.decision === 'uphold' ? texts.upheld_now : texts.rejected_now,
    // The reason belongs to this decision, not to a later reversal.
    onDone: () => setReason(''),
  });
  useContentFocus(state);
  const restoring = useAdminCall(api.reports.restoreSource, {
    done: ({ rejected }) => texts.source_now(rejected),
  });
  /** True if rejecting would restore something. */
  const isDown = subject_type !== 'unknown' && (is_hidden || state === 'upheld');
  const params = { report_id: id };
  const decide = (decision: 'uphold' | 'reject') =>
    deciding.run({ params, body: { decision, reason, seen: state } });
  const rejectSource = () => restoring.run({ params, body: { reason } });
  const pending = deciding.pending || restoring.pending;
  const common = { pending, disabled: reason.trim() === '' };
  return (
    <Card className="flex flex-col gap-4">
      {decided_at && (
        <p>
          {texts.decided(
            texts.states[state],
            decided_by ?? texts.somebody,
            formatMoment(decided_at),
          )}
          {decision_reason && `: ${decision_reason}`}
        </p>
      )}
      <TextArea
        label={texts.reason}
        rows={2}
        maxLength={1_000}
        value={reason}
        onChange={setReason}
        placeholder={texts.reason_hint}
      />
      <Effects report={report} />
      <div className="flex flex-wrap gap-3">
        {state !== 'upheld' && (
          <Button {...common} tone="danger" onClick={() => void decide('uphold')}>
            {subject_type === 'unknown' ? texts.uphold_only : texts.uphold}
          </Button>
        )}
        {state !== 'rejected' && (
          <Button {...common} onClick={() => void decide('reject')}>
            {isDown ? texts.reject_restore : texts.reject}
          </Button>
        )}
        {same_source >= MANY && (
          <Button {...common} onClick={() => void rejectSource()}>
            {texts.reject_source}
          </Button>
        )}
      </div>
    </Card>
  );
}

/** The effects of a decision, and the number of affected reports. */
function Effects({ report: { state, subject_type, same_subject, same_source } }: Props) {
  return (
    <div className="flex flex-col gap-4 text-sm text-ink-soft empty:hidden">
      {state === 'open' && <p>{texts.effects[subject_type]}</p>}
      {state === 'open' && same_subject > 0 && <p>{texts.same_subject(same_subject)}</p>}
      {same_source >= MANY && <p>{texts.same_source(same_source)}</p>}
    </div>
  );
}
