// The color theme (dark, light or system), stored per browser and applied before the first paint by index.html.
import { useSyncExternalStore } from 'react';
import { memory } from './storage.ts';
import { createStore } from './store.ts';

export type Theme = 'system' | 'dark' | 'light';

const isTheme = (given: string | null): given is Theme => given === 'dark' || given === 'light';

const stored = memory.read('theme');
const store = createStore<Theme>(isTheme(stored) ? stored : 'system');

export function setTheme(theme: Theme): void {
  store.change(() => theme);
  memory.write('theme', theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** The server does not know the visitor's choice and renders the default. */
export const useTheme = (): Theme =>
  useSyncExternalStore(store.subscribe, store.read, () => 'system');
