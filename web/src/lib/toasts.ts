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
/** None leaves in the moment in which the pointer does. */
const LEAST_AFTER_PAUSE = 1_000;

type Show = (message: string, duration?: number) => string;

export interface Toasts extends Pick<Store<readonly Toast[]>, 'read' | 'subscribe'> {
  success: Show;
  error: Show;
  info: Show;
  warning: Show;
  /** Says that something is done, and offers what can be done about it. */
  offer: (message: string, offer: Offer) => string;
  close: (id: string) => void;
  /** While hovered or focused, no toast disappears by itself. */
  pause: () => void;
  resume: () => void;
}

interface Needs {
  /** Runs it after so many milliseconds; answers how to cancel that. */
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
    // The last toast is gone, and no pointer event will follow.
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
    (message, duration = DEFAULT_DURATION) =>
      put({ message, type, duration });
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
