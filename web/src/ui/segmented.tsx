// A segmented control: one of few options, side by side, with arrow key navigation.
import { useId, useState } from 'react';
import { classNames } from './class-names.ts';

interface Props<V extends string> {
  label: string;
  options: readonly { value: V; label: string }[];
  /** Undefined before anything is chosen. */
  value: V | undefined;
  onChange: (value: V) => void;
  size?: 'sm' | 'md';
  className?: string;
}

export function Segmented<V extends string>(props: Props<V>) {
  const { label, options, value, onChange, size = 'md', className } = props;
  const name = useId();
  // Optimistic: the selection is shown at once, even if the parent updates the value later (as for
  // the address).
  const [state, setState] = useState({ shown: value, owners: value });
  if (state.owners !== value) setState({ shown: value, owners: value });
  const choose = (next: V) => {
    setState({ shown: next, owners: value });
    onChange(next);
  };
  return (
    <fieldset
      aria-label={label}
      className={classNames(
        'inline-flex max-w-full flex-wrap rounded-control bg-raised-2 p-1',
        className,
      )}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={classNames(
            'relative flex max-w-full min-w-0 flex-auto cursor-pointer items-center justify-center rounded-small text-center text-ink-soft transition-colors',
            'hover:text-ink has-checked:bg-thumb has-checked:font-medium has-checked:text-ink has-checked:shadow-thumb',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-strong',
            size === 'sm'
              ? 'min-h-8 px-[min(0.75rem,2vw)] text-sm'
              : 'min-h-10 px-[min(1rem,2.2vw)] text-base',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === state.shown}
            onChange={() => choose(option.value)}
            className="sr-only"
          />
          <span className="truncate">{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
