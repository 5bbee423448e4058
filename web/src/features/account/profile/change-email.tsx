// The dialog to change the email address: the password first, then a code to the new address.
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { Modal } from '../../../ui/modal.tsx';
import { CodeForm } from '../code-form.tsx';
import { emailField } from '../auth/fields.ts';
import { useCall } from '../../../lib/use-call.ts';
import type { DialogProps } from './account-dialogs.tsx';
import { proofFields, proofIn, proofSentence, useProofCode } from './re-authentication.ts';
import { ownUser } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.account;
const address = { ...emailField, label: words.new_email, autoComplete: 'email' };

export function ChangeEmail({ user, onClose, onSent }: DialogProps) {
  const fields = [...proofFields(user), address];
  const again = useProofCode(user);
  const client = useQueryClient();
  const change = useCall(api.account.changeEmail, {
    failed: texts.error,
    codes: { 'identity.wrong_credentials': words.wrong_password },
    fields: { 'identity.wrong_credentials': 'password' },
    onDone: (_reply, { body: { email } }) => {
      client.setQueryData(ownUser.queryKey, (known) => known && { ...known, pending_email: email });
      onSent();
    },
  });
  const submit = ({ email, ...proof }: { email: string; password?: string; code?: string }) =>
    change.submit(fields, { body: { email: email.trim().toLowerCase(), ...proofIn(proof) } });
  return (
    <Modal
      title={words.change_email}
      description={[proofSentence(user), words.email_sentence].filter(Boolean).join(' ')}
      size="sm"
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <CodeForm
          again={again}
          fields={fields}
          submitLabel={words.change_email}
          onSubmit={submit}
        />
      </div>
    </Modal>
  );
}
