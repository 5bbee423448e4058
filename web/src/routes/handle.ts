// The layout options of a route: the footer, hidden bars, and the collapsed menu.
import { useNavigationState } from '../lib/navigation/page-router.tsx';

export interface RouteHandle {
  footer?: boolean;
  /** False hides the top and bottom bars at every width. */
  bars?: boolean;
  /** The initial state of the left menu; once opened, it stays open. */
  menu?: 'small' | 'wide';
}

/** For each option, the deepest route that sets it wins. */
export function useHandle(): RouteHandle {
  return Object.assign({}, ...useNavigationState().handles);
}
