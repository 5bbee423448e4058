// The code that makes a new e-mail address one's own.
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { toasts } from '../../../lib/toasts.ts';
import { Form } from '../../../ui/form/form.tsx';
import type { SubmitForm } from '../../../ui/form/use-form.ts';
import { Modal } from '../../../ui/modal.tsx';
import { codeField } from '../auth/fields.ts';
import { maskEmail } from '../mask-email.ts';
import { refusalsOf } from '../failures.ts';
import type { DialogProps } from './account-section.tsx';
import { keepUser } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.account;
const fields = [codeField];

export function ConfirmEmail({ user, onClose }: DialogProps) {
  const client = useQueryClient();
  const submit: SubmitForm = async (values) => {
    try {
      keepUser(client, await api.account.confirmEmail({ body: { code: String(values['code']) } }));
      toasts.success(words.email_done);
      onClose();
    } catch (error) {
      return refusalsOf(error, { fields, failed: texts.error });
    }
  };
  return (
    <Modal
      title={words.change_email}
      description={words.code_sentence(maskEmail(user.pending_email ?? ''))}
      size="sm"
      onClose={onClose}
    >
      <Form fields={fields} submitLabel={words.confirm_email} onSubmit={submit} />
    </Modal>
  );
}
