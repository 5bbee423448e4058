// Toasts: at most five, the oldest is dropped; each expires after its duration unless that is 0 or less.
import { newId } from './ids.ts';
import { createStore, type Store } from './store.ts';

export type ToastType = 'success' | 'error' | 'info' | 'warning';

export interface Toast {
  id: string;
  message: string;
  type: ToastType;
  /** In milliseconds; 0 or less stays until closed. */
  duration: number;
  /** An action such as undo; using it closes the toast. */
  offer?: Offer | undefined;
  /** A link within the product; following it closes the toast. */
  link?: ToastLink | undefined;
}

export interface ToastLink {
  label: string;
  to: string;
}

export interface Offer {
  label: string;
  onPress: () => void;
}

export const MAX_TOASTS = 5;
export const DEFAULT_DURATION = 5_000;
/**
 * In milliseconds; longer than usual, so that there is time to read, decide and reach the button.
 */
export const OFFER_DURATION = 12_000;
/** After the pointer leaves, every toast stays at least this long (milliseconds). */
const LEAST_AFTER_PAUSE = 1_000;

type Show = (message: string, duration?: number, link?: ToastLink) => string;

export interface Toasts extends Pick<Store<readonly Toast[]>, 'read' | 'subscribe'> {
  success: Show;
  error: Show;
  info: Show;
  warning: Show;
  /** Shows a toast with an action, such as undo. */
  offer: (message: string, offer: Offer) => string;
  close: (id: string) => void;
  /** While a toast is hovered or focused, none expires. */
  pause: () => void;
  resume: () => void;
}

interface Needs {
  /** Like `setTimeout`; returns a function that cancels it. */
  later?: (run: () => void, ms: number) => () => void;
  now?: () => number;
  makeId?: () => string;
}

interface Timer {
  left: number;
  since: number;
  cancel: () => void;
}

const byTimeout = (run: () => void, ms: number) => {
  const timeout = setTimeout(run, ms);
  return () => clearTimeout(timeout);
};

export function createToasts(needs: Needs = {}): Toasts {
  const { later = byTimeout, now = Date.now, makeId = newId } = needs;
  const store = createStore<readonly Toast[]>([]);
  const timers = new Map<string, Timer>();
  let isPaused = false;

  const close = (id: string) => store.change((toasts) => toasts.filter((toast) => toast.id !== id));
  const start = (id: string, left: number) => {
    const cancel = isPaused ? () => undefined : later(() => close(id), left);
    timers.set(id, { left, since: now(), cancel });
  };
  store.subscribe(() => {
    const shown = new Set(store.read().map(({ id }) => id));
    for (const [id, { cancel }] of timers) {
      if (shown.has(id)) continue;
      cancel();
      timers.delete(id);
    }
    // The last toast was closed, so no pointer event will end the pause.
    if (shown.size === 0) isPaused = false;
  });
  const put = (shown: Omit<Toast, 'id'>): string => {
    const toast = { id: makeId(), ...shown };
    store.change((toasts) => [...toasts, toast].slice(-MAX_TOASTS));
    if (shown.duration > 0) start(toast.id, shown.duration);
    return toast.id;
  };
  const show =
    (type: ToastType): Show =>
    (message, duration = DEFAULT_DURATION, link) =>
      put({ message, type, duration, link });
  return {
    read: store.read,
    subscribe: store.subscribe,
    close,
    pause: () => {
      if (isPaused || timers.size === 0) return;
      isPaused = true;
      for (const timer of timers.values()) {
        timer.cancel();
        timer.left -= now() - timer.since;
      }
    },
    resume: () => {
      if (!isPaused) return;
      isPaused = false;
      for (const [id, { left }] of timers) start(id, Math.max(left, LEAST_AFTER_PAUSE));
    },
    success: show('success'),
    error: show('error'),
    info: show('info'),
    warning: show('warning'),
    offer: (message, offer) => put({ message, type: 'success', duration: OFFER_DURATION, offer }),
  };
}

export const toasts = createToasts();
