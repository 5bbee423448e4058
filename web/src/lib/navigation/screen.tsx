// A lazily loaded screen: its code is loaded before the screen is shown, so that nothing flickers.
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { createLater } from '../later.tsx';

/** Imports a screen; the server's build adds its source file (see web/build/first-view.ts). */
export type LoadScreen = (() => Promise<{ Component: ComponentType }>) & {
  readonly file?: string;
};

/** The part of a route's handle by which the router loads its code. */
export interface Loading {
  /** Starts loading the code; undefined if it is already loaded. */
  load(): Promise<unknown> | undefined;
  /** The same for a screen that may never be shown: a failure has no effect. */
  loadAhead(): void;
  /** The source file, in the server's build only. */
  readonly file?: string | undefined;
}

export function createScreen<Handle extends object>(
  source: LoadScreen,
  { handle, Waiting }: { handle: Handle; Waiting: ComponentType },
) {
  const { Component, load, loadAhead } = createLater(source, Waiting);
  const loading: Loading = { load, loadAhead, file: source.file };
  return { Component, handle: { ...handle, ...loading } } satisfies RouteObject;
}
