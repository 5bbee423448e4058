// Long lists survive a reload: saved in this tab's storage when the page unloads, restored when it loads.
import type { QueryClient } from '@tanstack/react-query';

const ITEM = 'velour.kept';
/** A longer list is not saved: writing it would delay the unload. */
const MOST_CHARACTERS = 1_500_000;

interface SavedQuery {
  key: readonly unknown[];
  reply: unknown;
}

/** Near the top nothing is saved: a reload there is a request for fresh data. */
const isDeep = (): boolean => window.scrollY > window.innerHeight;

/** Only for a page that comes back: after a reload, or by the browser's way back. */
const isReload = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
};

export function saveQueries(client: QueryClient): void {
  restore(client);
  window.addEventListener('pagehide', () => {
    try {
      const text = JSON.stringify(entriesOf(client));
      if (text.length < MOST_CHARACTERS) window.sessionStorage.setItem(ITEM, text);
    } catch {
      // Full or forbidden: then the list is reloaded.
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
    // Written by the function above, in this tab.
    for (const { key, reply } of JSON.parse(text) as SavedQuery[]) client.setQueryData(key, reply);
  } catch {
    // As above.
  }
}
