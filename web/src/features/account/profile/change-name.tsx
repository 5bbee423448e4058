// The dialog to change the name that characters use.
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { useUnsent } from '../../../lib/unsent.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Form } from '../../../ui/form/form.tsx';
import type { FormField } from '../../../ui/form/form-rules.ts';
import { Modal } from '../../../ui/modal.tsx';
import type { DialogProps } from './account-dialogs.tsx';
import { saveUser } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.account;
const MAX = 50;
const fields = [
  {
    name: 'name',
    label: words.name,
    type: 'text',
    required: true,
    autoComplete: 'nickname',
    hint: words.name_hint,
    validation: (value) => (value.trim().length > MAX ? words.name_long : undefined),
  },
] as const satisfies readonly FormField[];

const blocked = ({ detail }: ApiError): string =>
  detail === 'minor_sexual' || detail === 'real_person'
    ? words.name_blocked[detail]
    : words.name_blocked.other;

export function ChangeName({ user, onClose }: DialogProps) {
  const client = useQueryClient();
  const [unsent, setUnsent] = useUnsent('name');
  const close = () => {
    setUnsent('');
    onClose();
  };
  const change = useCall(api.account.changeUser, {
    done: texts.saved,
    failed: texts.error,
    codes: { 'safety.blocked': blocked },
    fields: { 'safety.blocked': 'name' },
    onDone: (renamed) => {
      saveUser(client, renamed);
      close();
    },
  });
  return (
    <Modal title={words.name} size="sm" onClose={close}>
      <Form
        fields={fields}
        initial={{ name: unsent || user.name }}
        onChange={({ name }) => setUnsent(name === user.name ? '' : name)}
        submitLabel={texts.save}
        onSubmit={({ name }) => change.submit(fields, { body: { name: name.trim() } })}
      />
    </Modal>
  );
}
