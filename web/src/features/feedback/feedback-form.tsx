// The feedback form: one text, and an email address if none is known. The text survives a failure.
import { useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { MAX_FEEDBACK } from '@velour/contract/feedback-values.ts';
import { REPORT_REFERENCE } from '@velour/contract/report-values.ts';
import { api } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useUnsent } from '../../lib/unsent.ts';
import { useCall } from '../../lib/use-call.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FormField } from '../../ui/form/form-rules.ts';
import { FORM_ERROR } from '../../ui/form/form-error.ts';
import type { SubmitForm } from '../../ui/form/use-form.ts';
import { usePictureUpload, type Uploaded } from '../shared/use-picture-upload.ts';
import { AttachedPicture } from './attached-picture.tsx';
import { texts } from './texts.ts';

const textField: FormField = {
  name: 'text',
  label: texts.text,
  type: 'textarea',
  required: true,
  validation: (value) =>
    value.trim().length < 3 || value.length > MAX_FEEDBACK ? texts.too_short : undefined,
};
const emailField: FormField = {
  name: 'email',
  label: texts.email,
  type: 'email',
  hint: texts.email_hint,
  autoComplete: 'email',
};

/** What the product's own links say; as anyone can write an address, nothing else becomes a part of the page's text. */
const LINKED = {
  from: /^\/\S*$/,
  /** An error code, or a call and its code. */
  failure: /^([A-Z]+ [\w/:.%~-]+ )?[a-z_]+\.[a-z_]+$/,
  report: REPORT_REFERENCE,
};

function linked(query: URLSearchParams, name: keyof typeof LINKED): string {
  const value = query.get(name) ?? '';
  return LINKED[name].test(value) ? value : '';
}

export function FeedbackForm() {
  const [query] = useSearchParams();
  const from = linked(query, 'from');
  const report = linked(query, 'report');
  const failure = report === '' ? linked(query, 'failure') : `report ${report}`;
  const words = report === '' ? texts : texts.again(report);
  const { kind } = useSession();
  const [sent, setSent] = useState(false);
  const [unsent, setUnsent] = useUnsent('feedback');
  const heading = useRef<HTMLDivElement>(null);
  // The confirmation is shorter than the form, and would otherwise be above the visible part.
  useLayoutEffect(() => {
    if (!sent) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [sent]);
  const [picture, setPicture] = useState<Uploaded>();
  const uploading = usePictureUpload(setPicture);
  const sending = useCall(api.feedback.send, {
    failed: texts.failed,
    codes: { 'upload.not_found': texts.picture_gone },
    onDone: () => {
      setUnsent('');
      setSent(true);
    },
  });
  const { text: label, placeholder } = words;
  const about: FormField = { ...textField, label, placeholder };
  const fields = kind === 'member' ? [about] : [about, emailField];
  const submit: SubmitForm = ({ text, email }) => {
    if (uploading.pending) return { [FORM_ERROR]: texts.picture_pending };
    const address = String(email ?? '').trim();
    return sending.submit(fields, {
      body: {
        text: String(text),
        path: from,
        failure,
        ...(address !== '' && { email: address }),
        ...(picture && { upload_id: picture.id }),
      },
    });
  };
  if (sent)
    return (
      <div ref={heading} tabIndex={-1} role="status" className="outline-none">
        <EmptyState
          scene="candle"
          level="h1"
          title={texts.thanks}
          action={<ButtonLink to={paths.home()}>{texts.on}</ButtonLink>}
        >
          {words.thanks_sentence}
        </EmptyState>
      </div>
    );
  return (
    <section className="flex flex-col gap-6">
      <header>
        <h1 className="font-display text-3xl">{words.title}</h1>
        <p className="mt-2 text-ink-soft">{words.sentence}</p>
      </header>
      <Form
        fields={fields}
        initial={{ text: unsent, email: '' }}
        onChange={({ text }) => setUnsent(String(text))}
        submitLabel={words.send}
        onSubmit={submit}
      >
        <AttachedPicture
          value={picture}
          uploading={uploading}
          onRemove={() => setPicture(undefined)}
        />
      </Form>
      <p className="text-sm text-ink-faint">
        {kind === 'member' && texts.answer_hint} {from !== '' && texts.about(from, failure)}
      </p>
    </section>
  );
}
