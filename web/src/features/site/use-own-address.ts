// This page's address, for links that lead back to it or report it.
import { useLocation } from 'react-router';
import { useFirstPass } from '../../ui/use-first-pass.ts';

/**
 * Undefined in what the server draws, which may stand for many addresses, such as those where
 * nothing is.
 */
export function useOwnAddress() {
  const { pathname, search } = useLocation();
  return useFirstPass() ? undefined : { pathname, search };
}

/** For signing in; undefined where that leads anyway. */
export function useReturnAddress(): string | undefined {
  const own = useOwnAddress();
  return own && own.pathname !== '/' ? own.pathname + own.search : undefined;
}
