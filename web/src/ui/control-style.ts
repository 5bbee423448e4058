// Shared style of all input controls: a sunken surface with a visible border.
import { classNames } from './class-names.ts';

interface ControlVariant {
  invalid?: boolean | undefined;
  size?: 'sm' | 'md';
  /** Reserves room for an icon at the start. */
  hasIcon?: boolean;
  /** Reserves room for a button at the end. */
  hasButton?: boolean;
}

export const controlStyle = ({
  invalid,
  size = 'md',
  hasIcon,
  hasButton,
}: ControlVariant = {}): string =>
  classNames(
    'w-full rounded-control bg-ground text-ink placeholder:text-ink-faint',
    'shadow-[inset_0_0_0_1px_var(--control-edge)] transition-shadow disabled:opacity-55',
    size === 'sm' ? 'min-h-9 py-1.5 text-sm' : 'min-h-11 py-2.5 text-base',
    hasIcon ? 'pl-9' : 'pl-3.5',
    hasButton ? 'pr-13' : 'pr-3.5',
    invalid ? '[--control-edge:var(--danger)]' : '[--control-edge:var(--edge)]',
  );
