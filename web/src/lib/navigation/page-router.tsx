// Navigation between screens: the old one stays until the next one's code is loaded; scroll positions are restored.
// The router's own data mode does this and much more (loaders, actions, fetchers), which no screen uses, for 17 KB.
import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Router, useRoutes, type RouteObject } from 'react-router';
// What the package's own browser router is made of; the version is pinned.
import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { placeKeyOf } from '../places.ts';
import { createPositions } from './scroll-positions.ts';
import { handlesAt, loadScreens } from './matched.ts';

type History = ReturnType<typeof createBrowserHistory>;
type Shown = Pick<History, 'action' | 'location'>;

interface Props {
  routes: RouteObject[];
  /** Must also notify of its own pushes (`v5Compat`). */
  history: History;
}

interface Whereabouts {
  /** True while the next screen is on its way. */
  moving: boolean;
  /** What the routes of the present place say about themselves, the outermost first. */
  handles: readonly unknown[];
}

const Here = createContext<Whereabouts>({ moving: false, handles: [] });
export const useWhereabouts = (): Whereabouts => useContext(Here);

export function PageRouter({ routes, history }: Props) {
  const [shown, setShown] = useState<Shown>(() => ({
    action: history.action,
    location: history.location,
  }));
  const [moving, setMoving] = useState(false);
  const { navigator, takeKeepsPlace } = useMemo(() => createNavigator(history), [history]);
  const notePlace = usePlace(shown, takeKeepsPlace);

  useLayoutEffect(() => {
    let latest = {};
    return history.listen(({ action, location }) => {
      const turn = (latest = {});
      const arrive = () => {
        if (turn !== latest) return;
        notePlace();
        setMoving(false);
        setShown({ action, location });
      };
      const loading = loadScreens(routes, location);
      if (!loading) return arrive();
      setMoving(true);
      void loading.then(arrive);
    });
  }, [history, routes, notePlace]);

  const { location, action } = shown;
  const here = useMemo(
    () => ({ moving, handles: handlesAt(routes, location) }),
    [moving, routes, location],
  );
  return (
    <Here value={here}>
      <Router location={location} navigationType={action} navigator={navigator}>
        <Matched routes={routes} />
      </Router>
    </Here>
  );
}

const Matched = ({ routes }: { routes: RouteObject[] }): ReactNode => useRoutes(routes);

/** The history, and whether the last navigation preserves the scroll position. */
function createNavigator(history: History) {
  let keepsPlace = false;
  const noting =
    (move: History['push']) =>
    (
      to: Parameters<typeof move>[0],
      state?: unknown,
      options?: { preventScrollReset?: boolean },
    ) => {
      keepsPlace = options?.preventScrollReset ?? false;
      move(to, state);
    };
  const { go, createHref, encodeLocation } = history;
  return {
    navigator: {
      go,
      createHref,
      encodeLocation,
      push: noting(history.push),
      replace: noting(history.replace),
    },
    /** Once: the next move says it again. */
    takeKeepsPlace: (): boolean => {
      const keeps = keepsPlace;
      keepsPlace = false;
      return keeps;
    },
  };
}

/** Scrolls to where one was, to what the address names, or to the top; answers how to note the present place. */
function usePlace({ action, location }: Shown, takeKeepsPlace: () => boolean): () => void {
  const [positions] = useState(() => createPositions(() => window.sessionStorage));
  const key = useRef(placeKeyOf(location));
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      positions.note(key.current, window.scrollY);
      positions.keep();
    };
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [positions]);
  useLayoutEffect(() => {
    key.current = placeKeyOf(location);
    const stays = takeKeepsPlace() && action !== 'POP';
    const top = positions.find(key.current);
    const named = location.hash && document.getElementById(decodeHash(location.hash));
    if (top !== undefined) window.scrollTo(0, top);
    else if (named) named.scrollIntoView();
    else if (!stays) window.scrollTo(0, 0);
  }, [action, location, positions, takeKeepsPlace]);
  return useCallback(() => positions.note(key.current, window.scrollY), [positions]);
}

const decodeHash = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};
