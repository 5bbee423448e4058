// Short messages that come and go at the edge of the page; screen readers hear them once. On a small screen they come
// from above: what is pressed there (a form's button, the composer, the bar) stands at its foot. Over a dialog, which
// covers the bar, they stand higher, so that its head stays free.
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { texts } from './texts.ts';

export type ToastType = 'success' | 'error' | 'info' | 'warning';

export interface Toast {
  id: string;
  message: string;
  type: ToastType;
  /** Milliseconds; 0 or less stays until closed by hand. */
  duration: number;
  /** What can be done about it; that closes it. */
  offer?: { label: string; onPress: () => void } | undefined;
}

const looks = {
  success: { icon: CircleCheck, colour: 'text-success' },
  error: { icon: CircleAlert, colour: 'text-danger' },
  info: { icon: Info, colour: 'text-ink-soft' },
  warning: { icon: TriangleAlert, colour: 'text-warning' },
} as const;

interface Props {
  toasts: readonly Toast[];
  onClose: (id: string) => void;
}

export function Toaster({ toasts, onClose }: Props) {
  return (
    <section
      aria-label={texts.messages}
      aria-live="polite"
      aria-relevant="additions"
      className="pointer-events-none fixed inset-x-4 top-[calc(var(--top-bar)+0.5rem+env(safe-area-inset-top))] z-[60] flex flex-col items-center gap-2 [body:has([role=dialog])_&]:top-[calc(0.5rem+env(safe-area-inset-top))] lg:inset-x-auto lg:top-auto! lg:right-6 lg:bottom-6 lg:items-end"
    >
      {toasts.map(({ id, message, type, offer }) => (
        <div
          key={id}
          role={type === 'error' ? 'alert' : undefined}
          className="pointer-events-auto flex w-full max-w-md animate-rise items-start gap-3 rounded-control bg-floating py-1.5 pr-1.5 pl-4 text-ink shadow-float"
        >
          <Icon of={looks[type].icon} className={`mt-2.5 ${looks[type].colour}`} />
          <p className="min-w-0 flex-1 py-2">
            <span className="sr-only">{texts.kinds[type]}: </span>
            {message}
          </p>
          {offer && (
            <Button
              size="sm"
              onClick={() => {
                onClose(id);
                offer.onPress();
              }}
            >
              {offer.label}
            </Button>
          )}
          <IconButton icon={X} label={texts.dismiss} size="sm" onClick={() => onClose(id)} />
        </div>
      ))}
    </section>
  );
}
