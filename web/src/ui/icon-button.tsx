// A button with only an icon; its label is required, for screen readers and as a tooltip.
import type { ComponentProps } from 'react';
import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Icon, type IconSize } from './icon.tsx';

const shapes = {
  control: 'rounded-control',
  round: 'rounded-full',
};

interface Props extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  icon: LucideIcon;
  label: string;
  size?: 'sm' | 'md';
  iconSize?: IconSize;
  tone?: 'ghost' | 'quiet' | 'primary';
  shape?: keyof typeof shapes;
}

const tones = {
  ghost: 'text-ink-soft hover:bg-raised-2 hover:text-ink',
  quiet: 'bg-raised-2 text-ink hover:bg-raised-3',
  primary: 'bg-accent text-on-accent hover:bg-accent-strong',
};

export function IconButton({
  icon,
  label,
  size = 'md',
  iconSize = 'sm',
  tone = 'ghost',
  shape = 'control',
  className,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        'touch inline-flex shrink-0 items-center justify-center transition-colors disabled:opacity-55 aria-disabled:opacity-55',
        shapes[shape],
        size === 'sm' ? 'size-9' : 'size-11',
        tones[tone],
        className,
      )}
    >
      <Icon of={icon} size={iconSize} />
    </button>
  );
}
