// Tells when the page takes over what the server has drawn: what is drawn then must be what stands there.
import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True on the server and in the first pass over what it drew; false right after it, and wherever nothing was drawn. */
export const useFirstPass = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** The same, but interruptible; for what is below the first view. */
export const useDeferredMount = (): boolean => useDeferredValue(useFirstPass());
