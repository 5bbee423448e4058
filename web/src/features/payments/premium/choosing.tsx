// Selecting and paying a plan without leaving the page; a visitor signs in first and continues.
import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Plan } from '@velour/contract/wallet.ts';
import { formatPrice } from '../../../lib/formats.ts';
import { createLater } from '../../../lib/later.tsx';
import { useSession } from '../../../lib/session.ts';
import { useIsOff } from '../../../lib/site-status.ts';
import { Button } from '../../../ui/button.tsx';
import { Promises } from './benefits.tsx';
import { Offer } from './offer.tsx';
import { PlanCards } from './plan-cards.tsx';
import { ownOffer, useOwnOffer } from './queries.ts';
import { texts } from './texts.ts';
import { useCheckout } from './use-checkout.ts';

const words = texts.buy;

const checkoutForm = createLater(() => import('../checkout/checkout-form.tsx'));

interface Props {
  plans: readonly Plan[];
  preselected: Plan;
  onStart: () => void;
}

export function Choosing({ plans, preselected, onStart: onBegin }: Props) {
  checkoutForm.useLoadAhead();
  const client = useQueryClient();
  const { kind, returning } = useSession();
  const { data: offer } = useOwnOffer(kind === 'member' && !returning);
  const [choice, choose] = useState(preselected.id);
  const usual = plans.find(({ id }) => id === choice) ?? preselected;
  const plan = offer?.plan.id === usual.id ? offer.plan : usual;
  const { form, pending, failure, start, cancel } = useCheckout(plan.id, plan !== usual);
  const isOff = useIsOff('purchases');
  const [isBack, setBack] = useState(false);
  const endOffer = () => {
    client.setQueryData(ownOffer.queryKey, null);
  };
  const price = formatPrice(plan.usd_price);
  if (form) {
    const back = () => {
      setBack(true);
      cancel();
    };
    return <Paying plan={plan} form={form} onBack={back} />;
  }
  const shown = plans.map((one) => (one.id === offer?.plan.id ? offer.plan : one));
  const offered = plans.find(({ id }) => id === offer?.plan.id);
  return (
    <section aria-label={texts.plans.label} className="flex flex-col gap-4">
      {offer && offered && (
        <Offer
          plan={offer.plan.name}
          price={formatPrice(offer.plan.usd_price)}
          usual={formatPrice(offered.usd_price)}
          ends={offer.ends}
          onOver={endOffer}
        />
      )}
      <PlanCards plans={shown} chosen={plan.id} onChoose={choose} />
      <div className="flex flex-col gap-3 sm:mx-auto sm:w-full sm:max-w-xl">
        <Button
          ref={isBack ? takeFocus : undefined}
          tone="primary"
          size="lg"
          wide
          pending={pending}
          disabled={isOff}
          onClick={() => {
            onBegin();
            start(price);
          }}
        >
          {words.button(price)}
        </Button>
        {failure && <p role="alert" className="text-danger">{`${words.failed} ${failure}`}</p>}
        <p className="text-sm text-ink-soft">{words.terms(price, plan.months)}</p>
        <Promises />
      </div>
    </section>
  );
}

interface PayingProps {
  plan: Plan;
  form: NonNullable<ReturnType<typeof useCheckout>['form']>;
  onBack: () => void;
}

function Paying({ plan, form, onBack }: PayingProps) {
  const title = words.title(plan.name);
  return (
    <section aria-label={title} className="mx-auto w-full max-w-xl">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 ref={takeFocus} tabIndex={-1} className="font-display text-2xl outline-none">
          {title}
        </h2>
        <Button size="sm" tone="ghost" onClick={onBack}>
          {words.back}
        </Button>
      </div>
      <p className="mb-4 text-ink-soft">{words.terms(form.price, plan.months)}</p>
      <checkoutForm.Component
        form={form.form}
        clientSecret={form.client_secret}
        sessionId={form.session_id}
      />
    </section>
  );
}

/** The form replaces the plans and vice versa, and the focused button disappears. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();
