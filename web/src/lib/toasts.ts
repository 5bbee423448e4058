// The toasts on screen: at most five, the oldest gives way, each leaves after its duration unless that is 0 or less.
import { newId } from './ids.ts';
import { createStore, type Store } from './store.ts';

export type ToastType = 'success' | 'error' | 'info' | 'warning';

export interface Toast {
  id: string;
  message: string;
  type: ToastType;
  /** Milliseconds; 0 or less stays until closed by hand. */
  duration: number;
  /** What can be done about it, such as taking it back; that closes it. */
  offer?: Offer | undefined;
}

export interface Offer {
  label: string;
  onPress: () => void;
}

export const MAX_TOASTS = 5;
export const DEFAULT_DURATION = 5_000;
/** An offer stays as long as it takes to read it, decide and get there. */
export const OFFER_DURATION = 12_000;

type Show = (message: string, duration?: number) => string;

export interface Toasts extends Pick<Store<readonly Toast[]>, 'read' | 'subscribe'> {
  success: Show;
  error: Show;
  info: Show;
  warning: Show;
  /** Says that something is done, and offers what can be done about it. */
  offer: (message: string, offer: Offer) => string;
  close: (id: string) => void;
}

interface Needs {
  later?: (deed: () => void, ms: number) => unknown;
  makeId?: () => string;
}

export function createToasts({ later = setTimeout, makeId = newId }: Needs = {}): Toasts {
  const store = createStore<readonly Toast[]>([]);
  const close = (id: string) => store.change((toasts) => toasts.filter((toast) => toast.id !== id));
  const put = (shown: Omit<Toast, 'id'>): string => {
    const toast = { id: makeId(), ...shown };
    store.change((toasts) => [...toasts, toast].slice(-MAX_TOASTS));
    if (shown.duration > 0) later(() => close(toast.id), shown.duration);
    return toast.id;
  };
  const show =
    (type: ToastType): Show =>
    (message, duration = DEFAULT_DURATION) =>
      put({ message, type, duration });
  return {
    read: store.read,
    subscribe: store.subscribe,
    close,
    success: show('success'),
    error: show('error'),
    info: show('info'),
    warning: show('warning'),
    offer: (message, offer) => put({ message, type: 'success', duration: OFFER_DURATION, offer }),
  };
}

export const toasts = createToasts();
