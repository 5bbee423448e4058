// The prompt field: grows with its text, shows the remaining length, and the server's error.
import { useId, type ReactNode } from 'react';
import { MAX_PROMPT } from '@velour/contract/studio-limits.ts';
import { Button } from '../../../ui/button.tsx';
import { controlStyle } from '../../../ui/control-style.ts';
import { classNames } from '../../../ui/class-names.ts';
import { texts } from '../texts.ts';

interface Props {
  label: string;
  placeholder: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  /** The server's error. */
  error: string | undefined;
  children?: ReactNode;
}

/** The remaining length is shown from here on. */
const COUNTED_FROM = MAX_PROMPT * 0.8;

export function PromptBox({ label, placeholder, hint, value, onChange, error, children }: Props) {
  const id = useId();
  const notes = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`];
  return (
    <div className="flex flex-col gap-2">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {value !== '' && (
          <Button tone="ghost" size="sm" className="-mr-3" onClick={() => onChange('')}>
            {texts.prompt.clear}
          </Button>
        )}
      </div>
      <textarea
        id={id}
        name="prompt"
        rows={4}
        maxLength={MAX_PROMPT}
        value={value}
        placeholder={placeholder}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={notes.filter(Boolean).join(' ') || undefined}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(
          controlStyle({ invalid: error !== undefined }),
          'field-sizing-content max-h-72 min-h-28 resize-none leading-relaxed contain-inline-size',
        )}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-ink-faint">
          {hint}
        </p>
      )}
      {value.length > COUNTED_FROM && (
        <p className="text-right text-sm text-ink-faint tabular-nums">
          {texts.prompt.count(value.length, MAX_PROMPT)}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-danger">
          {error}
        </p>
      )}
      {children}
    </div>
  );
}
