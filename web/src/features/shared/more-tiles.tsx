// The end of an endless grid: loads on by itself for a while, then asks, so that the footer can be reached.
import { useCallback, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

const PAGES_BY_ITSELF = 8;
/** The next page is fetched when the end is less than about three windows below; fast scrolling may be past it. */
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
    // Also after each page: one that comes at once is never seen loading, and the end may still be in sight.
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
