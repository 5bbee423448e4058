// The screens at an address: what their routes say about themselves, and their code.
import { matchRoutes, type RouteObject } from 'react-router';
import type { Loading } from './screen.tsx';

type Location = Exclude<Parameters<typeof matchRoutes>[1], string>;

/** The outermost first. */
export const handlesAt = (routes: RouteObject[], location: Location): readonly unknown[] =>
  matchRoutes(routes, location)?.map(({ route }) => route.handle as unknown) ?? [];

const screensAt = (routes: RouteObject[], location: Location): Loading[] =>
  handlesAt(routes, location).filter(
    // Whatever has such a function was made by createScreen.
    (handle): handle is Loading => typeof handle === 'object' && !!handle && 'load' in handle,
  );

/** Undefined where all code is there; a screen shows itself that it cannot be loaded. */
export function loadScreens(
  routes: RouteObject[],
  location: Location,
): Promise<unknown> | undefined {
  const missing = screensAt(routes, location).flatMap((screen) => screen.load() ?? []);
  return missing.length > 0 ? Promise.allSettled(missing) : undefined;
}

/** The sources of the screens at an address, where the build has named them. */
export const filesAt = (routes: RouteObject[], location: Location): string[] =>
  screensAt(routes, location).flatMap(({ file }) => file ?? []);
