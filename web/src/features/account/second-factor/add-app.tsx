// The dialog that adds an authenticator app: its key as a QR code and as text, and its first code.
import { api } from '../../../lib/api.ts';
import { useCall } from '../../../lib/use-call.ts';
import { Form } from '../../../ui/form/form.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { codeField } from '../auth/fields.ts';
import { QrCode } from './qr-code.tsx';
import { texts } from './texts.ts';

const words = texts.app;
const fields = [{ ...codeField, label: words.code }];

export interface AppKey {
  readonly factor_id: string;
  readonly secret: string;
  readonly uri: string;
}

interface Props {
  app: AppKey;
  onAdded: (codes: readonly string[] | null) => void;
  onClose: () => void;
}

export function AddApp({ app, onAdded, onClose }: Props) {
  const confirm = useCall(api.second_factor.confirmApp, {
    done: words.done,
    failed: texts.section.broken,
    fields: { 'second_factor.code_wrong': 'code' },
    onDone: ({ recovery_codes }) => onAdded(recovery_codes),
  });
  return (
    <Modal title={words.title} description={words.scan} onClose={onClose}>
      <div className="flex flex-col items-center gap-3">
        <QrCode text={app.uri} label={words.qr} />
        <p className="text-center text-sm text-ink-soft">
          {words.key}
          <code className="block font-mono wrap-anywhere text-ink">
            {app.secret.replace(/(.{4})(?=.)/g, '$1 ')}
          </code>
        </p>
      </div>
      <p className="my-4">{words.enter}</p>
      <Form
        fields={fields}
        submitLabel={words.submit}
        onSubmit={({ code }) =>
          confirm.submit(fields, { body: { factor_id: app.factor_id, code } })
        }
      />
    </Modal>
  );
}
