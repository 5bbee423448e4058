// The return page of a package's payment on the provider's own page.
import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import { alwaysFresh, q } from '../../../lib/queries.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { refreshMember } from './queries.ts';
import { FailedReturn, pauseAfter, ReturnNote, WaitingReturn } from './return-note.tsx';
import { texts } from './texts.ts';

const words = texts.package_back;

/** `isPaid`: the provider has redirected as after a payment; the server still has to confirm it. */
export function PackageReturn({ id, isPaid }: { id: string; isPaid: boolean }) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    ...alwaysFresh(q.payments.payment({ query: { payment_intent_id: id } })),
    refetchInterval: ({ state }) =>
      isPaid && state.data?.status !== 'succeeded' && state.data?.status !== 'canceled'
        ? pauseAfter(state.dataUpdateCount)
        : false,
  });
  const isDone = data?.status === 'succeeded';
  useEffect(() => {
    if (isDone) void refreshMember(client).catch(() => undefined);
  }, [isDone, client]);

  const back = <ButtonLink to={paths.tokens()}>{words.to_tokens}</ButtonLink>;
  if (!data && error)
    return (
      <FailedReturn
        error={error}
        sentence={words.broken}
        isFetching={isFetching}
        onRetry={() => void refetch()}
        back={back}
      />
    );
  if (!data) return <WaitingReturn />;
  if (isDone)
    return (
      <ReturnNote scene="cup" title={words.done_title} sentence={words.done} back={back}>
        <ButtonLink to={paths.home()} tone="primary">
          {texts.back.explore}
        </ButtonLink>
      </ReturnNote>
    );
  const isPending = data.status === 'processing' || (isPaid && data.status !== 'canceled');
  if (isPending)
    return (
      <ReturnNote
        scene="lamp"
        title={texts.back.pending_title}
        sentence={words.pending}
        back={back}
      />
    );
  return (
    <ReturnNote
      scene="street"
      title={texts.back.failed_title}
      sentence={words.failed}
      back={back}
    />
  );
}
