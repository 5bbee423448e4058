// A row of a list of settings with an on/off switch.
import type { ReactNode } from 'react';
import { SettingRow } from './setting-row.tsx';
import { Switch } from './switch.tsx';

interface Props {
  label: string;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
  /** An explanation of the current state. */
  children?: ReactNode;
}

export function SwitchRow({ label, children, ...rest }: Props) {
  return (
    <SettingRow label={label} action={<Switch label={label} {...rest} />}>
      {children !== undefined && <span className="text-sm">{children}</span>}
    </SettingRow>
  );
}
