// Renders toasts at the edge of the page, above everything; screen readers announce them once. On
// small screens they are at the top, since the controls in use (submit buttons, composer, tab bar)
// are at the bottom. Over a dialog, which covers the header, they are higher, so that the dialog's
// head stays free.
import {
  useDeferredValue,
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
import { ButtonLink } from './button-link.tsx';
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
  /** Called when a toast is hovered or focused: none expires until `onResume`. */
  onPause: () => void;
  onResume: () => void;
}

/** Moves the focus to the toasts and back, like between the panes of a window. */
const KEY = 'F6';

export function Toaster({ toasts, onClose, onPause, onResume }: Props) {
  // Moved a moment later than the layer opens or closes: the move would be in the same task of a slow phone.
  const layer = useDeferredValue(useTopLayer());
  const section = useRef<HTMLElement>(null);
  const focus = useMessageFocus(section);
  useEffect(() => {
    // Browsers without the popover API show the toasts at their place in the document.
    if (section.current?.isConnected) section.current.togglePopover?.(true);
  }, [layer]);
  const close = (id: string) => {
    onClose(id);
    // If another toast is under the pointer now, its own event pauses again.
    onResume();
    focus.giveBack();
  };
  const list = (
    <section
      ref={section}
      // In the top layer, above everything open; without an open dialog it is the last element of
      // the page.
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
        'pointer-events-none fixed inset-x-4 bottom-auto flex max-lg:@container h-auto w-auto flex-col items-center gap-2 overflow-visible bg-transparent text-start',
        'lg:inset-auto lg:right-6 lg:bottom-6 lg:items-end',
        layer
          ? 'max-lg:top-[calc(var(--layer-bar,0rem)+0.5rem+env(safe-area-inset-top))]'
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

export function Message({ toast: { message, type, offer, link }, onClose }: MessageProps) {
  return (
    <div
      role={type === 'error' ? 'alert' : undefined}
      className="pointer-events-auto flex w-full max-w-md animate-rise items-start gap-3 rounded-control bg-floating py-1.5 pr-1.5 pl-4 text-ink shadow-float lg:w-md"
    >
      <Icon of={types[type].icon} className={`mt-2.5 @max-[14rem]:hidden ${types[type].colour}`} />
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
      {link && (
        <ButtonLink size="sm" to={link.to} onClick={onClose}>
          {link.label}
        </ButtonLink>
      )}
      <IconButton icon={X} label={texts.dismiss} size="sm" onClick={onClose} />
    </div>
  );
}

/**
 * The key moves the focus to the newest toast, and back to where it was; so does closing the toast.
 */
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
      // Otherwise Escape would also close the dialog around the toast.
      event.preventDefault();
      event.stopPropagation();
      giveBack();
    },
  };
}
