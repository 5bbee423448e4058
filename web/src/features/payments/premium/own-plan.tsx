// The member's plan: its end, the time left in the month, cancel with a confirmation, and resume.
import { alwaysFresh, q } from '../../../lib/queries.ts';
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Subscription } from '@velour/contract/payments.ts';
import type { Plan } from '@velour/contract/wallet.ts';
import { useLocation } from 'react-router';
import { api } from '../../../lib/api.ts';
import { useCall } from '../../../lib/use-call.ts';
import { formatDay, formatNumber } from '../../../lib/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { NextPlan } from './next-plan.tsx';
import { ownPlan, refreshMember } from './queries.ts';
import { ResetCountdown } from './reset-countdown.tsx';
import { texts } from './texts.ts';

const words = texts.own;

interface Props {
  subscription: Subscription;
  plans: readonly Plan[];
}

export default function OwnPlan({ subscription, plans }: Props) {
  const { plan_name: name, state, ends_at_period_end, period_end, next } = subscription;
  const { data: wallet } = useQuery(alwaysFresh(q.wallet.wallet()));
  const day = formatDay(period_end);
  return (
    <Card padding="wide" className="flex flex-col gap-4 shadow-gilt">
      <header>
        <h2 className="text-ink-soft">{words.title}</h2>
        <p className="font-display text-3xl text-gold">{name}</p>
        {!next && (
          <p className="mt-1">{ends_at_period_end ? words.ends(day) : words.renews(day)}</p>
        )}
        {state === 'late' && <p className="text-warning">{words.late}</p>}
      </header>
      <ResetCountdown planEnd={period_end} ends={ends_at_period_end} />
      {wallet && (
        <p className="text-ink-soft">{words.left(formatNumber(wallet.new_subscriber_balance))}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Ending subscription={subscription} day={day} />
        <Portal />
      </div>
      {subscription.can_switch && (
        <NextPlan subscription={subscription} plans={plans} name={name} />
      )}
    </Card>
  );
}

function Ending({ subscription, day }: { subscription: Subscription; day: string }) {
  const dropped = subscription.next?.name;
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const { run, pending } = useCall(api.payments.changeSubscription, {
    failed: words.not_done,
    done: (_reply, { body }) =>
      body.ends_at_period_end ? words.cancelled(day, dropped) : words.resumed,
    onDone: (answer) => {
      client.setQueryData(ownPlan.queryKey, answer);
      setOpen(false);
      void refreshMember(client).catch(() => undefined);
    },
  });
  const change = (ends_at_period_end: boolean) => void run({ body: { ends_at_period_end } });
  if (subscription.ends_at_period_end && !subscription.can_resume)
    return <p className="w-full text-ink-soft">{words.final}</p>;
  if (subscription.ends_at_period_end) {
    return (
      <Button tone="primary" pending={pending} onClick={() => change(false)}>
        {words.resume}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.cancel}</Button>
      {isOpen && (
        <ConfirmDialog
          title={words.cancel_title}
          sentence={words.cancel_sentence(day, dropped)}
          confirmLabel={words.cancel_confirm}
          cancelLabel={words.keep}
          pending={pending}
          onConfirm={() => change(true)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** Bills and cards are managed at the payment provider, which links back here. */
function Portal() {
  const { pathname } = useLocation();
  const { run, pending } = useCall(api.payments.portal, {
    failed: words.portal_failed,
    onDone: ({ url }) => window.location.assign(url),
  });
  return (
    <Button
      tone="ghost"
      pending={pending}
      onClick={() => void run({ body: { modify_url: pathname } })}
    >
      {words.portal}
    </Button>
  );
}
