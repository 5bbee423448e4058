// The dialog that names a passkey and has the browser create it.
import type { FormField } from '../../../ui/form/form-rules.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Form } from '../../../ui/form/form.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { createPasskey } from './passkeys.ts';
import { texts } from './texts.ts';

const words = texts.passkey;
const fields = [
  {
    name: 'name',
    label: words.name,
    type: 'text',
    required: true,
    hint: words.name_hint,
    clean: (text: string) => text.slice(0, 40),
  },
] as const satisfies FormField[];

interface Props {
  onAdded: (codes: readonly string[] | null) => void;
  onFailed: (error: unknown) => void;
  onClose: () => void;
}

export function AddPasskey({ onAdded, onFailed, onClose }: Props) {
  const create = useCall(createPasskey, {
    done: (_reply, name) => words.done(name),
    failed: texts.section.broken,
    onDone: ({ recovery_codes }) => onAdded(recovery_codes),
    onFailed,
  });
  return (
    <Modal title={words.title} description={words.sentence} size="sm" onClose={onClose}>
      <Form
        fields={fields}
        submitLabel={words.submit}
        onSubmit={({ name }) => create.submit(fields, name.trim())}
      />
    </Modal>
  );
}
