// Nothing here, or something failed: a little drawing, one sentence, one thing to do.
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { Icon } from './icon.tsx';

interface Props {
  icon: LucideIcon;
  title: string;
  /** `h1` where this is the whole page. */
  level?: 'h1' | 'h2' | 'h3';
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ icon, title, level: Heading = 'h2', children, action }: Props) {
  return (
    <div className="mx-auto flex max-w-md animate-rise flex-col items-center gap-4 px-6 py-16 text-center">
      <span className="relative mb-2 grid size-24 place-items-center text-ink-faint">
        <span className="absolute inset-0 rounded-full bg-raised" />
        <span className="absolute inset-3 rounded-full bg-raised-2" />
        <Icon of={icon} size="lg" className="relative" />
      </span>
      <Heading className="font-display text-xl">{title}</Heading>
      {children && <p className="text-ink-soft">{children}</p>}
      {action}
    </div>
  );
}
