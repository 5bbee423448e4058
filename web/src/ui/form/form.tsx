// A form from a list of fields: says what is wrong where it is wrong, and moves the focus there.
import { useRef, type ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Field } from './field.tsx';
import type { FormField, FormValues } from './form-rules.ts';
import { useForm, type SubmitForm } from './use-form.ts';

interface Props {
  fields: readonly FormField[];
  submitLabel: string;
  onSubmit: SubmitForm;
  initial?: FormValues;
  /** Stands above the button, such as a notice. */
  children?: ReactNode;
}

const NOTHING: FormValues = {};

export function Form({ fields, submitLabel, onSubmit, initial = NOTHING, children }: Props) {
  const form = useForm(fields, onSubmit, initial);
  const element = useRef<HTMLFormElement>(null);
  const submit = async () => {
    const wrong = await form.submit();
    if (wrong === undefined) return;
    const control = element.current?.elements.namedItem(wrong);
    if (control instanceof HTMLElement) control.focus();
  };
  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          value={form.values[field.name] ?? ''}
          error={form.shown[field.name]}
          disabled={field.disabled?.(form.values) ?? false}
          onChange={(value) => form.change(field.name, value)}
          onBlur={() => form.blur(field.name)}
        />
      ))}
      {children}
      <Button
        type="submit"
        tone="primary"
        disabled={!form.canSubmit}
        pending={form.stage === 'submitting'}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
