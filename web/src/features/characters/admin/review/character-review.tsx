// A pending character next to its last approved version, with its card's extras; approval includes a rating.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { RATINGS } from '@velour/contract/character-limits.ts';
import { api } from '../../../../lib/api.ts';
import { q } from '../../../../lib/queries.ts';
import { Card } from '../../../../ui/card.tsx';
import { suspicionWords } from '../../../shared/admin/suspicion-words.ts';
import { optionsOf } from '../../../../ui/options.ts';
import { Segmented } from '../../../../ui/segmented.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { LoadFailed } from '../../../shared/admin/load-failed.tsx';
import { AppealCard } from './appeal-card.tsx';
import { CardExtras } from './card-extras.tsx';
import { Comparison } from './comparison.tsx';
import { Decision } from '../../../shared/admin/decision.tsx';
import { texts } from './texts.ts';

type Rating = (typeof RATINGS)[number];
const ratings = optionsOf(RATINGS, texts.ratings);

/** Suspicions of the moderation rules. */
function Suspicions({ rules }: { rules: readonly string[] }) {
  if (rules.length === 0) return null;
  const meanings = [...new Set(rules.map(suspicionWords))];
  return (
    <Card aria-label={texts.suspected}>
      <h2 className="font-display text-xl">{texts.suspected}</h2>
      <p className="mt-1 text-ink-soft">{texts.suspected_sentence}</p>
      <ul className="mt-3 flex list-disc flex-col gap-1 ps-5">
        {meanings.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
    </Card>
  );
}

export function CharacterReview({ id, onDecided }: { id: string; onDecided: () => void }) {
  const { data, error, refetch } = useQuery({
    ...q.review.read({ params: { char_id: id } }),
    // Always refetched, because admins decide about what they see here.
    staleTime: 0,
  });
  const [rating, setRating] = useState<Rating>('safe');
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton radius="card" className="h-96" />;
  const { name, version } = data;
  const decide = async (reason: string | undefined) => {
    const body =
      reason === undefined
        ? ({ decision: 'approve', version, rating } as const)
        : ({ decision: 'reject', version, reason } as const);
    await api.review.decide({ params: { char_id: id }, body });
    return reason === undefined ? texts.approved_now(name) : texts.rejected_now(name);
  };
  return (
    <>
      <Decision ends={q.review.read.all} decide={decide} onDecided={onDecided}>
        <Segmented label={texts.rating} options={ratings} value={rating} onChange={setRating} />
      </Decision>
      <AppealCard appeal={data.appeal} />
      <Suspicions rules={data.suspicions} />
      <Comparison character={data} />
      <CardExtras character={data} />
    </>
  );
}
