// The end of an endless grid: loads on by itself for a while, then asks, so that the footer can be reached.
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

const PAGES_BY_ITSELF = 8;
/** The next page is asked for when the end is about three windows below, or anywhere above: a hasty thumb is past it. */
const AHEAD = '99999px 0px 2400px';

interface Query {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

export const goesOnByItself = (query: Query, pages: number): boolean =>
  query.isFetchingNextPage ||
  (query.hasNextPage && !query.isFetchNextPageError && pages % PAGES_BY_ITSELF !== 0);

export function MoreCharacters({ query, pages }: { query: Query; pages: number }) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const end = useRef<HTMLDivElement>(null);
  const byItself = goesOnByItself(query, pages);

  useEffect(() => {
    if (!end.current || !byItself || isFetchingNextPage) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: AHEAD },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [byItself, isFetchingNextPage, fetchNextPage]);

  if (!hasNextPage) return null;
  return (
    <div ref={end} className="flex min-h-28 flex-col items-center justify-center gap-3 pt-6">
      {isFetchNextPageError && (
        <p role="alert" className="text-ink-soft">
          {texts.more_failed}
        </p>
      )}
      {!byItself && (
        <Button onClick={() => void fetchNextPage()}>
          {isFetchNextPageError ? texts.failed.action : texts.more}
        </Button>
      )}
    </div>
  );
}
