// Re-authentication of admins: by the password, or by an emailed code if there is none.
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form/form.tsx';
import type { FormField } from '../../../ui/form/form-rules.ts';
import { texts } from './texts.ts';

const words = texts.password;
const passwordField = {
  name: 'password',
  label: words.label,
  type: 'password',
  required: true,
  autoComplete: 'current-password',
} as const satisfies FormField;
const codeField = {
  name: 'code',
  label: words.code,
  type: 'text',
  required: true,
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  clean: (text) => text.replace(/[\s-]/g, '').slice(0, 20),
} as const satisfies FormField;

export function ReAuthenticationForm({ onDone }: { onDone: () => void }) {
  const [by, setBy] = useState<'password' | 'code'>('password');
  const fields = [by === 'code' ? codeField : passwordField];
  const { submit } = useCall(api.account.confirmPassword, {
    failed: words.failed,
    codes: {
      'identity.wrong_credentials': by === 'code' ? words.has_password : words.wrong,
    },
    fields: { 'identity.wrong_credentials': by },
    onDone,
  });
  const code = useCall(api.account.sendProofCode, {
    shownInPlace: true,
    failed: words.failed,
    codes: {
      // A recently sent code is still valid.
      'request.rate_limited': words.sent_before,
      // The first admin starts without a password and an email.
      'mail.address_missing': words.no_email,
    },
    onDone: () => setBy('code'),
    onFailed: (error) => isApiError(error, 'request.rate_limited') && setBy('code'),
  });
  return (
    <div className="flex flex-col gap-3">
      <Form
        key={by}
        fields={fields}
        submitLabel={words.submit}
        onSubmit={(values) =>
          submit(fields, {
            body: by === 'code' ? { code: values.code } : { password: values.password },
          })
        }
      />
      <p aria-live="polite" className="text-sm text-ink-soft empty:hidden">
        {code.reply ? words.sent(code.reply.sent_to) : code.failure}
      </p>
      {by === 'password' ? (
        <Button tone="ghost" pending={code.pending} onClick={() => void code.run()}>
          {words.send_code}
        </Button>
      ) : (
        <Button tone="ghost" onClick={() => setBy('password')}>
          {words.by_password}
        </Button>
      )}
    </div>
  );
}
