// Sticky footer of a long form: the save button and the errors to correct first.
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { focusField } from './focus-field.ts';
import { texts } from './texts.ts';
import type { FormControl } from './use-form.ts';

interface Props {
  form: FormControl;
  label: string;
  /** Another action, such as loading changes that were made elsewhere. */
  children?: ReactNode;
}

export function SaveBar({ form, label, children }: Props) {
  return (
    <footer className="sticky bottom-[calc(var(--bottom-bar)+0.5rem+env(safe-area-inset-bottom))] z-(--z-raised) flex flex-wrap items-center justify-end gap-3 rounded-card bg-floating p-3 shadow-float lg:bottom-4">
      {form.formError && (
        <p role="alert" className="min-w-0 flex-1 basis-60 px-2 text-danger">
          {form.formError}
        </p>
      )}
      {form.wrong.length > 0 && (
        // Links to the invalid fields, which may be far away: the button leads to the first one only.
        <nav
          aria-label={texts.to_correct}
          className="flex min-w-0 flex-1 basis-60 flex-wrap items-center gap-x-1 px-2"
        >
          <span aria-hidden className="text-sm text-danger">
            {texts.to_correct}
          </span>
          {form.wrong.map(({ name, label: field }) => (
            <Button
              key={name}
              tone="ghost"
              size="sm"
              className="underline underline-offset-4"
              onClick={({ currentTarget }) => focusField(currentTarget.form, name)}
            >
              {field}
            </Button>
          ))}
        </nav>
      )}
      {children}
      <Button
        type="submit"
        tone="primary"
        blocked={!form.canSubmit}
        pending={form.stage === 'submitting'}
      >
        {label}
      </Button>
    </footer>
  );
}
