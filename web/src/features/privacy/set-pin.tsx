// The dialog that sets the PIN of this device.
import { discreet } from '../../lib/discreet.ts';
import { setPin } from '../../lib/pin-lock.ts';
import { toasts } from '../../lib/toasts.ts';
import { Form } from '../../ui/form/form.tsx';
import { Modal } from '../../ui/modal.tsx';
import { pinField } from './pin-field.ts';
import { texts } from './texts.ts';

const fields = [
  { ...pinField, hint: texts.pin_hint },
  {
    ...pinField,
    name: 'pin_again',
    label: texts.pin_again,
    validation: (again: string, { pin }: Readonly<Record<string, string | boolean>>) =>
      again === pin ? undefined : texts.pins_match,
  },
] as const;

export function SetPin({ onClose }: { onClose: () => void }) {
  const save = async ({ pin }: { pin: string }) => {
    await setPin(pin);
    onClose();
    if (discreet.read().hasPin) toasts.success(texts.set_done);
    else toasts.error(texts.set_failed);
    return undefined;
  };
  return (
    <Modal title={texts.set} size="sm" onClose={onClose}>
      <Form fields={fields} submitLabel={texts.set} onSubmit={save} />
    </Modal>
  );
}
