// Detects server rendering and hydration, whose output must be identical.
import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * True on the server and in the hydration pass; false after it, and wherever nothing was
 * server-rendered.
 */
export const useFirstPass = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** Like `useFirstPass`, but the second render is interruptible; for content below the fold. */
export const useDeferredMount = (): boolean => useDeferredValue(useFirstPass());
