// A line of a list of settings that is on or off.
import type { ReactNode } from 'react';
import { SettingRow } from './setting-row.tsx';
import { Switch } from './switch.tsx';

interface Props {
  label: string;
  on: boolean;
  disabled?: boolean;
  onChange: (on: boolean) => void;
  /** What it means as it stands. */
  children?: ReactNode;
}

export function SwitchRow({ label, children, ...rest }: Props) {
  return (
    <SettingRow label={label} action={<Switch label={label} {...rest} />}>
      {children !== undefined && <span className="text-sm">{children}</span>}
    </SettingRow>
  );
}
