// A new e-mail address: the password is asked for, then a code is sent to it.
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { Form } from '../../../ui/form/form.tsx';
import type { SubmitForm } from '../../../ui/form/use-form.ts';
import { Modal } from '../../../ui/modal.tsx';
import { currentPassword, emailField } from '../door/fields.ts';
import { refusalsOf } from '../refusals.ts';
import type { DialogProps } from './account-section.tsx';
import { ownUser } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.account;
const fields = [
  { ...emailField, label: words.new_email, autoComplete: 'email' },
  { ...currentPassword, label: words.current },
];

export function ChangeEmail({ onClose, onSent }: DialogProps) {
  const client = useQueryClient();
  const submit: SubmitForm = async (values) => {
    const email = String(values['email']).trim().toLowerCase();
    try {
      await api.account.changeEmail({ body: { email, password: String(values['password']) } });
      client.setQueryData(ownUser.queryKey, (user) => user && { ...user, pending_email: email });
      onSent();
    } catch (error) {
      if (isApiError(error, 'identity.wrong_credentials'))
        return { password: words.wrong_password };
      return refusalsOf(error, { fields, failed: texts.error });
    }
  };
  return (
    <Modal
      title={words.change_email}
      description={words.email_sentence}
      size="sm"
      onClose={onClose}
    >
      <Form fields={fields} submitLabel={words.change_email} onSubmit={submit} />
    </Modal>
  );
}
