// A form from a list of fields: says what is wrong where it is wrong, and moves the focus there.
import { useRef, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { Button } from '../button.tsx';
import type { ButtonTone } from '../button-look.ts';
import { Icon } from '../icon.tsx';
import { afterPress } from './after-press.ts';
import { Field } from './field.tsx';
import type { FormField, FormValues } from './form-rules.ts';
import { useForm, type SubmitForm } from './use-form.ts';

interface Props {
  fields: readonly FormField[];
  submitLabel: string;
  onSubmit: SubmitForm;
  initial?: FormValues;
  /** Of the button; danger for what cannot be taken back. */
  tone?: ButtonTone;
  /** Stands above the button, such as a notice. */
  children?: ReactNode;
}

const NOTHING: FormValues = {};

export function Form(props: Props) {
  const { fields, submitLabel, onSubmit, initial = NOTHING, tone = 'primary', children } = props;
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
          // An error that appears moves what is below it, which may be what is being pressed.
          onBlur={() => afterPress(() => form.blur(field.name))}
        />
      ))}
      {children}
      {form.whole && (
        <p role="alert" className="flex gap-2.5 rounded-control bg-raised-2 px-3.5 py-3">
          <Icon of={CircleAlert} className="mt-0.5 text-danger" />
          <span className="min-w-0">{form.whole}</span>
        </p>
      )}
      <Button
        type="submit"
        tone={tone}
        disabled={!form.canSubmit}
        pending={form.stage === 'submitting'}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
