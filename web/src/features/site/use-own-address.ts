// This page's address, for links that lead back to it or report it.
import { useLocation } from 'react-router';
import { useFirstPass } from '../../ui/use-first-pass.ts';

/**
 * Undefined during server-side rendering, whose result may be used for several addresses, such as those of missing
 * pages.
 */
export function useOwnAddress() {
  const { pathname, search } = useLocation();
  return useFirstPass() ? undefined : { pathname, search };
}

/** The address to return to after signing in; undefined if it is the default. */
export function useReturnAddress(): string | undefined {
  const own = useOwnAddress();
  return own && own.pathname !== '/' ? own.pathname + own.search : undefined;
}
