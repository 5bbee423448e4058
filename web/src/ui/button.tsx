// A button; while its action is pending it shows a spinner and is disabled.
import type { ComponentProps } from 'react';
import type { LucideIcon } from 'lucide-react';
import { buttonStyle, type ButtonVariant } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

interface Props extends ComponentProps<'button'>, ButtonVariant {
  icon?: LucideIcon;
  pending?: boolean;
}

export function Button({
  tone,
  size,
  wide,
  icon,
  pending = false,
  disabled = false,
  className,
  children,
  type = 'button',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={classNames(buttonStyle({ tone, size, wide }), className)}
    >
      {pending ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
    </button>
  );
}
