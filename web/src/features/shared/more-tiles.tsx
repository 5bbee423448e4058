// The end of an infinite grid: loads more automatically for a while, then by a button, so that the footer is reachable.
import { useCallback, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

const PAGES_BY_ITSELF = 8;
/** Loads the next page within about three windows of the end, also if fast scrolling has passed it. */
const AHEAD = '99999px 0px 2400px';

interface Query {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: (how: { cancelRefetch: boolean }) => Promise<unknown>;
}

export const goesOnByItself = (query: Query, pages: number): boolean =>
  query.isFetchingNextPage ||
  (query.hasNextPage && !query.isFetchNextPageError && pages % PAGES_BY_ITSELF !== 0);

export function MoreTiles({ query, pages }: { query: Query; pages: number }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const end = useRef<HTMLDivElement>(null);
  const byItself = goesOnByItself(query, pages);
  // A second request for the same page, such as a double click, does not restart it.
  const goOn = useCallback(() => void fetchNextPage({ cancelRefetch: false }), [fetchNextPage]);

  useEffect(() => {
    if (!end.current || !byItself || isFetchingNextPage) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) goOn();
      },
      { rootMargin: AHEAD },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
    // Also after each page: a page that loads at once causes no state change, and the end may still be visible.
  }, [byItself, isFetchingNextPage, pages, goOn]);

  if (!hasNextPage) return null;
  return (
    <div ref={end} className="flex min-h-28 flex-col items-center justify-center gap-3 pt-6">
      {isFetchNextPageError && (
        <p role="alert" className="text-ink-soft">
          {texts.tiles.more_failed}
        </p>
      )}
      {!byItself && (
        <Button onClick={goOn}>
          {isFetchNextPageError ? texts.tiles.again : texts.tiles.more}
        </Button>
      )}
    </div>
  );
}
