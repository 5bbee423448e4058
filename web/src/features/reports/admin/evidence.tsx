// The reported message, which is hidden until an admin gives a reason to read it.
import { api } from '../../../lib/api.ts';
import { Form } from '../../../ui/form/form.tsx';
import { useAdminCall } from '../../shared/admin/use-admin-call.ts';
import { texts } from './texts.ts';

const fields = [
  { name: 'reason', label: texts.evidence_reason, type: 'text', required: true },
] as const;

export function Evidence({ id }: { id: string }) {
  const { submit, reply: read } = useAdminCall(api.reports.openEvidence, { invalidates: [] });
  const open = ({ reason }: { reason: string }) =>
    submit(fields, { params: { report_id: id }, body: { reason } });
  return (
    <section aria-label={texts.evidence} className="rounded-control bg-raised-2 p-4">
      <h2 className="font-medium">{texts.evidence}</h2>
      {read ? (
        <>
          <p className="text-sm text-ink-faint">{texts.evidence_by[read.author]}</p>
          <blockquote className="mt-2 break-words whitespace-pre-wrap">{read.text}</blockquote>
        </>
      ) : (
        <>
          <p className="mb-3 text-sm text-ink-soft">{texts.evidence_sentence}</p>
          <Form fields={fields} submitLabel={texts.evidence_open} onSubmit={open} tone="quiet" />
        </>
      )}
    </section>
  );
}
