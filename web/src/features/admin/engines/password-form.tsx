// Admins give their password again now and then; whoever waits for it goes on after that.
import { api } from '../../../lib/api.ts';
import { ApiError, isApiError } from '../../../lib/api-error.ts';
import { Form } from '../../../ui/form/form.tsx';
import type { FormErrors, FormField, FormValues } from '../../../ui/form/form-rules.ts';
import { WHOLE } from '../../../ui/form/use-form.ts';
import { texts } from './texts.ts';

const words = texts.password;
const fields: readonly FormField[] = [
  {
    name: 'password',
    label: words.label,
    type: 'password',
    required: true,
    autoComplete: 'current-password',
  },
];

export function PasswordForm({ onDone }: { onDone: () => void }) {
  const submit = async (values: FormValues): Promise<FormErrors | void> => {
    try {
      await api.account.confirmPassword({ body: { password: String(values['password']) } });
      onDone();
    } catch (error) {
      if (isApiError(error, 'identity.wrong_credentials')) return { password: words.wrong };
      const isTold = error instanceof ApiError && error.status < 500;
      return { [WHOLE]: isTold ? error.title : words.failed };
    }
  };
  return <Form fields={fields} submitLabel={words.submit} onSubmit={submit} />;
}
