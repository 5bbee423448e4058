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
          if (!event || isLeft(event.target, form.isPristine(field.name))) form.blur(field.name);
        })
      }
    />
  ));
}

/**
 * True if the focus has left the field. A dialog that opened over it, or another window, doesn't
 * count. A field that was never filled in is left only for another control of its form: one who
 * goes elsewhere, as to another way to sign in, has made no mistake in it.
 */
function isLeft(control: Element, isPristine: boolean): boolean {
  const focused = document.activeElement;
  if (isPristine && !controlsBeside(control).includes(focused)) return false;
  const dialog = focused?.closest('dialog, [role=dialog], [role=alertdialog]');
  return focused !== control && (!dialog || dialog.contains(control));
}

const controlsBeside = (control: Element): (Element | null)[] => [
  ...(control.closest('form')?.querySelectorAll('input, textarea, button') ?? []),
];
