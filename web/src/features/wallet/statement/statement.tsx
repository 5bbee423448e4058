// The statement: every movement of tokens or message credits, newest first, page by page, with a download.
import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Section } from '../../../ui/section.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { statement, type Unit } from '../queries.ts';
import { texts } from '../texts.ts';
import { MovementRow } from './movement-row.tsx';
import { ExportStatement } from './export-statement.tsx';

const words = texts.statement;
const units = [
  { value: 'token', label: words.tokens },
  { value: 'message', label: words.messages },
] as const;

export function Statement() {
  const [unit, setUnit] = useState<Unit>('token');
  return (
    <Section title={words.title} sentence={words.sentence}>
      <div className="my-2 flex flex-wrap items-center justify-between gap-3">
        <Segmented label={words.which} options={units} value={unit} onChange={setUnit} size="sm" />
        <ExportStatement unit={unit} />
      </div>
      <Movements key={unit} unit={unit} />
    </Section>
  );
}

function Movements({ unit }: { unit: Unit }) {
  const query = useInfiniteQuery(statement(unit));
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  if (!data) return isError ? <Failed onRetry={() => void refetch()} /> : <Waiting />;
  const movements = data.pages.flatMap(({ transactions }) => transactions);
  if (movements.length === 0)
    return (
      <EmptyState scene="window" level="h3" title={words.empty_title}>
        {words.empty[unit]}
      </EmptyState>
    );
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {movements.map((movement) => (
          <MovementRow key={movement.id} movement={movement} />
        ))}
      </ul>
      {isFetchNextPageError && (
        <p role="alert" className="pt-3 text-center text-ink-soft">
          {words.more_failed}
        </p>
      )}
      {hasNextPage && (
        <Button
          className="mt-3 self-center"
          pending={isFetchingNextPage}
          onClick={() => void query.fetchNextPage({ cancelRefetch: false })}
        >
          {isFetchNextPageError ? texts.retry : words.more}
        </Button>
      )}
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState title={words.failed_title} level="h3" onRetry={onRetry}>
      {words.failed}
    </ErrorState>
  );
}

function Waiting() {
  return (
    <Loading label={words.loading} count={5} className="flex flex-col gap-3 py-3">
      <Skeleton className="h-12" />
    </Loading>
  );
}
