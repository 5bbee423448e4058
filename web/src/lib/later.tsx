// Lazily loaded components: screens before they are shown, dialogs and menus when the browser is idle.
import { useEffect, useState, type ComponentType } from 'react';
import { loadPage } from './load-page.ts';

type File<Props> = { Component: ComponentType<Props> };

/** The delay in browsers without `requestIdleCallback` (Safari). */
const BUSY_MS = 2_000;

/**
 * Once loaded, the component renders in the same pass as its parent. `React.lazy` would always show
 * its fallback first, and React keeps a fallback for at least 300 ms.
 */
export function createLater<Props extends object>(
  load: () => Promise<File<Props>>,
  Waiting: ComponentType<Props> = Nothing,
) {
  let loaded: File<Props> | undefined;
  let pending: Promise<File<Props>> | undefined;
  const startLoading = (): Promise<File<Props>> =>
    (pending ??= load().then(
      (file) => (loaded = file),
      (failure: unknown) => {
        // The next attempt loads again.
        pending = undefined;
        throw failure;
      },
    ));
  // A failure here does not reload the page, since the component may never be needed.
  const loadAhead = () => void startLoading().catch(() => undefined);

  function Component(props: Props) {
    const [file, setFile] = useState(loaded);
    useEffect(() => {
      if (file) return undefined;
      let isMounted = true;
      const setUnlessUnmounted = (next: File<Props> | (() => never)) => isMounted && setFile(next);
      loadPage(startLoading).then(setUnlessUnmounted, (failure: unknown) =>
        setUnlessUnmounted(() => {
          throw failure;
        }),
      );
      return () => {
        isMounted = false;
      };
    }, [file]);
    return file ? <file.Component {...props} /> : <Waiting {...props} />;
  }

  return {
    Component,
    loadAhead,
    useLoadAhead: () => useEffect(() => whenIdle(loadAhead), []),
    /** For a file whose importers are likely to need the component. */
    loadWhenIdle: () => void (typeof window === 'undefined' || whenIdle(loadAhead)),
    /** Undefined if it is already loaded. */
    load: () => (loaded ? undefined : loadPage(startLoading)),
  };
}

const Nothing = () => null;

function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(callback);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(callback, BUSY_MS);
  return () => clearTimeout(timer);
}
