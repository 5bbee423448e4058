// The stack of open dialogs. Everything outside the topmost one is inert, so toasts are rendered inside it.
import { useEffect, useRef } from 'react';
import { createStore, useStore } from '../lib/store.ts';

const layers = createStore<readonly HTMLElement[]>([]);

/**
 * Adds an element to the stack of layers; returns a function that removes it. Can be used as a ref.
 */
export function enterLayer(element: HTMLElement): () => void {
  layers.change((open) => [...open, element]);
  return () => layers.change((open) => open.filter((known) => known !== element));
}

export const useTopLayer = (): HTMLElement | undefined => useStore(layers).at(-1);

/** Shows a modal native `dialog` while mounted; the page behind it does not scroll. */
export function useModalDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (!shown) return undefined;
    shown.showModal();
    const leave = enterLayer(shown);
    document.documentElement.classList.add('still');
    return () => {
      document.documentElement.classList.remove('still');
      leave();
      shown.close();
    };
  }, []);
  return dialog;
}
