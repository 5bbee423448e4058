// The foot of a long form, always in sight: what stands against saving, and the button that saves.
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import type { useForm } from './use-form.ts';

interface Props {
  form: ReturnType<typeof useForm>;
  label: string;
  /** Another thing to do, such as looking at what came meanwhile. */
  children?: ReactNode;
}

export function SaveBar({ form, label, children }: Props) {
  return (
    <footer className="sticky bottom-[calc(var(--bottom-bar)+0.5rem+env(safe-area-inset-bottom))] z-10 flex flex-wrap items-center justify-end gap-3 rounded-card bg-floating p-3 shadow-float lg:bottom-4">
      {form.whole && (
        <p role="alert" className="min-w-0 flex-1 basis-60 px-2 text-danger">
          {form.whole}
        </p>
      )}
      {children}
      <Button
        type="submit"
        tone="primary"
        disabled={!form.canSubmit}
        pending={form.stage === 'submitting'}
      >
        {label}
      </Button>
    </footer>
  );
}
