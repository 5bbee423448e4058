// The review queue: one character at a time, the longest waiting first; J and K go on and back.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { isPasswordNeeded, NotShown } from '../not-shown.tsx';
import { CardExtras } from './card-extras.tsx';
import { useKeys } from '../use-keys.ts';
import { Comparison } from './comparison.tsx';
import { Decision } from './decision.tsx';
import { reviewed, reviewQueue } from './queries.ts';
import { texts } from './texts.ts';

export function Review() {
  const { data, error, refetch } = useQuery(reviewQueue);
  const [at, setAt] = useState(0);
  const count = data?.waiting.length ?? 0;
  const place = Math.min(at, Math.max(0, count - 1));
  const step = (by: number) => setAt(Math.min(Math.max(0, place + by), Math.max(0, count - 1)));
  useKeys(step);
  const again = () => void refetch();
  if (isPasswordNeeded(error) || (error && !data))
    return <NotShown error={error} onRetry={again} />;
  const shown = data?.waiting[place];
  return (
    <div className="flex flex-col gap-5">
      <header className="px-1">
        <h1 className="font-display text-3xl">{texts.title}</h1>
        <p className="mt-1 text-ink-soft">{texts.sentence}</p>
      </header>
      {!data && (
        <div role="status">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-96 rounded-card!" />
        </div>
      )}
      {data && !shown && (
        <EmptyState scene="cup" title={texts.empty}>
          {texts.empty_sentence}
        </EmptyState>
      )}
      {data && shown && (
        <>
          <nav className="flex flex-wrap items-center gap-3" aria-label={texts.title}>
            <p aria-live="polite" className="min-w-0 flex-1 truncate">
              <strong className="font-medium">{shown.name}</strong>{' '}
              {shown.creator_name && texts.by(shown.creator_name)} ·{' '}
              {texts.place(place + 1, data.total_count)}
            </p>
            <Button size="sm" disabled={place === 0} onClick={() => step(-1)}>
              {texts.previous}
            </Button>
            <Button size="sm" disabled={place >= count - 1} onClick={() => step(1)}>
              {texts.next}
            </Button>
          </nav>
          <One key={`${shown.id} ${shown.version}`} id={shown.id} onDecided={again} />
        </>
      )}
    </div>
  );
}

function One({ id, onDecided }: { id: string; onDecided: () => void }) {
  const { data, error, refetch } = useQuery(reviewed(id));
  if (error && !data) return <NotShown error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-96 rounded-card!" />;
  return (
    <>
      <Decision character={data} onDecided={onDecided} />
      <Comparison character={data} />
      <CardExtras character={data} />
    </>
  );
}
