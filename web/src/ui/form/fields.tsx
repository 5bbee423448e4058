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
      onBlur={(event) =>
        afterPress(() => {
          if (!event || isLeft(event.target)) form.blur(field.name);
        })
      }
    />
  ));
}

/** A dialog that opens over the field, or another window, takes the focus without the person leaving the field. */
function isLeft(control: Element): boolean {
  const focused = document.activeElement;
  const dialog = focused?.closest('dialog, [role=dialog], [role=alertdialog]');
  return focused !== control && (!dialog || dialog.contains(control));
}
