// The return page of a payment: settles it even if the webhook is late, and shows the result.
import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatDay } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { PackageReturn } from './package-return.tsx';
import { checkoutAt, refreshMember } from './queries.ts';
import { FailedReturn, pauseAfter, ReturnNote, WaitingReturn } from './return-note.tsx';
import { texts } from './texts.ts';

const words = texts.back;

export function PremiumReturn() {
  const [query] = useSearchParams();
  const isPaid = query.get('returned') === 'paid';
  const payment = query.get('payment_intent_id');
  if (payment !== null) return <PackageReturn id={payment} isPaid={isPaid} />;
  return <PlanReturn id={query.get('session_id') ?? ''} isPaid={isPaid} />;
}

/** `isPaid`: the provider has redirected as after a payment; the server still has to confirm it. */
function PlanReturn({ id, isPaid }: { id: string; isPaid: boolean }) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    ...checkoutAt(id),
    // Polled while it is paid but its plan does not exist yet.
    refetchInterval: ({ state }) =>
      isPending(state.data, isPaid) ? pauseAfter(state.dataUpdateCount) : false,
  });
  const isSettled = data !== undefined && !isPending(data, isPaid);
  useEffect(() => {
    if (isSettled) void refreshMember(client).catch(() => undefined);
  }, [isSettled, client]);

  if (!data && error)
    return (
      <FailedReturn
        error={error}
        sentence={words.broken}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <WaitingReturn />;
  if (data.status === 'refunded')
    return <ReturnNote scene="chair" title={words.refunded_title} sentence={words.refunded} />;
  if (isPending(data, isPaid))
    return <ReturnNote scene="lamp" title={words.pending_title} sentence={words.pending} />;
  if (data.status !== 'complete' || !data.subscription)
    return <ReturnNote scene="street" title={words.failed_title} sentence={words.failed} />;
  const { plan_name, period_end } = data.subscription;
  return (
    <ReturnNote
      scene="cup"
      title={words.done_title}
      sentence={words.done(plan_name, formatDay(period_end))}
      back={<ButtonLink to={paths.premium()}>{words.see_plan}</ButtonLink>}
    >
      <ButtonLink to={paths.home()} tone="primary">
        {words.explore}
      </ButtonLink>
    </ReturnNote>
  );
}

interface Checkout {
  readonly status: string;
  readonly subscription: unknown;
}

const isPending = (checkout: Checkout | undefined, isPaid: boolean): boolean =>
  checkout?.status === 'complete'
    ? checkout.subscription === null
    : isPaid && checkout?.status === 'open';
