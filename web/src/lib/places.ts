// Going back to a list: its last address, and the key of its scroll position.
import { useEffect } from 'react';
import { useLocation, type Location, type To } from 'react-router';

interface Place {
  search: string;
  key: string;
}

const left = new Map<string, Place>();

/** Coming back by a link restores the position at which the list was left, as the browser’s own way back does. */
export function placeKeyOf({ state, key }: Pick<Location, 'state' | 'key'>): string {
  const given: unknown = state;
  return typeof given === 'object' && given && 'place' in given && typeof given.place === 'string'
    ? given.place
    : key;
}

/** For a screen with a long list on it: remembers where it was left. */
export function useRememberedPlace(): void {
  const { pathname, search, state, key } = useLocation();
  const place = placeKeyOf({ state: state as unknown, key });
  useEffect(() => void left.set(pathname, { search, key: place }), [pathname, search, place]);
}

/** Where a link to this screen leads, and with what: back to the place if there is one. */
export function backTo(pathname: string): { to: To; state?: { place: string } } {
  const place = left.get(pathname);
  if (!place) return { to: pathname };
  return { to: { pathname, search: place.search }, state: { place: place.key } };
}
