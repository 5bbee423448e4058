// A new password; the current one is asked for, and other devices are signed out.
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { toasts } from '../../../lib/toasts.ts';
import { Form } from '../../../ui/form/form.tsx';
import type { SubmitForm } from '../../../ui/form/use-form.ts';
import { Modal } from '../../../ui/modal.tsx';
import { currentPassword, newPassword, newPasswordAgain } from '../auth/fields.ts';
import { refusalsOf } from '../failures.ts';
import type { DialogProps } from './account-section.tsx';
import { ownDevices } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.account;
/** `password` is the new one, as everywhere at the door. */
const fields = [
  { ...currentPassword, name: 'current', label: words.current, disabled: () => false },
  newPassword,
  newPasswordAgain,
];

export function ChangePassword({ onClose }: DialogProps) {
  const client = useQueryClient();
  const submit: SubmitForm = async (values) => {
    try {
      await api.account.changePassword({
        body: { password: String(values['current']), new_password: String(values['password']) },
      });
      toasts.success(words.password_done);
      void client.invalidateQueries({ queryKey: ownDevices.queryKey });
      onClose();
    } catch (error) {
      if (isApiError(error, 'identity.wrong_credentials')) return { current: words.wrong_password };
      return refusalsOf(error, { fields, failed: texts.error });
    }
  };
  return (
    <Modal
      title={words.change_password}
      description={words.password_sentence}
      size="sm"
      onClose={onClose}
    >
      <Form fields={fields} submitLabel={words.change_password} onSubmit={submit} />
    </Modal>
  );
}
