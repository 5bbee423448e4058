// A new password; the current one is asked for, and other devices are signed out.
import { api } from '../../../lib/api.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Form } from '../../../ui/form/form.tsx';
import type { SubmitForm } from '../../../ui/form/use-form.ts';
import { Modal } from '../../../ui/modal.tsx';
import { currentPassword, newPassword, newPasswordAgain } from '../auth/fields.ts';
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
  const change = useCall(api.account.changePassword, {
    done: words.password_done,
    failed: texts.error,
    codes: { 'identity.wrong_credentials': words.wrong_password },
    fields: { 'identity.wrong_credentials': 'current' },
    invalidates: [ownDevices],
    onDone: onClose,
  });
  const submit: SubmitForm = (values) =>
    change.submit(fields, {
      body: { password: String(values['current']), new_password: String(values['password']) },
    });
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
