// The skeleton of a screen while its code is loading, in the shape of most screens.
import { PATIENCE_MS, useLasting } from '../lib/stalled-reads.ts';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { texts } from './texts.ts';

export function PageWaiting() {
  const isSlow = useLasting(true, PATIENCE_MS);
  return (
    <div className="mx-auto w-full max-w-page px-4 py-6 lg:px-8" role="status">
      <span className="sr-only">{texts.loading}</span>
      {isSlow && (
        <p className="mb-6 flex flex-wrap items-center gap-3">
          {texts.slow.page}
          <Button size="sm" onClick={() => window.location.reload()}>
            {texts.slow.reload}
          </Button>
        </p>
      )}
      <Skeleton className="h-12 w-72 max-w-full" />
      <div className="mt-8 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5 lg:gap-4">
        {Array.from({ length: 10 }, (_, i) => (
          <Skeleton key={i} className="aspect-[3/4] rounded-card" />
        ))}
      </div>
    </div>
  );
}
