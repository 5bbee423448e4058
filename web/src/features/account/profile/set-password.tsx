// Sets a first password for a member who signs in another way, confirmed by an emailed code.
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Modal } from '../../../ui/modal.tsx';
import { CodeForm } from '../code-form.tsx';
import { newPassword, newPasswordAgain } from '../auth/fields.ts';
import type { DialogProps } from './account-dialogs.tsx';
import { proofFields, proofSentence, useProofCode } from './re-authentication.ts';
import { saveUser } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.account;

export function SetPassword({ user, onClose }: DialogProps) {
  const client = useQueryClient();
  const fields = [...proofFields(user), newPassword, newPasswordAgain];
  const again = useProofCode(user);
  const change = useCall(api.account.setPassword, {
    done: words.password_set,
    failed: texts.error,
    onDone: () => {
      saveUser(client, { ...user, has_password: true });
      onClose();
    },
  });
  return (
    <Modal title={words.set_password} description={proofSentence(user)} size="sm" onClose={onClose}>
      <div className="flex flex-col gap-4">
        <CodeForm
          again={again}
          fields={fields}
          submitLabel={words.set_password}
          onSubmit={({ code, password }) =>
            change.submit(fields, { body: { code, new_password: password } })
          }
        />
      </div>
    </Modal>
  );
}
