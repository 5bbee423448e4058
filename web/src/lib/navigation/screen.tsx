// A lazily loaded screen: its code is loaded before the screen is shown, so that nothing flickers.
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { loadPage } from '../load-page.ts';

type Loaded = { Component: ComponentType };

/** Imports a screen; the server's build adds its source file (see web/build/first-view.ts). */
export type LoadScreen = (() => Promise<Loaded>) & { readonly file?: string };

/** The part of a route's handle by which the router loads its code. */
export interface Loading {
  /** Starts loading the code; undefined if it is loaded already. */
  load(): Promise<unknown> | undefined;
  /** The source file, in the server's build only. */
  readonly file?: string | undefined;
}

export function createScreen<Handle extends object>(
  load: LoadScreen,
  { handle, waiting }: { handle: Handle; waiting: ReactNode },
) {
  let pending: Promise<Loaded> | undefined;
  let loaded: Loaded | undefined;
  const startLoading = (): Promise<Loaded> => {
    pending ??= loadPage(load).then(
      (file) => (loaded = file),
      (failure: unknown) => {
        // The next visit loads again.
        pending = undefined;
        throw failure;
      },
    );
    return pending;
  };
  function Component() {
    const [file, setFile] = useState(loaded);
    useEffect(() => {
      if (file) return;
      let isMounted = true;
      const setUnlessUnmounted = (next: Loaded | (() => never)) => isMounted && setFile(next);
      startLoading().then(setUnlessUnmounted, (failure: unknown) =>
        setUnlessUnmounted(() => {
          throw failure;
        }),
      );
      return () => {
        isMounted = false;
      };
    }, [file]);
    return file ? <file.Component /> : waiting;
  }
  const loading: Loading = { load: () => (loaded ? undefined : startLoading()), file: load.file };
  return { Component, handle: { ...handle, ...loading } } satisfies RouteObject;
}
