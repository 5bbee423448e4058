// A first password for who has signed in another way so far, proven by a code to the own address.
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { toasts } from '../../../lib/toasts.ts';
import { Form } from '../../../ui/form/form.tsx';
import type { SubmitForm } from '../../../ui/form/use-form.ts';
import { Modal } from '../../../ui/modal.tsx';
import { CodeAgain } from '../code-again.tsx';
import { newPassword, newPasswordAgain } from '../auth/fields.ts';
import { refusalsOf } from '../failures.ts';
import type { DialogProps } from './account-section.tsx';
import { proofFields, proofSentence, useProofCode } from './re-authentication.ts';
import { keepUser } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.account;

export function SetPassword({ user, onClose }: DialogProps) {
  const client = useQueryClient();
  const fields = [...proofFields(user), newPassword, newPasswordAgain];
  const again = useProofCode(user);
  const submit: SubmitForm = async (values) => {
    const given = { code: String(values['code']), new_password: String(values['password']) };
    try {
      await api.account.setPassword({ body: given });
      keepUser(client, { ...user, has_password: true });
      toasts.success(words.password_set);
      onClose();
    } catch (error) {
      return refusalsOf(error, { fields, failed: texts.error });
    }
  };
  return (
    <Modal title={words.set_password} description={proofSentence(user)} size="sm" onClose={onClose}>
      <div className="flex flex-col gap-4">
        <Form fields={fields} submitLabel={words.set_password} onSubmit={submit} />
        {again && <CodeAgain {...again} />}
      </div>
    </Modal>
  );
}
