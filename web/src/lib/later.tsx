// Components that a press opens: their code is fetched when the browser is idle, so that the first view need not wait for it.
import { useEffect, useState, type ComponentType } from 'react';
import { loadPage } from './load-page.ts';

type File<Props> = { Component: ComponentType<Props> };

/** Some browsers cannot say when they are idle; by then the first view is there. */
const BUSY_MS = 2_000;

/**
 * Where its code is there, it renders in the same pass as its parent: `lazy` would always show its fallback first, and
 * React keeps a fallback for at least 300 ms.
 */
export function createLater<Props extends object>(load: () => Promise<File<Props>>) {
  let loaded: File<Props> | undefined;
  let coming: Promise<File<Props>> | undefined;
  const ask = (): Promise<File<Props>> =>
    (coming ??= load().then(
      (file) => (loaded = file),
      (failure: unknown) => {
        // The next time tries again.
        coming = undefined;
        throw failure;
      },
    ));
  // Without a reload where it fails: it may never be needed.
  const askAhead = () => void ask().catch(() => undefined);

  function Component(props: Props) {
    const [here, arrive] = useState(loaded);
    useEffect(() => {
      if (here) return undefined;
      let wanted = true;
      const settle = (next: File<Props> | (() => never)) => wanted && arrive(next);
      loadPage(ask).then(settle, (failure: unknown) =>
        settle(() => {
          throw failure;
        }),
      );
      return () => {
        wanted = false;
      };
    }, [here]);
    return here ? <here.Component {...props} /> : null;
  }

  return { Component, useLoadAhead: () => useEffect(() => whenIdle(askAhead), []) };
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(act);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(act, BUSY_MS);
  return () => clearTimeout(timer);
}
