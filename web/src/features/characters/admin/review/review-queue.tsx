// The review of characters and names before they become public.
import { useQuery } from '@tanstack/react-query';
import type { PendingReview } from '@velour/contract/review.ts';
import { q } from '../../../../lib/queries.ts';
import { ReviewQueue } from '../../../shared/admin/review-queue.tsx';
import { CharacterReview } from './character-review.tsx';
import { NameReview } from './name-review.tsx';
import { texts } from './texts.ts';

export function Review() {
  const { data, error, refetch } = useQuery(q.review.queue());
  const again = () => void refetch();
  return (
    <ReviewQueue
      {...{ texts, error, keyOf, titleOf }}
      rows={data?.waiting}
      total={data?.total_count ?? 0}
      onRetry={again}
    >
      {(waiting) =>
        waiting.kind === 'name' ? (
          <NameReview waiting={waiting} onDecided={again} />
        ) : (
          <CharacterReview id={waiting.id} onDecided={again} />
        )
      }
    </ReviewQueue>
  );
}

/** Another version or another name needs a new decision. */
const keyOf = (waiting: PendingReview): string =>
  `${waiting.id} ${waiting.kind === 'name' ? waiting.name : waiting.version}`;

function titleOf(waiting: PendingReview): readonly [string, string] {
  const { kind, name } = waiting;
  if (kind === 'name') return [name, ` · ${texts.name}`];
  const by = waiting.creator_name ? ` ${texts.by(waiting.creator_name)}` : '';
  return [name, by + (waiting.is_appeal ? texts.appeal_mark : '')];
}
