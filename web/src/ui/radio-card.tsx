// A radio button or checkbox in the shape of a picture or card.
import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface Props {
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
  type?: 'radio' | 'checkbox';
  /** The screen reader label, if the content has no text. */
  label?: string;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

export function RadioCard({ type = 'radio', label, className, children, ...props }: Props) {
  const { name, value, checked, disabled, onChoose } = props;
  return (
    <label
      className={classNames(
        'group relative block cursor-pointer overflow-hidden rounded-card bg-raised-2 transition-[box-shadow,opacity]',
        'has-checked:shadow-[0_0_0_3px_var(--ground),0_0_0_6px_var(--accent)] has-disabled:cursor-not-allowed has-disabled:opacity-55',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-[7px] has-focus-visible:outline-accent-strong',
        className,
      )}
    >
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
        aria-label={label}
        className="sr-only"
      />
      {children}
      {checked && (
        <span className="absolute top-2.5 right-2.5 grid size-8 animate-rise place-items-center rounded-full bg-accent text-on-accent shadow-lift">
          <Icon of={Check} />
        </span>
      )}
    </label>
  );
}
