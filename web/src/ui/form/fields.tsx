// The fields of a form, or of one part of it, in order.
import { afterPress } from './after-press.ts';
import { Field } from './field.tsx';
import type { FormField } from './form-rules.ts';
import type { FormControl } from './use-form.ts';

interface Props {
  fields: readonly FormField[];
  form: FormControl;
}

export function Fields({ fields, form }: Props) {
  return fields.map((field) => (
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
  ));
}
