// The stack of open dialogs. Everything outside the topmost one is inert, so toasts are rendered inside it; the browser's way
// back closes it before it leaves the page, as on phones a person expects of a sheet.
import { useEffect, useEffectEvent, useRef } from 'react';
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

interface Closer {
  readonly close: (() => void) | undefined;
}

const closers: Closer[] = [];

interface ClosersListener {
  /** Something has opened that the way back closes. */
  readonly onOpen: () => void;
  readonly onAllClosed: () => void;
}
let listener: ClosersListener | undefined;

/** Returns a function that removes the listener. */
export function listenToClosers(next: ClosersListener): () => void {
  listener = next;
  return () => {
    listener = undefined;
  };
}

export const isAnyOpen = (): boolean => closers.length > 0;

/** Makes the way back close this while it is open; without `close` it is the page's own way that leads out of it. */
export function useCloseOnBack(isOpen: boolean, close: (() => void) | undefined): void {
  const isClosable = close !== undefined;
  const closeNow = useEffectEvent(() => close?.());
  useEffect(() => {
    if (!isOpen) return undefined;
    const closer = { close: isClosable ? () => closeNow() : undefined };
    closers.push(closer);
    if (isClosable) listener?.onOpen();
    return () => {
      closers.splice(closers.indexOf(closer), 1);
      if (!isAnyOpen()) listener?.onAllClosed();
    };
  }, [isOpen, isClosable]);
}

/** Closes what was opened last; false if nothing is open, or nothing that the way back closes. */
export function closeTopmost(): boolean {
  const close = closers.at(-1)?.close;
  close?.();
  return close !== undefined;
}

/** Shows a modal native `dialog` while mounted and `isOpen`; the page behind it does not scroll. */
export function useModalDialog({ isClosable = false, isOpen = true } = {}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useCloseOnBack(isOpen, isClosable ? () => dialog.current?.close() : undefined);
  useEffect(() => {
    const shown = dialog.current;
    if (!shown || !isOpen) return undefined;
    shown.showModal();
    const leave = enterLayer(shown);
    document.documentElement.classList.add('still');
    return () => {
      document.documentElement.classList.remove('still');
      leave();
      shown.close();
    };
  }, [isOpen]);
  return dialog;
}
