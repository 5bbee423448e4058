// A lazily loaded screen: its code is fetched before the screen is shown, so that nothing flickers.
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { loadPage } from '../load-page.ts';

type Loaded = { Component: ComponentType };

/** The import of a screen; the build for the server adds the name of its file. */
export type LoadScreen = (() => Promise<Loaded>) & { readonly file?: string };

/** What the router must know of a route to have its code there in time. */
export interface Loading {
  /** Undefined when the code is there. */
  load(): Promise<unknown> | undefined;
  /** Its source, in the build for the server. */
  readonly file?: string | undefined;
}

export function createScreen<Handle extends object>(
  load: LoadScreen,
  { handle, waiting }: { handle: Handle; waiting: ReactNode },
) {
  let coming: Promise<Loaded> | undefined;
  let loaded: Loaded | undefined;
  const ask = (): Promise<Loaded> => {
    coming ??= loadPage(load).then(
      (file) => (loaded = file),
      (failure: unknown) => {
        // The next visit tries again.
        coming = undefined;
        throw failure;
      },
    );
    return coming;
  };
  function Component() {
    const [here, arrive] = useState(loaded);
    useEffect(() => {
      if (here) return;
      let wanted = true;
      const settle = (next: Loaded | (() => never)) => wanted && arrive(next);
      ask().then(settle, (failure: unknown) =>
        settle(() => {
          throw failure;
        }),
      );
      return () => {
        wanted = false;
      };
    }, [here]);
    return here ? <here.Component /> : waiting;
  }
  const loading: Loading = { load: () => (loaded ? undefined : ask()), file: load.file };
  return { Component, handle: { ...handle, ...loading } } satisfies RouteObject;
}
