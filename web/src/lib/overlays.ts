// Which overlay is open, so that any feature can open one without knowing who draws it; the root layout mounts it.
import { createStore } from './store.ts';

export type OverlayName = 'age-gate' | 'sign-in' | 'top-up';

const store = createStore<OverlayName | undefined>(undefined);

export const overlays = {
  read: store.read,
  subscribe: store.subscribe,
  open: (name: OverlayName) => store.change(() => name),
  close: () => store.change(() => undefined),
};
