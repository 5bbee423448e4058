// A form field with its label, control and error.
import { useId, type FocusEvent } from 'react';
import { controlStyle } from '../control-style.ts';
import { Select } from '../select.tsx';
import type { FieldValue, FormField } from './form-rules.ts';
import { PasswordInput } from './password-input.tsx';

interface Props {
  field: FormField;
  value: FieldValue;
  error: string | undefined;
  disabled: boolean;
  onChange: (value: FieldValue) => void;
  /** Without an event when a select's list closes. */
  onBlur: (event?: FocusEvent) => void;
}

export function Field(props: Props) {
  const { field, error } = props;
  const id = useId();
  const errorId = `${id}-error`;
  const hint = field.hint ? `${id}-hint` : undefined;
  const control = {
    id,
    name: field.name,
    disabled: props.disabled,
    onBlur: props.onBlur,
    'aria-invalid': error !== undefined || undefined,
    'aria-describedby':
      [error === undefined ? undefined : errorId, hint].filter(Boolean).join(' ') || undefined,
    'aria-required': field.required || undefined,
  };
  const label = (
    <label htmlFor={id} className="font-medium">
      {field.label}
    </label>
  );
  return (
    <div data-field={field.name} className="flex flex-col gap-1.5">
      {field.type === 'checkbox' ? (
        <div className="flex items-start gap-3 py-1.5">
          <input
            {...control}
            type="checkbox"
            checked={props.value === true}
            onChange={(event) => props.onChange(event.target.checked)}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          {label}
        </div>
      ) : (
        <>
          {label}
          <Control {...props} control={control} />
        </>
      )}
      {field.hint && (
        <p id={hint} className="text-sm text-ink-faint">
          {field.hint}
        </p>
      )}
      <p id={errorId} role="alert" className="text-sm text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

interface ControlProps extends Props {
  control: {
    id: string;
    name: string;
    disabled: boolean;
    onBlur: Props['onBlur'];
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
    'aria-required': true | undefined;
  };
}

function Control({ field, value, error, onChange, onBlur, control }: ControlProps) {
  const text = String(value);
  const style = controlStyle({ invalid: error !== undefined });
  if (field.type === 'select')
    return (
      <Select
        id={control.id}
        label={field.label}
        options={field.options ?? []}
        value={text}
        onChange={onChange}
        onBlur={() => onBlur()}
        disabled={control.disabled}
        invalid={error !== undefined}
        {...(field.placeholder ? { placeholder: field.placeholder } : {})}
        {...(control['aria-describedby'] ? { describedBy: control['aria-describedby'] } : {})}
      />
    );
  const { clean = String } = field;
  const common = {
    ...control,
    value: text,
    placeholder: field.placeholder,
    autoComplete: field.autoComplete,
    inputMode: field.inputMode,
  };
  if (field.type === 'textarea')
    return (
      <textarea
        {...common}
        rows={4}
        onChange={(event) => onChange(event.target.value)}
        className={`${style} field-sizing-content min-h-24 resize-y contain-inline-size`}
      />
    );
  if (field.type === 'password')
    return <PasswordInput {...common} invalid={error !== undefined} onChange={onChange} />;
  return (
    <input
      {...common}
      // Not `number`: the browser's number field reports no value for invalid input, so the rule
      // could not describe it.
      type={field.concealed ? 'password' : field.type === 'number' ? 'text' : field.type}
      inputMode={field.type === 'number' ? 'decimal' : field.inputMode}
      // Email addresses are neither auto-corrected nor capitalized.
      {...(field.type === 'email' && { autoCapitalize: 'none', spellCheck: false })}
      onChange={(event) => onChange(clean(event.target.value))}
      className={style}
    />
  );
}
