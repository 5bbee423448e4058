// Discreet mode in the settings: a neutral tab, and a PIN lock.
import { useState } from 'react';
import { discreet, setNeutral } from '../../lib/discreet.ts';
import { canLock, removePin } from '../../lib/pin-lock.ts';
import { createLater } from '../../lib/later.tsx';
import { useStore } from '../../lib/store.ts';
import { toasts } from '../../lib/toasts.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { SettingRow } from '../../ui/setting-row.tsx';
import { SwitchRow } from '../../ui/switch-row.tsx';
import { texts } from './texts.ts';

const pinDialog = createLater(() =>
  import('./set-pin.tsx').then((file) => ({ Component: file.SetPin })),
);

export function DiscreetSection() {
  pinDialog.useLoadAhead();
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
      {isSetting && <pinDialog.Component onClose={() => setSetting(false)} />}
    </Section>
  );
}
