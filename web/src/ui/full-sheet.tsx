// A full-screen sheet for small screens, as a native `dialog`: the page behind is inert and Escape closes it.
import type { ReactNode } from 'react';
import { useModalDialog } from './layers.ts';

interface Props {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

export function FullSheet({ label, onClose, children }: Props) {
  const dialog = useModalDialog({ isClosable: true });
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      // Ignores a close event followed by a reopening, as in React's strict mode in development.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
      className="m-0 size-full max-h-none max-w-none animate-rise overflow-y-auto overscroll-contain bg-ground px-4 pt-[max(0.375rem,env(safe-area-inset-top))] pb-[env(safe-area-inset-bottom)] text-ink outline-none backdrop:bg-ground"
    >
      {children}
    </dialog>
  );
}
