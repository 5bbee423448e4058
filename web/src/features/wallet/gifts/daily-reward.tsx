// The daily reward: the days of a streak, and the button that claims today's.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { DailyReward as Reward } from '@velour/contract/wallet.ts';
import { api } from '../../../lib/api.ts';
import { formatMoment, formatSigned } from '../../../lib/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Section } from '../../../ui/section.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { DAILY_REWARD } from '../anchors.ts';
import { dailyReward } from '../queries.ts';
import { texts } from '../texts.ts';
import { useClaim } from './use-claim.ts';

const words = texts.reward;

export function DailyReward() {
  const { data, isError, refetch } = useQuery(dailyReward);
  return (
    <Section id={DAILY_REWARD} title={words.title} sentence={words.sentence(data?.streak ?? 1)}>
      {data && <Known reward={data} />}
      {!data && isError && (
        <SettingRow
          label={words.failed}
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          }
        />
      )}
      {!data && !isError && (
        <Loading label={words.loading} className="flex flex-col gap-4">
          <Skeleton className="h-16" />
          <Skeleton className="h-11 w-40" />
        </Loading>
      )}
    </Section>
  );
}

function Known({ reward }: { reward: Reward }) {
  const client = useQueryClient();
  const { pending, claim, place } = useClaim(() => api.wallet.claimDailyReward(), {
    done: ({ tokens }) => words.done(tokens),
    onDone: (claimed) => client.setQueryData(dailyReward.queryKey, claimed),
    failed: words.not_done,
  });
  return (
    <>
      <ol
        aria-label={words.days}
        className="grid grid-cols-[repeat(auto-fit,minmax(1.75rem,1fr))] gap-1.5 sm:gap-2"
      >
        {reward.week.map((tokens, at) => (
          <Day key={at} day={at + 1} tokens={tokens} state={stateOf(at + 1, reward)} />
        ))}
      </ol>
      <div ref={place} tabIndex={-1} className="mt-4 flex min-h-11 items-center rounded-control">
        {reward.claimed ? (
          <p className="text-ink-soft">{words.claimed(formatMoment(reward.next_at))}</p>
        ) : (
          <Button tone="primary" pending={pending} onClick={claim}>
            {words.claim(reward.tokens)}
          </Button>
        )}
      </div>
    </>
  );
}

type DayState = 'taken' | 'today' | 'later';

/** The last day of the week represents every later day. */
function stateOf(day: number, { streak, claimed, week }: Reward): DayState {
  const today = Math.min(streak, week.length);
  if (day < today || (day === today && claimed)) return 'taken';
  return day === today ? 'today' : 'later';
}

const looks: Record<DayState, string> = {
  taken: 'bg-gold-tint text-gold',
  today: 'bg-gold-tint text-gold shadow-gilt',
  later: 'bg-raised-2 text-ink-soft',
};

function Day({ day, tokens, state }: { day: number; tokens: number; state: DayState }) {
  const spoken = words.day(day, tokens) + (state === 'later' ? '' : `, ${words[state]}`);
  return (
    <li
      aria-current={state === 'today' ? 'date' : undefined}
      className={classNames(
        'flex min-h-16 flex-col items-center justify-center gap-0.5 rounded-control py-2',
        looks[state],
      )}
    >
      <span className="sr-only">{spoken}</span>
      <span aria-hidden className="font-display text-lg tabular-nums">
        {formatSigned(tokens)}
      </span>
      <span aria-hidden className="flex h-4 items-center text-xs">
        {state === 'taken' ? <Icon of={Check} size="xs" /> : day}
      </span>
    </li>
  );
}
