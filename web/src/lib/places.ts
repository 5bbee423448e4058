// Back links to a list: its last address and the key of its scroll position.
import { useEffect } from 'react';
import { useLocation, type Location, type To } from 'react-router';

interface Place {
  search: string;
  key: string;
}

const left = new Map<string, Place>();

/**
 * A back link restores the list's scroll position, as the browser's back button does. The first
 * screen of each page load has the same key, so its address is added.
 */
export function placeKeyOf({ state, key, pathname, search }: Location): string {
  const given: unknown = state;
  if (typeof given === 'object' && given && 'place' in given && typeof given.place === 'string')
    return given.place;
  return key === 'default' ? pathname + search : key;
}

/** For screens with a long list: remembers the address and scroll position at which it was left. */
export function useRememberedPlace(): void {
  const location = useLocation();
  const { pathname, search } = location;
  const place = placeKeyOf(location);
  useEffect(() => void left.set(pathname, { search, key: place }), [pathname, search, place]);
}

/** Target of a link back to this screen, with the remembered place if there is one. */
export function backTo(pathname: string): { to: To; state?: { place: string } } {
  const place = left.get(pathname);
  if (!place) return { to: pathname };
  return { to: { pathname, search: place.search }, state: { place: place.key } };
}
