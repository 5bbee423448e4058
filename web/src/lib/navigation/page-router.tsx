// Router with delayed navigation: the old screen stays until the next one's code is loaded; scroll
// positions are restored. React Router's data mode does this too, but its loaders, actions and
// fetchers, which no screen uses, cost 17 KB.
import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { renderMatches, Router, type RouteObject } from 'react-router';
// Type of `createBrowserHistory`, which is exported as unstable; the version is pinned.
import type { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { closeTopmost, isAnyOpen, listenToClosers } from '../../ui/layers.ts';
import { LoadAhead } from '../../ui/link.tsx';
import { placeKeyOf } from '../places.ts';
import { createPositions } from './scroll-positions.ts';
import { handlesAt, loadScreens, loadScreensAhead, matchesAt } from './matched.ts';
import { useContentFocus } from './use-content-focus.ts';

type History = ReturnType<typeof createBrowserHistory>;
type Shown = Pick<History, 'action' | 'location'>;

interface Props {
  routes: RouteObject[];
  /** Must also notify listeners of its own pushes (`v5Compat`). */
  history: History;
}

interface NavigationState {
  /** True while the next screen's code is loading. */
  moving: boolean;
  /** Handles of the routes of the current screen, outermost first. */
  handles: readonly unknown[];
}

const NavigationContext = createContext<NavigationState>({ moving: false, handles: [] });
export const useNavigationState = (): NavigationState => useContext(NavigationContext);

export function PageRouter({ routes, history }: Props) {
  const [first] = useState<Shown>(() => ({ action: history.action, location: history.location }));
  const [shown, setShown] = useState(first);
  const [moving, setMoving] = useState(false);
  const { navigator, takeKeepsScroll } = useMemo(() => createNavigator(history), [history]);
  const recordScroll = useScrollRestoration(shown, takeKeepsScroll);
  useContentFocus(shown.location.pathname);

  useLayoutEffect(() => {
    let latestNavigation = {};
    const navigate = ({ action, location }: Shown) => {
      const navigation = (latestNavigation = {});
      const finishNavigation = () => {
        if (navigation !== latestNavigation) return;
        recordScroll();
        setMoving(false);
        setShown({ action, location });
      };
      const loading = loadScreens(routes, location);
      if (!loading) return finishNavigation();
      setMoving(true);
      void loading.then(finishNavigation);
    };
    const wayBack = createWayBack(history);
    const stop = history.listen((update) => {
      if (!wayBack.takes(update)) navigate(update);
    });
    // Effects of screens run before this one, so the first screen may have navigated already.
    if (history.location.key !== first.location.key) navigate(history);
    return () => {
      stop();
      wayBack.end();
    };
  }, [history, routes, recordScroll, first]);

  const loadAhead = useCallback(
    (href: string) => loadScreensAhead(routes, new URL(href, window.location.origin)),
    [routes],
  );
  const { location, action } = shown;
  const state = useMemo(
    () => ({ moving, handles: handlesAt(routes, location) }),
    [moving, routes, location],
  );
  const screens = useMemo(
    () => renderMatches([...matchesAt(routes, location)]),
    [routes, location],
  );
  return (
    <NavigationContext value={state}>
      <LoadAhead value={loadAhead}>
        <Router location={location} navigationType={action} navigator={navigator}>
          {screens}
        </Router>
      </LoadAhead>
    </NavigationContext>
  );
}

/** Wraps the history, and records whether the last navigation preserves the scroll position. */
function createNavigator(history: History) {
  let keepsScroll = false;
  const recordingOptions =
    (move: History['push']) =>
    (
      to: Parameters<typeof move>[0],
      state?: unknown,
      options?: { preventScrollReset?: boolean },
    ) => {
      keepsScroll = options?.preventScrollReset ?? false;
      move(to, state);
    };
  const { go, createHref, encodeLocation } = history;
  return {
    navigator: {
      go,
      createHref,
      encodeLocation,
      push: recordingOptions(history.push),
      replace: recordingOptions(history.replace),
    },
    /** Returns the flag and resets it. */
    takeKeepsScroll: (): boolean => {
      const keeps = keepsScroll;
      keepsScroll = false;
      return keeps;
    },
  };
}

type Update = Parameters<Parameters<History['listen']>[0]>[0];

/**
 * The way back closes an open dialog first. The first page of a visit has no entry before it that would take the press,
 * so it gets a second entry while a dialog is open there. One that a navigation has covered is left in place, and the
 * first entry is passed over on the way back.
 */
function createWayBack(history: History) {
  let isReturning = false;
  let isDoubling = false;
  /** The key of the location that has two entries. */
  let doubled: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isOnSecond = () => history.location.key === doubled && !isFirstEntry();
  const dropSecond = () => {
    if (isReturning || isAnyOpen() || !isOnSecond()) return;
    isReturning = true;
    doubled = undefined;
    history.go(-1);
  };
  const dropSecondLater = () => {
    clearTimeout(timer);
    // What closed the dialog may also navigate, or open the next one.
    timer = setTimeout(dropSecond);
  };
  const stop = listenToClosers({
    onOpen: () => {
      if (!isFirstEntry()) return;
      doubled = history.location.key;
      isDoubling = true;
      // With the location's own key, so that its scroll position is found.
      history.push(history.location, history.location.state);
      isDoubling = false;
    },
    onAllClosed: dropSecondLater,
  });
  return {
    end: () => {
      clearTimeout(timer);
      stop();
    },
    /** True for updates that leave the shown screen as it is. */
    takes({ action, delta }: Update): boolean {
      if (isDoubling) return true;
      if (action !== 'POP') return false;
      if (isReturning) {
        isReturning = false;
        dropSecondLater();
        return true;
      }
      if (delta === null || delta >= 0) return false;
      if (closeTopmost()) {
        isReturning = true;
        history.go(-delta);
        return true;
      }
      if (doubled !== undefined && isFirstEntry()) history.go(-1);
      return false;
    },
  };
}

/** `idx` is React Router's count of the entries of a visit. */
function isFirstEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0;
}

/**
 * Restores the scroll position: the recorded one, else the element of the fragment, else the top.
 * Returns a function that records the current position.
 */
function useScrollRestoration(
  { action, location }: Shown,
  takeKeepsScroll: () => boolean,
): () => void {
  const [positions] = useState(() => createPositions(() => window.sessionStorage));
  const key = useRef(placeKeyOf(location));
  useLayoutEffect(() => {
    window.history.scrollRestoration = 'manual';
    // The first screens of all page loads share a key: after a reload or on the way back it is the same visit, else a new one.
    const [load] = performance.getEntriesByType('navigation');
    if (load && 'type' in load && load.type === 'navigate') positions.forget(key.current);
    const saveScroll = () => {
      positions.record(key.current, window.scrollY);
      positions.save();
    };
    window.addEventListener('pagehide', saveScroll);
    return () => window.removeEventListener('pagehide', saveScroll);
  }, [positions]);
  useLayoutEffect(() => {
    key.current = placeKeyOf(location);
    const keepsPosition = takeKeepsScroll() && action !== 'POP';
    const top = positions.find(key.current);
    const named = location.hash && document.getElementById(decodeHash(location.hash));
    if (top !== undefined) window.scrollTo(0, top);
    else if (named) named.scrollIntoView();
    else if (!keepsPosition) window.scrollTo(0, 0);
  }, [action, location, positions, takeKeepsScroll]);
  return useCallback(() => positions.record(key.current, window.scrollY), [positions]);
}

const decodeHash = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};
