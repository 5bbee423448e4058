// Short messages that come and go at the edge of the page, above everything; screen readers announce them once. On a small
// screen they come from above: what is pressed there (a form's button, the composer, the bar) is at its foot. Over a
// dialog, which covers the bar, they are higher, so that its head stays free.
import {
  useEffect,
  useEffectEvent,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { Toast } from '../lib/toasts.ts';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { useTopLayer } from './layers.ts';
import { texts } from './texts.ts';

const types = {
  success: { icon: CircleCheck, colour: 'text-success' },
  error: { icon: CircleAlert, colour: 'text-danger' },
  info: { icon: Info, colour: 'text-ink-soft' },
  warning: { icon: TriangleAlert, colour: 'text-warning' },
} as const;

interface Props {
  toasts: readonly Toast[];
  onClose: (id: string) => void;
  /** The pointer or the focus is on a message: none may leave by itself. */
  onPause: () => void;
  onResume: () => void;
}

/** Leads to the messages and back, as between the parts of a window. */
const KEY = 'F6';

export function Toaster({ toasts, onClose, onPause, onResume }: Props) {
  const layer = useTopLayer();
  const section = useRef<HTMLElement>(null);
  const focus = useMessageFocus(section);
  useEffect(() => {
    // A browser without popovers shows the messages where they are in the page.
    if (section.current?.isConnected) section.current.togglePopover?.(true);
  }, [layer]);
  const close = (id: string) => {
    onClose(id);
    // What is under the pointer now says so itself.
    onResume();
    focus.giveBack();
  };
  const list = (
    <section
      ref={section}
      // Above everything that is open; without a dialog around it, it lies last in the page.
      popover="manual"
      aria-label={texts.messages}
      aria-keyshortcuts={KEY}
      aria-live="polite"
      aria-relevant="additions"
      onPointerOver={onPause}
      onPointerLeave={onResume}
      onFocus={(event) => {
        focus.enter(event);
        onPause();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onResume();
      }}
      onKeyDown={focus.leave}
      className={classNames(
        'pointer-events-none fixed inset-x-4 bottom-auto flex h-auto w-auto flex-col items-center gap-2 overflow-visible bg-transparent',
        'lg:inset-auto lg:right-6 lg:bottom-6 lg:items-end',
        layer
          ? 'max-lg:top-[calc(0.5rem+env(safe-area-inset-top))]'
          : 'max-lg:top-[calc(var(--top-bar)+0.5rem+env(safe-area-inset-top))]',
      )}
    >
      {toasts.map((toast) => (
        <Message key={toast.id} toast={toast} onClose={() => close(toast.id)} />
      ))}
    </section>
  );
  return layer ? createPortal(list, layer) : list;
}

interface MessageProps {
  toast: Toast;
  onClose: () => void;
}

export function Message({ toast: { message, type, offer }, onClose }: MessageProps) {
  return (
    <div
      role={type === 'error' ? 'alert' : undefined}
      className="pointer-events-auto flex w-full max-w-md animate-rise items-start gap-3 rounded-control bg-floating py-1.5 pr-1.5 pl-4 text-ink shadow-float lg:w-md"
    >
      <Icon of={types[type].icon} className={`mt-2.5 ${types[type].colour}`} />
      <p className="min-w-0 flex-1 py-2">
        <span className="sr-only">{texts.kinds[type]}: </span>
        {message}
      </p>
      {offer && (
        <Button
          size="sm"
          onClick={() => {
            onClose();
            offer.onPress();
          }}
        >
          {offer.label}
        </Button>
      )}
      <IconButton icon={X} label={texts.dismiss} size="sm" onClick={onClose} />
    </div>
  );
}

/** The key leads to the newest message, and from there, or when it is closed, back to where the focus was. */
function useMessageFocus(section: RefObject<HTMLElement | null>) {
  const before = useRef<HTMLElement>(null);
  const giveBack = () => {
    before.current?.focus();
    before.current = null;
  };
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== KEY || event.defaultPrevented) return;
    const newest = section.current?.lastElementChild?.querySelector('button');
    if (!newest || section.current?.contains(document.activeElement)) return;
    event.preventDefault();
    newest.focus();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return {
    giveBack,
    enter: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget);
      if (!isInside && relatedTarget instanceof HTMLElement) before.current = relatedTarget;
    },
    leave: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== KEY && event.key !== 'Escape') return;
      // Else Escape would close the dialog around the message as well.
      event.preventDefault();
      event.stopPropagation();
      giveBack();
    },
  };
}
