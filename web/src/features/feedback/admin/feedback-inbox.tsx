// The admins' inbox of feedback: by state, newest first, answered by email or closed.
import { useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FEEDBACK_STATES } from '@velour/contract/feedback-values.ts';
import type { Feedback } from '@velour/contract/feedback.ts';
import { useContentFocus } from '../../../lib/navigation/use-content-focus.ts';
import { q } from '../../../lib/queries.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { LoadFailed } from '../../shared/admin/load-failed.tsx';
import { ScreenHead } from '../../shared/admin/screen-head.tsx';
import { LoadMore } from '../../shared/load-more.tsx';
import { OneFeedback } from './one-feedback.tsx';
import { texts } from './texts.ts';

type State = Feedback['state'];
const states = FEEDBACK_STATES.map((value) => ({ value, label: texts.states[value] }));

export function FeedbackInbox() {
  const [state, setState] = useState<State>('open');
  const query = useInfiniteQuery(q.feedback.list.pages({ query: { state } }, 'cursor'));
  const { data, error, refetch } = query;
  const rows = data?.pages.flatMap(({ feedback }) => feedback);
  if (error && !rows) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  return (
    <div className="flex flex-col gap-5">
      <ScreenHead title={texts.title} sentence={texts.sentence} />
      <Segmented label={texts.filter} options={states} value={state} onChange={setState} />
      {!rows && (
        <div role="status" aria-label={texts.loading} className="flex flex-col gap-4">
          <Skeleton className="h-32 rounded-card" />
          <Skeleton className="h-32 rounded-card" />
        </div>
      )}
      {rows && <Rows rows={rows} state={state} />}
      <LoadMore query={query} label={texts.more} />
    </div>
  );
}

function Rows({ rows, state }: { rows: readonly Feedback[]; state: State }) {
  useContentFocus(String(rows.length));
  if (rows.length === 0) {
    return (
      <EmptyState scene="candle" title={texts.empty[state]}>
        {texts.empty_sentence}
      </EmptyState>
    );
  }
  return (
    <ul aria-label={texts.list} className="flex flex-col gap-4">
      {rows.map((one) => (
        <li key={one.id}>
          <OneFeedback feedback={one} />
        </li>
      ))}
    </ul>
  );
}
