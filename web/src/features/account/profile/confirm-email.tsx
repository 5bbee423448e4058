// The dialog that confirms a new email address by its code.
import { api } from '../../../lib/api.ts';
import { Form } from '../../../ui/form/form.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { codeField } from '../auth/fields.ts';
import { maskEmail } from '../mask-email.ts';
import type { DialogProps } from './account-dialogs.tsx';
import { texts } from './texts.ts';
import { useUserCall } from './use-user-call.ts';

const words = texts.account;
const fields = [codeField];

export function ConfirmEmail({ user, onClose }: DialogProps) {
  const confirm = useUserCall(api.account.confirmEmail, words.email_done);
  const submit = async ({ code }: { code: string }) => {
    const wrong = await confirm.submit(fields, { body: { code } });
    if (!wrong) onClose();
    return wrong;
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
