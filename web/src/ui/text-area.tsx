// A multi-line text field with its label, for use outside of a declared form.
import { useId } from 'react';
import { controlStyle } from './control-style.ts';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  rows?: number;
  maxLength?: number;
  placeholder?: string;
  /** Help text below the field. */
  hint?: string;
}

export function TextArea({ label, value, onChange, rows = 3, hint, ...rest }: Props) {
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => onChange(event.target.value)}
        className={controlStyle()}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}
