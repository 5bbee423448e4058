// An on/off switch that applies at once.
import { classNames } from './class-names.ts';

interface Props {
  /** For screen readers only; the visible label is next to it. */
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
  disabled?: boolean;
}

export function Switch({ label, on, onChange, disabled = false }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      // A disabled button would lose the focus to the page.
      aria-disabled={disabled || undefined}
      onClick={() => !disabled && onChange(!on)}
      className={classNames(
        'touch flex h-7 w-12 shrink-0 items-center rounded-full p-1 transition-colors aria-disabled:opacity-55',
        on ? 'justify-end bg-accent' : 'bg-raised-3 shadow-[inset_0_0_0_1px_var(--edge)]',
      )}
    >
      <span className={classNames('size-5 rounded-full', on ? 'bg-on-accent' : 'bg-ink-soft')} />
    </button>
  );
}
