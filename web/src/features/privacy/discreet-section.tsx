// Discreet mode in the settings: a neutral tab, and a PIN lock.
import { useState } from 'react';
import { discreet, setNeutral } from '../../lib/discreet.ts';
import { canLock, removePin, setPin } from '../../lib/pin-lock.ts';
import { useStore } from '../../lib/store.ts';
import { toasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Section } from '../../ui/section.tsx';
import { SettingRow } from '../../ui/setting-row.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { pinField } from './pin-field.ts';
import { texts } from './texts.ts';

export function DiscreetSection() {
  const { neutral, hasPin } = useStore(discreet);
  const [isSetting, setSetting] = useState(false);
  const remove = () => {
    removePin();
    toasts.success(texts.removed);
  };
  return (
    <Section title={texts.title} sentence={texts.here}>
      <SwitchRow label={texts.neutral} on={neutral} onChange={setNeutral}>
        {texts.neutral_sentence}
      </SwitchRow>
      <SettingRow
        label={texts.lock}
        action={
          hasPin ? (
            <Button size="sm" onClick={remove}>
              {texts.remove}
            </Button>
          ) : (
            canLock() && (
              <Button size="sm" onClick={() => setSetting(true)}>
                {texts.set}
              </Button>
            )
          )
        }
      >
        <span className="text-sm">
          {hasPin ? texts.lock_on : canLock() ? texts.lock_off : texts.lock_unavailable}
        </span>
      </SettingRow>
      {isSetting && <SetPin onClose={() => setSetting(false)} />}
    </Section>
  );
}

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

function SetPin({ onClose }: { onClose: () => void }) {
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
