// What a route tells its layout: whether a footer ends it, whether the bars give way, how wide the menu begins.
import { useWhereabouts } from '../lib/navigation/page-router.tsx';

export interface RouteHandle {
  footer?: boolean;
  /** False hides the top and bottom bars at every width. */
  bars?: boolean;
  /** The left menu begins small where the screen needs the room; whoever opens it keeps it open. */
  menu?: 'small' | 'wide';
}

/** The deepest route that says something about a point decides it. */
export function useHandle(): RouteHandle {
  return Object.assign({}, ...useWhereabouts().handles);
}
