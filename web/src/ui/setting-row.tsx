// A row of a list of settings: its name, its state, and one action.
import type { ReactNode } from 'react';

interface Props {
  label: string;
  /** The current state, or an explanation. */
  children?: ReactNode;
  action?: ReactNode;
}

export function SettingRow({ label, children, action }: Props) {
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 py-2">
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-medium">{label}</p>
        {children && <div className="text-ink-soft">{children}</div>}
      </div>
      {action && <div className="flex max-w-full min-w-0 flex-wrap gap-2">{action}</div>}
    </div>
  );
}
