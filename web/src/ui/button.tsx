// A button; while its action is pending it shows a spinner, does nothing, and keeps the focus.
import type { ComponentProps, MouseEvent } from 'react';
import type { LucideIcon } from 'lucide-react';
import { buttonStyle, type ButtonVariant } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';

interface Props extends ComponentProps<'button'>, ButtonVariant {
  icon?: LucideIcon;
  pending?: boolean;
  /** Disabled because of invalid input; it keeps the focus, and a press moves to the first invalid field. */
  blocked?: boolean;
}

export function Button({
  tone,
  size,
  wide,
  icon,
  pending = false,
  blocked = false,
  disabled = false,
  className,
  children,
  type = 'button',
  onClick,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !pending}
      // A disabled button would lose the focus to the page.
      aria-disabled={pending || blocked || undefined}
      aria-busy={pending || undefined}
      onClick={pending ? refuse : onClick}
      className={classNames(buttonStyle({ tone, size, wide }), className)}
    >
      {pending ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

/** Prevents the action and the submission of a form. */
const refuse = (event: MouseEvent): void => event.preventDefault();
