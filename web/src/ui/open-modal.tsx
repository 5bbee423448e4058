// The content of a modal dialog: Escape, the backdrop and the close button close it; on phones it is a bottom sheet.
import { Dialog } from '@base-ui/react/dialog';
import { useEffect, useRef } from 'react';
import { X } from 'lucide-react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { enterLayer, useCloseOnBack } from './layers.ts';
import type { ModalProps, ModalSize } from './modal.tsx';
import { texts } from './texts.ts';

const sizes: Record<ModalSize, string> = {
  sm: 'sm:max-w-sm',
  md: 'sm:max-w-md',
  lg: 'sm:max-w-lg',
  xl: 'sm:max-w-xl',
  '5xl': 'sm:max-w-5xl',
  full: 'h-full sm:max-w-none',
};

const layer = (popup: HTMLElement | null) => (popup ? enterLayer(popup) : undefined);

export function OpenModal(props: ModalProps) {
  const { title, description, size = 'md', open = true, onClose, dismissible = true } = props;
  const content = useRef<HTMLDivElement>(null);
  // A new step starts at its top, whatever the scroll position before. Focused elements stay visible.
  useEffect(() => {
    const scroller = content.current;
    if (!scroller) return;
    scroller.scrollTop = 0;
    const focused = document.activeElement;
    if (scroller.contains(focused)) focused?.scrollIntoView?.({ block: 'nearest' });
  }, [title]);
  const change = (next: boolean) => {
    if (!next && dismissible) onClose();
  };
  useCloseOnBack(open, dismissible ? onClose : undefined);
  return (
    <Dialog.Root open={open} onOpenChange={change} disablePointerDismissal={!dismissible}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-(--z-veil) min-h-dvh bg-veil transition-opacity duration-(--duration-sheet) ease-out data-ending-style:opacity-0 data-starting-style:opacity-0 backdrop-blur-sm" />
        <Dialog.Viewport className="fixed inset-0 z-(--z-dialog) flex items-end justify-center overflow-hidden pt-8 sm:items-center sm:p-6">
          <Dialog.Popup
            ref={layer}
            // React events bubble through portals, so a form in a dialog must not submit the form
            // that opened it.
            onSubmit={(event) => event.stopPropagation()}
            className={classNames(
              'flex max-h-full w-full flex-col rounded-t-card bg-raised text-ink shadow-float sm:rounded-b-card',
              'pb-[env(safe-area-inset-bottom)] transition-[transform,opacity] duration-(--duration-sheet) ease-out',
              'data-ending-style:translate-y-8 data-ending-style:opacity-0 data-starting-style:translate-y-8 data-starting-style:opacity-0',
              sizes[size],
            )}
          >
            <header className="flex items-start gap-3 pt-5 pr-3 pb-2 pl-6">
              <div className="min-w-0 flex-1">
                <Dialog.Title className="pt-1.5 font-display text-xl">{title}</Dialog.Title>
                {description && (
                  <Dialog.Description className="mt-1 text-ink-soft">
                    {description}
                  </Dialog.Description>
                )}
              </div>
              {dismissible && <Dialog.Close render={<IconButton icon={X} label={texts.close} />} />}
            </header>
            <div
              ref={content}
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-6 pt-1 pb-6"
            >
              {props.children}
            </div>
            {props.footer && (
              <footer className="flex flex-col-reverse gap-3 px-6 pt-2 pb-6 sm:flex-row sm:justify-end">
                {props.footer}
              </footer>
            )}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
