// The end of an endless grid: loads on by itself for a while, then asks, so that the footer can be reached.
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { texts } from './texts.ts';

const PAGES_BY_ITSELF = 4;

interface Props {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
  pages: number;
}

export function MoreCharacters({ query, pages }: Props) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const end = useRef<HTMLDivElement>(null);
  const byItself = hasNextPage && !isFetchNextPageError && pages % PAGES_BY_ITSELF !== 0;

  useEffect(() => {
    if (!end.current || !byItself || isFetchingNextPage) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage();
      },
      { rootMargin: '0px 0px 800px' },
    );
    watch.observe(end.current);
    return () => watch.disconnect();
  }, [byItself, isFetchingNextPage, fetchNextPage]);

  if (!hasNextPage) return null;
  return (
    <div ref={end} className="flex min-h-28 flex-col items-center justify-center gap-3 pt-6">
      {isFetchNextPageError && <p className="text-ink-soft">{texts.more_failed}</p>}
      {isFetchingNextPage ? (
        <Spinner size="md" />
      ) : (
        <Button onClick={() => void fetchNextPage()}>
          {isFetchNextPageError ? texts.failed.action : texts.more}
        </Button>
      )}
    </div>
  );
}
