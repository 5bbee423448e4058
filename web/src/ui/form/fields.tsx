// Renders the fields of a form, or of a section of it, in order.
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
      // An error that appears shifts the layout below it, where the user may be pressing a button.
      onBlur={(event) =>
        afterPress(() => {
          if (!event || isLeft(event.target)) form.blur(field.name);
        })
      }
    />
  ));
}

/**
 * True if the focus has left the field. A dialog that opened over it, or another window, doesn't
 * count.
 */
function isLeft(control: Element): boolean {
  const focused = document.activeElement;
  const dialog = focused?.closest('dialog, [role=dialog], [role=alertdialog]');
  return focused !== control && (!dialog || dialog.contains(control));
}
