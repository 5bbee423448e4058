// The dialog to change the password, with the current one; other devices are signed out.
import { api } from '../../../lib/api.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Form } from '../../../ui/form/form.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { currentPassword, newPassword, newPasswordAgain } from '../auth/fields.ts';
import type { DialogProps } from './account-dialogs.tsx';
import { ownDevices } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.account;
/** `password` is the new one, as in all sign-in forms. */
const fields = [
  { ...currentPassword, name: 'current' as const, label: words.current, disabled: () => false },
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
  return (
    <Modal
      title={words.change_password}
      description={words.password_sentence}
      size="sm"
      onClose={onClose}
    >
      <Form
        fields={fields}
        submitLabel={words.change_password}
        onSubmit={({ current, password }) =>
          change.submit(fields, { body: { password: current, new_password: password } })
        }
      />
    </Modal>
  );
}
