// Contests a refusal: shows what the team will see, asks for consent to keep it, and sends it to the operator's inbox.
import { useState } from 'react';
import { MAX_FEEDBACK } from '@velour/contract/feedback-values.ts';
import type { BlockReason } from '@velour/contract/safety.ts';
import { api } from '../../../lib/api.ts';
import { useSession } from '../../../lib/session.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { textOf, type FormField } from '../../../ui/form/form-rules.ts';
import type { SubmitForm } from '../../../ui/form/use-form.ts';
import { Modal } from '../../../ui/modal.tsx';
import { texts } from './texts.ts';

export interface Contested {
  /** From the server's error. */
  readonly rule: string | null | undefined;
  readonly surface: 'chat' | 'character' | 'picture';
  readonly passage: string;
  /** The messages before it. */
  readonly before: string;
}

const rules: Readonly<Record<BlockReason, true>> = {
  minor_sexual: true,
  minor_user: true,
  real_person: true,
  self_harm: true,
  human_claim: true,
  not_allowed: true,
};

/** For an unknown reason, the most general one. */
const ruleOf = (given: Contested['rule']): BlockReason =>
  Object.keys(rules).find((rule): rule is BlockReason => rule === given) ?? 'not_allowed';

const comment: FormField = { name: 'comment', label: texts.comment, type: 'textarea' };
const evaluate: FormField = {
  name: 'evaluate',
  label: texts.evaluate,
  hint: texts.evaluate_hint,
  type: 'checkbox',
};
const email: FormField = {
  name: 'email',
  label: texts.email,
  hint: texts.email_hint,
  type: 'email',
  autoComplete: 'email',
};
const initial = { comment: '', evaluate: false, email: '' };

export function Component({ about, onClose }: { about: Contested; onClose: () => void }) {
  const { kind } = useSession();
  const [isSent, setSent] = useState(false);
  const sending = useCall(api.feedback.send, {
    failed: texts.failed,
    onDone: () => setSent(true),
  });
  const fields = kind === 'member' ? [comment, evaluate] : [comment, email, evaluate];
  const submit: SubmitForm = (values) => {
    const address = textOf(values, 'email').trim();
    const words = textOf(values, 'comment').trim();
    return sending.submit(fields, {
      body: {
        text: words.length < 3 ? texts.standard : words.slice(0, MAX_FEEDBACK),
        path: window.location.pathname,
        failure: 'safety.blocked',
        ...(address !== '' && { email: address }),
        contest: {
          rule: ruleOf(about.rule),
          surface: about.surface,
          passage: about.passage.slice(0, MAX_FEEDBACK),
          before: about.before.slice(-MAX_FEEDBACK),
          may_evaluate: values['evaluate'] === true,
        },
      },
    });
  };
  if (isSent)
    return (
      <Modal
        title={texts.thanks}
        description={texts.thanks_sentence}
        size="sm"
        onClose={onClose}
        footer={<Button onClick={onClose}>{texts.close}</Button>}
      />
    );
  return (
    <Modal title={texts.title} description={texts.sentence} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <div
          role="group"
          aria-label={texts.seen}
          tabIndex={0}
          className="max-h-56 overflow-y-auto rounded-control bg-raised-2 px-4 py-3"
        >
          <p className="text-sm text-ink-faint">{texts.seen}</p>
          {about.before !== '' && (
            <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line text-ink-soft">
              {about.before.slice(-MAX_FEEDBACK)}
            </p>
          )}
          <blockquote className="mt-1 wrap-anywhere whitespace-pre-line">
            {about.passage}
          </blockquote>
        </div>
        <Form fields={fields} initial={initial} submitLabel={texts.send} onSubmit={submit} />
      </div>
    </Modal>
  );
}
