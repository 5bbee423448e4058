// The open dialogs in order: whatever lies outside the topmost one is out of reach, so messages are drawn inside it.
import { useEffect, useRef } from 'react';
import { createStore, useStore } from '../lib/store.ts';

const layers = createStore<readonly HTMLElement[]>([]);

/** Notes that this element lies over the page, and answers how to take that back. Serves as a ref, too. */
export function enterLayer(element: HTMLElement): () => void {
  layers.change((open) => [...open, element]);
  return () => layers.change((open) => open.filter((known) => known !== element));
}

export const useTopLayer = (): HTMLElement | undefined => useStore(layers).at(-1);

/** Opens the browser's own dialog for as long as it is mounted; the page behind it does not scroll. */
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
