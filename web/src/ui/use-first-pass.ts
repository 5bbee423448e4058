// Detects server rendering and hydration, whose output must be identical.
import { createContext, use } from 'react';

/** Both are provided by lib/first-pass.tsx. */
export const IsFirstPass = createContext(false);
export const IsMountDeferred = createContext(false);

/** True on the server and in the hydration pass; false after it, and wherever nothing was server-rendered. */
export const useFirstPass = (): boolean => use(IsFirstPass);

/** Like `useFirstPass`, but one render later; for content below the fold. */
export const useDeferredMount = (): boolean => use(IsMountDeferred);
