// A form from a list of fields: shows errors at their fields, and focuses the first one.
import { useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { CircleAlert } from 'lucide-react';
import { Button } from '../button.tsx';
import type { ButtonTone } from '../button-style.ts';
import { Icon } from '../icon.tsx';
import { Fields } from './fields.tsx';
import { focusField } from './focus-field.ts';
import type { FormField, ValuesOf } from './form-rules.ts';
import { useForm, type SubmitForm } from './use-form.ts';

export interface FormProps<F extends readonly FormField[]> {
  fields: F;
  submitLabel: string;
  onSubmit: SubmitForm<ValuesOf<F>>;
  initial?: Partial<ValuesOf<F>>;
  /** Called with all values when one of them has changed. */
  onChange?: (values: ValuesOf<F>) => void;
  /** The tone of the submit button; `danger` for irreversible actions. */
  tone?: ButtonTone;
  /** Content above the submit button, such as a notice. */
  children?: ReactNode;
  ref?: Ref<FormHandle>;
}

export interface FormHandle {
  /** Empties a field whose value is outdated, without its error, and focuses it. */
  restart: (name: string) => void;
}

export function Form<const F extends readonly FormField[]>(props: FormProps<F>) {
  const { fields, submitLabel, onSubmit, initial = {}, tone = 'primary', children, ref } = props;
  const { onChange } = props;
  const form = useForm(fields, onSubmit, initial);
  const element = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => ({
    restart: (name) => {
      form.clear(name);
      focusField(element.current, name);
    },
  }));
  const change: typeof form.change = (name, value) => {
    form.change(name, value);
    onChange?.({ ...form.values, [name]: value });
  };
  return (
    <form ref={element} {...form.element} className="flex flex-col gap-5">
      <Fields fields={fields} form={{ ...form, change }} />
      {children}
      {form.formError && (
        <p role="alert" className="flex gap-2.5 rounded-control bg-raised-2 px-3.5 py-3">
          <Icon of={CircleAlert} className="mt-0.5 text-danger" />
          <span className="min-w-0">{form.formError}</span>
        </p>
      )}
      <Button
        type="submit"
        tone={tone}
        blocked={!form.canSubmit}
        pending={form.stage === 'submitting'}
      >
        {submitLabel}
      </Button>
    </form>
  );
}
