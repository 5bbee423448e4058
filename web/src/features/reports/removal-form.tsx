// The form for a removal request, open to everyone; it returns a report number.
import { useLayoutEffect, useRef, useState } from 'react';
import { REPORT_REASONS } from '@velour/contract/report-values.ts';
import type { FiledReport, RemovalRequest } from '@velour/contract/reports.ts';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api.ts';
import { siteConfig } from '../../lib/site-config.ts';
import { useCall } from '../../lib/use-call.ts';
import { optionsOf } from '../../ui/options.ts';
import { Form } from '../../ui/form/form.tsx';
import type { FormField } from '../../ui/form/form-rules.ts';
import type { SubmitForm } from '../../ui/form/use-form.ts';
import { ReportReceived } from './report-received.tsx';
import { texts } from './texts.ts';

const words = texts.removal;

const fields: readonly FormField[] = [
  {
    name: 'reason',
    label: words.reason,
    type: 'select',
    required: true,
    options: optionsOf(REPORT_REASONS, texts.reasons),
  },
  { name: 'about', label: words.about, type: 'text', required: true, hint: words.about_hint },
  { name: 'text', label: words.text, type: 'textarea' },
  {
    name: 'relation',
    label: words.relation,
    type: 'select',
    required: true,
    options: optionsOf(['me', 'somebody_else'], words.relations),
  },
  { name: 'name', label: words.name, type: 'text', required: true, autoComplete: 'name' },
  { name: 'email', label: words.email, type: 'email', required: true, autoComplete: 'email' },
  {
    name: 'statement',
    label: words.statement,
    type: 'checkbox',
    validation: (value) => (value ? undefined : words.statement_needed),
  },
];

export function RemovalForm() {
  const [about] = useState(useSearchParams()[0].get('about') ?? '');
  const [filed, setFiled] = useState<{ filed: FiledReport; email: string }>();
  const mail = siteConfig.legal.removal_email;
  const heading = useRef<HTMLHeadingElement>(null);
  // The confirmation is shorter than the form, and would otherwise be above the visible part.
  useLayoutEffect(() => {
    if (!filed) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [filed]);
  const removal = useCall(api.reports.askRemoval, {
    failed: words.failed,
    onDone: (answer, { body }) => setFiled({ filed: answer, email: body.email }),
  });
  const submit: SubmitForm = (values) =>
    // The fields are those of the request, which the server validates again.
    removal.submit(fields, { body: values as unknown as RemovalRequest });
  return (
    <section className="flex flex-col gap-6">
      <header>
        <h1 ref={heading} tabIndex={-1} className="font-display text-3xl outline-none">
          {filed ? texts.filed.title : words.title}
        </h1>
        {!filed && <p className="mt-2 text-ink-soft">{words.sentence}</p>}
      </header>
      {filed ? (
        <ReportReceived {...filed} />
      ) : (
        <Form
          fields={fields}
          initial={{ about, reason: 'intimate_picture', relation: 'me' }}
          submitLabel={words.send}
          onSubmit={submit}
        />
      )}
      {mail && !filed && (
        <p className="text-sm text-ink-faint">
          {words.by_mail}{' '}
          <a href={`mailto:${mail}`} className="text-ink-soft underline underline-offset-4">
            {mail}
          </a>
        </p>
      )}
    </section>
  );
}
