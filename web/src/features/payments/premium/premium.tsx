// Plans: members without a plan buy one here, others see and cancel theirs.
import { lazy, Suspense, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Plan } from '@velour/contract/wallet.ts';
import { loadPage } from '../../../lib/load-page.ts';
import { useSession } from '../../../lib/session.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { FeatureNotice } from '../../shared/feature-notice.tsx';
import { Benefits } from './benefits.tsx';
import { Choosing } from './choosing.tsx';
import { ownPlan, plansOnSale, useOwnOffer } from './queries.ts';
import { texts } from './texts.ts';

const OwnPlan = lazy(() => loadPage(() => import('./own-plan.tsx')));

/** `hasExclusive`: true if there are characters that require a plan. */
export function Premium({ hasExclusive }: { hasExclusive: boolean }) {
  const { data, isError, refetch } = useQuery(plansOnSale);
  return (
    <>
      <header className="flex flex-col gap-1 px-1 sm:items-center sm:text-center">
        <h1 className="font-display text-3xl lg:text-4xl">{texts.title}</h1>
        <p className="text-lg text-ink-soft">{texts.sentence}</p>
      </header>
      {data && <Known plans={data.plans} hasExclusive={hasExclusive} />}
      {!data && isError && (
        <ErrorState title={texts.plans.failed} onRetry={() => void refetch()}>
          {texts.plans.failed_sentence}
        </ErrorState>
      )}
      {!data && !isError && <Waiting label={texts.plans.loading} />}
    </>
  );
}

interface KnownProps {
  plans: readonly Plan[];
  hasExclusive: boolean;
}

function Known({ plans, hasExclusive }: KnownProps) {
  const { kind, returning } = useSession();
  const isMember = kind === 'member';
  const own = useQuery({ ...ownPlan, enabled: isMember && !returning });
  /** After a sign-in for a plan, the page shows the plans again. */
  const [isBuying, setBuying] = useState(false);
  const isWithout = own.isSuccess && own.data.subscription === null;
  // Loaded first, because the offer is above the plans and would move them.
  const offer = useOwnOffer(isMember && isWithout);
  if (isMember && (own.isPending || offer.isLoading) && !isBuying)
    return <Waiting label={texts.own.loading} />;
  const subscription = isMember ? (own.data?.subscription ?? null) : null;
  const longestFirst = plans.toSorted((one, other) => other.months - one.months);
  const [longest] = longestFirst;
  return (
    <>
      {own.isError && isMember && (
        <ErrorState title={texts.own.failed} onRetry={() => void own.refetch()} />
      )}
      <Suspense fallback={<Waiting label={texts.own.loading} />}>
        {subscription && <OwnPlan subscription={subscription} plans={plans} />}
      </Suspense>
      <FeatureNotice feature="purchases" />
      {!subscription && !(own.isError && isMember) && longest && (
        <Choosing plans={longestFirst} preselected={longest} onStart={() => setBuying(true)} />
      )}
      {!longest && <p className="py-8 text-center text-ink-soft">{texts.plans.empty}</p>}
      {longest && <Benefits tokens={longest.tokens_per_month} hasExclusive={hasExclusive} />}
    </>
  );
}

/** As tall as the window, so that the content below does not move. */
function Waiting({ label }: { label: string }) {
  return (
    <Loading
      label={label}
      count={3}
      className="grid min-h-dvh content-start gap-3 sm:grid-cols-3 sm:gap-4"
    >
      <Skeleton className="h-36 sm:h-52" />
    </Loading>
  );
}
