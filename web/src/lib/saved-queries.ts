// Saves long lists in sessionStorage when the page unloads, and restores them after a reload.
import type { QueryClient } from '@tanstack/react-query';

const ITEM = 'velour.kept';
/** Larger data, in characters of JSON, is not saved: writing it would delay the unload. */
const MAX_CHARACTERS = 1_500_000;

interface SavedQuery {
  key: readonly unknown[];
  reply: unknown;
}

/** Near the top nothing is saved, so a reload there fetches new data. */
const isDeep = (): boolean => window.scrollY > window.innerHeight;

/** True after a reload or a back or forward navigation. */
const isReload = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
};

export function saveQueries(client: QueryClient): void {
  restore(client);
  window.addEventListener('pagehide', () => {
    try {
      const text = JSON.stringify(entriesOf(client));
      if (text.length < MAX_CHARACTERS) window.sessionStorage.setItem(ITEM, text);
    } catch {
      // Storage is full or forbidden: the list is fetched again.
    }
  });
}

function entriesOf(client: QueryClient): SavedQuery[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ meta, state }) => meta?.saved && state.data)
    .filter((query) => !query.isActive() || isDeep())
    .map(({ queryKey, state }) => ({ key: queryKey, reply: state.data }));
}

function restore(client: QueryClient): void {
  try {
    const text = window.sessionStorage.getItem(ITEM);
    window.sessionStorage.removeItem(ITEM);
    if (!text || !isReload()) return;
    // Written by `saveQueries` in this tab.
    for (const { key, reply } of JSON.parse(text) as SavedQuery[]) client.setQueryData(key, reply);
  } catch {
    // Corrupt or forbidden storage: the lists are fetched again.
  }
}
