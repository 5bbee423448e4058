// A small pill with one or two words next to a name: a type or a state.
import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

export type BadgeTone = 'neutral' | 'accent' | 'gold' | 'shade' | 'shade-gold';

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-raised-2 text-ink-soft',
  accent: 'bg-accent-tint text-ink',
  gold: 'bg-gold-tint font-medium text-gold',
  // For badges on top of an image.
  shade: 'bg-shade/80 font-medium text-on-shade',
  'shade-gold': 'bg-shade/80 font-medium text-gold-fill',
};

interface Props {
  tone?: BadgeTone;
  size?: 'xs' | 'sm';
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = 'neutral', size = 'sm', icon, className, children }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full items-center gap-1 rounded-full px-2.5 py-0.5',
        size === 'xs' ? 'text-xs' : 'text-sm',
        tones[tone],
        className,
      )}
    >
      {icon && <Icon of={icon} size="xs" />}
      <span className="min-w-0 truncate">{children}</span>
    </span>
  );
}
