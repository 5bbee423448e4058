// The review queue: one character or name at a time, the longest waiting first; J and K go on and back.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { PendingReview } from '@velour/contract/review.ts';
import { q } from '../../../../lib/queries.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { isPasswordNeeded, LoadFailed } from '../../../shared/admin/load-failed.tsx';
import { useStepKeys } from '../../../../ui/use-step-keys.ts';
import { OneCharacter } from './character-review.tsx';
import { OneName } from './name-review.tsx';
import { texts } from './texts.ts';

export function Review() {
  const { data, error, refetch } = useQuery(q.review.queue());
  const [at, setAt] = useState(0);
  const count = data?.waiting.length ?? 0;
  const place = Math.min(at, Math.max(0, count - 1));
  const step = (by: number) => setAt(Math.min(Math.max(0, place + by), Math.max(0, count - 1)));
  useStepKeys(step);
  const again = () => void refetch();
  if (isPasswordNeeded(error) || (error && !data))
    return <LoadFailed error={error} onRetry={again} />;
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
          <Skeleton radius="card" className="h-96" />
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
            <p aria-live="polite" className="min-w-0 flex-1 basis-72 wrap-anywhere">
              <strong className="font-medium">{shown.name}</strong>
              {shown.kind === 'name'
                ? ` · ${texts.name}`
                : shown.creator_name && ` ${texts.by(shown.creator_name)}`}
              {` · ${texts.place(place + 1, data.total_count)}`}
            </p>
            <Button size="sm" disabled={place === 0} onClick={() => step(-1)}>
              {texts.previous}
            </Button>
            <Button size="sm" disabled={place >= count - 1} onClick={() => step(1)}>
              {texts.next}
            </Button>
          </nav>
          <One key={keyOf(shown)} waiting={shown} onDecided={again} />
        </>
      )}
    </div>
  );
}

/** Another version, or another name, is another decision. */
const keyOf = (waiting: PendingReview): string =>
  `${waiting.id} ${waiting.kind === 'name' ? waiting.name : waiting.version}`;

function One({ waiting, onDecided }: { waiting: PendingReview; onDecided: () => void }) {
  return waiting.kind === 'name' ? (
    <OneName waiting={waiting} onDecided={onDecided} />
  ) : (
    <OneCharacter id={waiting.id} onDecided={onDecided} />
  );
}
