// Nothing here, or something failed: a little drawing, one sentence, one thing to do.
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon.tsx';

interface Props {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <div className="mx-auto flex max-w-md animate-rise flex-col items-center gap-4 px-6 py-16 text-center">
      <span className="relative grid size-24 place-items-center rounded-full bg-raised-2 text-ink-faint">
        <span className="absolute inset-3 rounded-full bg-raised-3" />
        <Icon of={icon} size="xl" className="relative" />
      </span>
      <h2 className="font-display text-xl">{title}</h2>
      {children && <p className="text-ink-soft">{children}</p>}
      {action}
    </div>
  );
}
