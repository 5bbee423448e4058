// The layout options of a route: the footer, hidden bars, and the collapsed menu.
import { useNavigationState } from '../lib/navigation/page-router.tsx';

export interface RouteHandle {
  footer?: boolean;
  /** False hides the top and bottom bars at every width. */
  bars?: boolean;
  /** The left menu is collapsed initially; once opened it stays open. */
  menu?: 'small' | 'wide';
}

/** The deepest route that says something about a point decides it. */
export function useHandle(): RouteHandle {
  return Object.assign({}, ...useNavigationState().handles);
}
