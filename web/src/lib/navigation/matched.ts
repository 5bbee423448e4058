// Matches routes: their handles and their lazily loaded code.
import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router';
import type { Loading } from './screen.tsx';

type Location = Exclude<Parameters<typeof matchRoutes>[1], string>;

type Matches = readonly RouteMatch[];

let latest: { routes: RouteObject[]; pathname: string | undefined; matches: Matches } | undefined;

/**
 * The matched routes, outermost first. React Router ranks all routes each time, 10 ms on a slow phone, and one
 * navigation matches its address several times: when the pointer is on the link, for the code, and for the screen.
 */
export function matchesAt(routes: RouteObject[], { pathname }: Location): Matches {
  if (latest?.routes !== routes || latest.pathname !== pathname)
    latest = { routes, pathname, matches: matchRoutes(routes, { pathname }) ?? [] };
  return latest.matches;
}

/** The handles of the matched routes, outermost first. */
export const handlesAt = (routes: RouteObject[], location: Location): readonly unknown[] =>
  matchesAt(routes, location).map(({ route }) => route.handle as unknown);

const screensAt = (routes: RouteObject[], location: Location): Loading[] =>
  handlesAt(routes, location).filter(
    // Only `createScreen` makes handles with a `load` function.
    (handle): handle is Loading => typeof handle === 'object' && !!handle && 'load' in handle,
  );

/**
 * Loads the code of the matched screens; undefined if it is loaded already. Failures are shown by
 * the screen itself.
 */
export function loadScreens(
  routes: RouteObject[],
  location: Location,
): Promise<unknown> | undefined {
  const missing = screensAt(routes, location).flatMap((screen) => screen.load() ?? []);
  return missing.length > 0 ? Promise.allSettled(missing) : undefined;
}

/** Called when a press on a link is likely. */
export function loadScreensAhead(routes: RouteObject[], location: Location): void {
  for (const screen of screensAt(routes, location)) screen.loadAhead();
}

/** Source files of the matched screens, in builds that name them (see web/build/first-view.ts). */
export const filesAt = (routes: RouteObject[], location: Location): string[] =>
  screensAt(routes, location).flatMap(({ file }) => file ?? []);
