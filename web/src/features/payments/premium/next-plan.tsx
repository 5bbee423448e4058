// Switches to another plan after the current period, with its price and what happens to the paid time; can be undone.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Subscription } from '@velour/contract/payments.ts';
import type { Plan } from '@velour/contract/wallet.ts';
import { api } from '../../../lib/api.ts';
import { useCall } from '../../../lib/use-call.ts';
import { formatDay, formatPrice } from '../../../lib/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { centsOf } from '../top-up/packages.ts';
import { ownPlan, plansOnSale, refreshMember } from './queries.ts';
import { texts } from './texts.ts';

const words = texts.next;

interface Props {
  subscription: Subscription;
  plans: readonly Plan[];
  /** The name of the running plan. */
  name: string;
}

export function NextPlan({ subscription, plans, name }: Props) {
  const { plan_id, state, next, ends_at_period_end, period_end } = subscription;
  const [wanted, want] = useState<Plan>();
  const day = formatDay(period_end);
  const keeping = useAgreement(api.payments.cancelPlanSwitch, words.stayed(name));
  const choosing = useAgreement(
    api.payments.choosePlan,
    words.agreed(wanted?.name ?? '', day),
    () => want(undefined),
  );
  if (next) {
    return (
      <section aria-label={words.title} className="flex flex-col items-start gap-3">
        <p>{words.follows(next.name, day, formatPrice(next.usd_price), next.months)}</p>
        <Button pending={keeping.pending} onClick={() => void keeping.run()}>
          {words.stay(name)}
        </Button>
      </section>
    );
  }
  const others = plans.filter(({ id }) => id !== plan_id);
  if (others.length === 0) return null;
  if (state === 'late') return <p className="text-sm text-ink-faint">{texts.own.not_now}</p>;
  return (
    <section aria-label={words.title} className="flex flex-col gap-1">
      <h3 className="font-display text-xl">{words.title}</h3>
      <p className="text-ink-soft">{words.sentence(name, day)}</p>
      <ul>
        {others.map((plan) => (
          <Choice key={plan.id} plan={plan} onChoose={() => want(plan)} />
        ))}
      </ul>
      {wanted && (
        <NextPlanDialog
          plan={wanted}
          running={{ name, day, tokens: tokensOf(plans, plan_id), ends: ends_at_period_end }}
          pending={choosing.pending}
          onClose={() => want(undefined)}
          onAgree={() => {
            const body = { plan_id: wanted.id, amount: centsOf(wanted.usd_price) };
            void choosing.run({ body });
          }}
        />
      )}
    </section>
  );
}

const tokensOf = (plans: readonly Plan[], plan_id: string): number | undefined =>
  plans.find(({ id }) => id === plan_id)?.tokens_per_month;

function useAgreement<Input extends unknown[]>(
  call: (...input: Input) => Promise<{ subscription: Subscription | null }>,
  done: string,
  onDone: () => void = () => undefined,
) {
  const client = useQueryClient();
  return useCall(call, {
    done,
    failed: texts.own.not_done,
    onDone: (...[answer]) => {
      client.setQueryData(ownPlan.queryKey, answer);
      onDone();
      // A failure is harmless, because nothing else changes until the paid time ends.
      void refreshMember(client).catch(() => undefined);
    },
    // The displayed plans may have been outdated.
    invalidates: [plansOnSale],
  });
}

function Choice({ plan, onChoose }: { plan: Plan; onChoose: () => void }) {
  const { name, usd_price, months } = plan;
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
      <span className="min-w-0">
        <span className="block font-medium">{name}</span>
        <span className="text-sm text-ink-soft tabular-nums">
          {words.billed(formatPrice(usd_price), months)}
        </span>
      </span>
      <Button size="sm" aria-label={words.choose_of(name)} onClick={onChoose}>
        {words.choose}
      </Button>
    </li>
  );
}

interface NextPlanDialogProps {
  plan: Plan;
  running: { name: string; day: string; tokens: number | undefined; ends: boolean };
  pending: boolean;
  onClose: () => void;
  onAgree: () => void;
}

function NextPlanDialog({ plan, running, pending, onClose, onAgree }: NextPlanDialogProps) {
  const { name, months, tokens_per_month } = plan;
  const price = formatPrice(plan.usd_price);
  return (
    <Modal
      title={words.ask_title(name)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.keep(running.name)}</Button>
          <Button tone="primary" pending={pending} onClick={onAgree}>
            {words.confirm(name, price)}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <p>{words.today(running.name, running.day)}</p>
        <p>{words.then(name, running.day, price, months)}</p>
        <p>{words.tokens(tokens_per_month, running.tokens ?? tokens_per_month)}</p>
        <p className="text-ink-soft">
          {words.kept}
          {running.ends && ` ${words.resumes}`}
        </p>
      </div>
    </Modal>
  );
}
