// Where a payment leads back to: it is settled here even when the provider's message is late, and said in plain words.
import { useEffect, type ReactNode } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { isApiError } from '../../../lib/api-error.ts';
import { formatDay } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { SceneName } from '../../../ui/scene.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { checkoutAt, plansOnSale, refreshMember } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.back;
const AGAIN_MS = 3_000;

export function PremiumReturn() {
  const client = useQueryClient();
  const [query] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery({
    ...checkoutAt(query.get('session_id') ?? ''),
    // Paid, but its plan is not there yet: it is looked at again until it is.
    refetchInterval: ({ state }) => (isPending(state.data) ? AGAIN_MS : false),
  });
  const { data: sale } = useQuery(plansOnSale);
  const isSettled = data !== undefined && !isPending(data);
  useEffect(() => {
    if (isSettled) void refreshMember(client).catch(() => undefined);
  }, [isSettled, client]);

  if (error && isApiError(error, 'payments.not_found'))
    return <ReturnNote scene="door" title={words.unknown_title} sentence={words.unknown} />;
  if (!data && error) {
    return (
      <ReturnNote scene="candle" title={words.broken_title} sentence={words.broken}>
        <Button tone="primary" pending={isFetching} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </ReturnNote>
    );
  }
  if (!data) {
    return (
      <p role="status" className="flex items-center justify-center gap-3 py-24 text-ink-soft">
        <Spinner /> {words.loading}
      </p>
    );
  }
  if (data.status === 'refunded')
    return <ReturnNote scene="chair" title={words.refunded_title} sentence={words.refunded} />;
  if (data.status !== 'complete')
    return <ReturnNote scene="street" title={words.failed_title} sentence={words.failed} />;
  if (!data.subscription)
    return <ReturnNote scene="lamp" title={words.pending_title} sentence={words.pending} />;
  const { plan_id, period_end } = data.subscription;
  const name = sale?.plans.find(({ id }) => id === plan_id)?.name ?? texts.own.unknown;
  return (
    <ReturnNote
      scene="cup"
      title={words.done_title}
      sentence={words.done(name, formatDay(period_end))}
      more={words.see_plan}
    >
      <ButtonLink to={paths.home()} tone="primary">
        {words.explore}
      </ButtonLink>
    </ReturnNote>
  );
}

type Checkout = { status: string; subscription: unknown };

const isPending = (checkout: Checkout | undefined): boolean =>
  checkout?.status === 'complete' && checkout.subscription === null;

interface Props {
  scene: SceneName;
  title: string;
  sentence: string;
  /** On the way back to the plans. */
  more?: string;
  children?: ReactNode;
}

function ReturnNote({ scene, title, sentence, more = words.to_premium, children }: Props) {
  const action = (
    <div className="flex flex-wrap justify-center gap-3">
      {children}
      <ButtonLink to={paths.premium()}>{more}</ButtonLink>
    </div>
  );
  return (
    <EmptyState level="h1" scene={scene} title={title} action={action}>
      {sentence}
    </EmptyState>
  );
}
