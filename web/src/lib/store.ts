// A minimal observable store with a React hook: read, change, subscribe.
import { useSyncExternalStore } from 'react';

export interface Store<T> {
  read: () => T;
  change: (next: (current: T) => T) => void;
  subscribe: (listener: () => void) => () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    read: () => current,
    change: (next) => {
      const changed = next(current);
      if (Object.is(changed, current)) return;
      current = changed;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useStore = <T>(store: Pick<Store<T>, 'read' | 'subscribe'>): T =>
  useSyncExternalStore(store.subscribe, store.read, store.read);
