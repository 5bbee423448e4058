// Admins prove now and then that it is them: by the password, or by a code to their address where there is none.
import { useState } from 'react';
import { api } from '../api.ts';
import { ApiError, isApiError } from '../api-error.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FormErrors, FormField, FormValues } from '../../ui/form/form-rules.ts';
import { WHOLE } from '../../ui/form/use-form.ts';
import { texts } from './texts.ts';

const words = texts.password;
const password: FormField = {
  name: 'password',
  label: words.label,
  type: 'password',
  required: true,
  autoComplete: 'current-password',
};
const code: FormField = {
  name: 'code',
  label: words.code,
  type: 'text',
  required: true,
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  clean: (text) => text.replace(/[\s-]/g, '').slice(0, 20),
};

export function PasswordForm({ onDone }: { onDone: () => void }) {
  const [by, setBy] = useState<'password' | 'code'>('password');
  const [note, setNote] = useState('');
  const submit = async (values: FormValues): Promise<FormErrors | void> => {
    try {
      const body =
        by === 'code' ? { code: String(values['code']) } : { password: String(values['password']) };
      await api.account.confirmPassword({ body });
      onDone();
    } catch (error) {
      if (isApiError(error, 'identity.wrong_credentials')) {
        return by === 'code' ? { code: words.has_password } : { password: words.wrong };
      }
      return { [WHOLE]: titleOf(error) };
    }
  };
  const send = async (): Promise<void> => {
    try {
      const { sent_to } = await api.account.sendProofCode();
      setNote(words.sent(sent_to));
      setBy('code');
    } catch (error) {
      // One of a moment ago serves as well.
      const isWaiting = isApiError(error, 'request.rate_limited');
      setNote(isWaiting ? words.sent_before : titleOf(error));
      if (isWaiting) setBy('code');
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <Form
        key={by}
        fields={[by === 'code' ? code : password]}
        submitLabel={words.submit}
        onSubmit={submit}
      />
      <p aria-live="polite" className="text-sm text-ink-soft empty:hidden">
        {note}
      </p>
      {by === 'password' ? (
        <Button tone="ghost" onClick={() => void send()}>
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

const titleOf = (error: unknown): string =>
  error instanceof ApiError && error.status < 500 ? error.title : words.failed;
