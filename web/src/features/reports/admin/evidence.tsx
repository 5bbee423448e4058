// The reported message: sealed until an admin says why it has to be read.
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { Form } from '../../../ui/form/form.tsx';
import { WHOLE, type SubmitForm } from '../../../ui/form/use-form.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { texts } from './texts.ts';

const fields = [
  { name: 'reason', label: texts.evidence_reason, type: 'text', required: true },
] as const;

export function Evidence({ id }: { id: string }) {
  const [read, setRead] = useState<{ author: 'user' | 'character'; text: string }>();
  const open: SubmitForm = async (values) => {
    try {
      const body = { reason: String(values['reason']) };
      setRead(await api.reports.openEvidence({ params: { report_id: id }, body }));
    } catch (error) {
      return { [WHOLE]: error instanceof ApiError ? error.title : texts.broken };
    }
  };
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
