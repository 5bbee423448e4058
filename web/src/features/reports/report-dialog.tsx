// The short dialog that reports a character, a message, a picture or a profile.
import { useState } from 'react';
import { REPORT_REASONS } from '@velour/contract/report-values.ts';
import type { FiledReport, ReportSubject, ReportReason } from '@velour/contract/reports.ts';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useUnsent } from '../../lib/unsent.ts';
import { useCall } from '../../lib/use-call.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { ReportReceived } from './report-received.tsx';
import { texts } from './texts.ts';

interface Props {
  subject: ReportSubject;
  called: string;
  onClose: () => void;
}

const words = texts.dialog;

interface Draft {
  readonly reason?: ReportReason;
  readonly text: string;
}

export default function ReportDialog({ subject, called, onClose }: Props) {
  const [filed, setFiled] = useState<FiledReport>();
  if (filed)
    return (
      <Modal
        title={texts.filed.title}
        size="sm"
        onClose={onClose}
        footer={<Button onClick={onClose}>{texts.filed.done}</Button>}
      >
        <ReportReceived filed={filed} />
      </Modal>
    );
  return (
    <Modal title={words.title(called)} description={words.sentence} size="sm" onClose={onClose}>
      <ReportForm subject={subject} onFiled={setFiled} onClose={onClose} />
    </Modal>
  );
}

interface ReportFormProps {
  subject: ReportSubject;
  onFiled: (filed: FiledReport) => void;
  onClose: () => void;
}

function ReportForm({ subject, onFiled, onClose }: ReportFormProps) {
  const [unsent, setUnsent] = useUnsent(`report ${JSON.stringify(subject)}`);
  // Written by this dialog.
  const draft = JSON.parse(unsent || '{"text":""}') as Draft;
  const { reason, text } = draft;
  const change = (next: Partial<Draft>) => setUnsent(JSON.stringify({ ...draft, ...next }));
  const [isMissing, setMissing] = useState(false);
  const report = useCall(api.reports.report, {
    failed: words.failed,
    shownInPlace: true,
    onDone: (filed) => {
      setUnsent('');
      onFiled(filed);
    },
  });
  const send = () => {
    setMissing(!reason);
    if (reason) void report.run({ body: { subject, reason, text } });
  };
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <fieldset className="flex flex-col">
        <legend className="pb-1 font-medium">{words.reason}</legend>
        {REPORT_REASONS.map((one) => (
          <label key={one} className="flex min-h-11 items-center gap-3">
            <input
              type="radio"
              name="reason"
              value={one}
              checked={reason === one}
              onChange={() => change({ reason: one })}
              className="size-5 shrink-0 accent-accent"
            />
            {texts.reasons[one]}
          </label>
        ))}
      </fieldset>
      {reason === 'intimate_picture' && (
        <div className="flex flex-col items-start gap-3 rounded-control bg-ground p-4 text-sm">
          <p>{words.to_removal}</p>
          <ButtonLink to={paths.removal(addressOf(subject))} size="sm" onClick={onClose}>
            {words.to_removal_link}
          </ButtonLink>
        </div>
      )}
      <TextArea
        label={words.text}
        rows={3}
        maxLength={2_000}
        value={text}
        onChange={(next) => change({ text: next })}
      />
      <p role="alert" className="text-sm text-danger empty:hidden">
        {isMissing ? words.choose : report.failure}
      </p>
      <Button type="submit" tone="primary" pending={report.pending}>
        {words.send}
      </Button>
    </form>
  );
}

/** The address that the removal form is prefilled with. */
function addressOf(subject: ReportSubject): string | undefined {
  if (subject.type === 'picture') return subject.picture_id;
  return subject.type === 'character' ? subject.character_id : undefined;
}
