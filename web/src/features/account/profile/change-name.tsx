// The name that characters call one by.
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { toasts } from '../../../lib/toasts.ts';
import { Form } from '../../../ui/form/form.tsx';
import type { FormField } from '../../../ui/form/form-rules.ts';
import type { SubmitForm } from '../../../ui/form/use-form.ts';
import { Modal } from '../../../ui/modal.tsx';
import { refusalsOf } from '../failures.ts';
import type { DialogProps } from './account-section.tsx';
import { keepUser } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.account;
const MOST = 50;
const fields: readonly FormField[] = [
  {
    name: 'name',
    label: words.name,
    type: 'text',
    required: true,
    autoComplete: 'nickname',
    hint: words.name_hint,
    validation: (value) => (String(value).trim().length > MOST ? words.name_long : undefined),
  },
];

const isBlocked = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'safety.blocked';

const blockedBy = (reason: string | undefined): string =>
  reason === 'minor_sexual' || reason === 'real_person'
    ? words.name_blocked[reason]
    : words.name_blocked.other;

export function ChangeName({ user, onClose }: DialogProps) {
  const client = useQueryClient();
  const submit: SubmitForm = async (values) => {
    try {
      const name = String(values['name']).trim();
      keepUser(client, await api.account.changeUser({ body: { name } }));
      toasts.success(texts.saved);
      onClose();
    } catch (error) {
      if (isBlocked(error)) return { name: blockedBy(error.detail) };
      return refusalsOf(error, { fields, failed: texts.error });
    }
  };
  return (
    <Modal title={words.name} size="sm" onClose={onClose}>
      <Form
        fields={fields}
        initial={{ name: user.name }}
        submitLabel={texts.save}
        onSubmit={submit}
      />
    </Modal>
  );
}
