// The operator's dashboard: the backlog, stats compared with the previous period, and the cost of paid providers.
import type { ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { Stats } from '@velour/contract/stats.ts';
import { adminReads } from '../../shared/admin/use-admin-call.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { formatMoment } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { LoadFailed } from '../../shared/admin/load-failed.tsx';
import { StatCard, type CardOf } from './stat-card.tsx';
import { statsOf, ranges, readRange } from './queries.ts';
import { texts } from './texts.ts';
import { Outcomes } from './outcomes.tsx';
import { Suspicions } from './suspicions.tsx';
import { Waiting } from './backlog.tsx';

const { cards: titles } = texts;
const options = ranges.map((value) => ({ value, label: texts.ranges[value] }));
const grid = 'grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-4';

interface Props {
  /** Shown above the backlog. */
  urgent?: ReactNode;
  /** Shown below the stats. */
  children?: ReactNode;
}

export function Dashboard({ urgent, children }: Props) {
  const [address, setAddress] = useSearchParams();
  const range = readRange(address.get('days'));
  const { data, error } = useQuery(statsOf(range));
  const client = useQueryClient();
  const again = () => void client.invalidateQueries(adminReads);
  // A 403 applies to the whole screen; after other errors, the rest is shown.
  if (!data && isApiError(error) && error.status === 403)
    return <LoadFailed error={error} onRetry={again} />;
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-end gap-x-4 gap-y-3 px-1">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="font-display text-3xl">{texts.title}</h1>
          <p className="mt-1 text-ink-soft">
            {texts.sentence}{' '}
            {data &&
              (data.counted_at ? texts.counted(formatMoment(data.counted_at)) : texts.uncounted)}
          </p>
        </div>
        <Segmented
          label={texts.range}
          options={options}
          value={range}
          size="sm"
          onChange={(days) => setAddress({ days }, { replace: true })}
        />
      </header>
      {urgent}
      <Waiting />
      {data ? (
        <div className={grid}>
          {cardsOf(data).map((card) => (
            <StatCard key={card.title} {...{ card, range }} stats={data} />
          ))}
        </div>
      ) : error ? (
        <LoadFailed error={error} onRetry={again} />
      ) : (
        <Loading label={texts.loading} count={6} className={grid}>
          <Skeleton radius="card" className="h-64" />
        </Loading>
      )}
      {children}
      <Outcomes range={range} />
      <Suspicions range={range} />
    </div>
  );
}

/** Test money is shown, and labeled, only if there is no real money. */
function cardsOf({ figures }: Stats): CardOf[] {
  const has = (name: 'income_cents' | 'test_income_cents') =>
    figures[name].amounts.some((one) => one !== 0);
  const isTest = !has('income_cents') && has('test_income_cents');
  return [
    { title: titles.visits, to: paths.adminSite(), up: 'visits', hint: texts.visits_counted },
    { title: titles.sign_ups, to: paths.adminMembers(), up: 'sign_ups' },
    { title: titles.active, to: paths.adminMembers(), up: 'active_members' },
    { title: titles.messages, to: paths.adminCharacters(), up: 'messages' },
    { title: titles.jobs, to: paths.adminJobs(), up: 'jobs_done', down: 'jobs_failed' },
    { title: titles.tokens, to: paths.adminPrices(), up: 'tokens_sold', down: 'tokens_spent' },
    {
      title: titles.income,
      to: paths.adminPayments(),
      unit: 'cents',
      up: isTest ? 'test_income_cents' : 'income_cents',
      ...(isTest ? { note: texts.test_money } : {}),
    },
    { title: titles.plans, to: paths.adminPayments(), up: 'plans_begun', down: 'plans_ended' },
    {
      title: titles.back,
      to: paths.adminPayments({ only: 'returned' }),
      up: 'refunds',
      down: 'disputes',
    },
  ];
}
