// A modal question that must be answered before the page can be used: a native `dialog` that no key closes.
import { useEffect, useId, type ReactNode } from 'react';
import { useModalDialog } from './layers.ts';

interface Props {
  title: string;
  /** Shown above the question. */
  picture?: ReactNode;
  children: ReactNode;
  actions: ReactNode;
  /** False where the server renders it: the style sheet shows it until the code is there. */
  isOpen?: boolean;
}

export function Gate({ title, picture, children, actions, isOpen = true }: Props) {
  const dialog = useModalDialog({ isOpen });
  const heading = useId();
  useEffect(() => {
    if (!isOpen) return undefined;
    // Not the first button: a stray Enter must not confirm.
    dialog.current?.focus();
    // With large text the dialog scrolls, and opening it has scrolled down to the first button.
    dialog.current?.scrollTo?.({ top: 0 });
    // The focused button disappears with the gate, and no other element can get the focus back.
    return () => {
      if (document.activeElement === document.body)
        document.querySelector('main')?.focus({ preventScroll: true });
    };
  }, [dialog, isOpen]);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      data-gate
      closedby="none"
      aria-labelledby={heading}
      onCancel={(event) => event.preventDefault()}
      // Browsers without `closedby` close a dialog at a second Escape, even if the first was
      // prevented.
      onClose={() => dialog.current?.isConnected && dialog.current.showModal()}
      className="m-auto w-[min(26rem,calc(100vw-2rem))] max-w-none rounded-card bg-raised p-6 text-center text-ink shadow-float outline-none backdrop:bg-veil backdrop:backdrop-blur-2xl max-sm:mb-4 sm:p-8"
    >
      {picture && <div className="flex justify-center pb-3">{picture}</div>}
      <h2 id={heading} className="font-display text-3xl">
        {title}
      </h2>
      <div className="mt-3 text-ink-soft">{children}</div>
      <div className="mt-6 flex flex-col gap-3">{actions}</div>
    </dialog>
  );
}
