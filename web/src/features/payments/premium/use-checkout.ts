// From the pressed button to the provider's form; a visitor signs in first, then the checkout continues.
import { useEffect, useEffectEvent, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { overlays } from '../../../lib/overlays.ts';
import { useSession } from '../../../lib/session.ts';
import { useCall } from '../../../lib/use-call.ts';
import { texts } from './texts.ts';
import { ownOffer, ownPlan } from './queries.ts';

export function useCheckout(plan_id: string, isOffer: boolean) {
  const client = useQueryClient();
  const { kind, returning } = useSession();
  const isHere = kind === 'member' && !returning;
  /** The price on the button that a visitor pressed before signing in. */
  const wanted = useRef<string>(undefined);
  const startCheckout = async (price: string) => ({
    price,
    ...(await api.payments.startCheckout({
      body: { stripe_price_id: plan_id, ...(isOffer && { from_special_offer: true }) },
    })),
  });
  const { run, reply, failure, pending, reset } = useCall(startCheckout, {
    shownInPlace: true,
    onFailed: (error) => {
      // The displayed offer was outdated.
      if (isApiError(error, 'payments.offer_over')) client.setQueryData(ownOffer.queryKey, null);
      if (isApiError(error, 'payments.already_subscribed')) void client.invalidateQueries(ownPlan);
    },
  });
  const goOn = useEffectEvent(() => {
    if (wanted.current !== undefined) void run(wanted.current);
    wanted.current = undefined;
  });
  useEffect(() => {
    if (isHere) goOn();
  }, [isHere]);
  return {
    form: reply,
    pending,
    failure,
    start: (price: string) => {
      if (isHere) return void run(price);
      wanted.current = price;
      if (kind !== 'member')
        overlays.open('sign-in', { reason: texts.account_first, newcomer: true });
    },
    cancel: reset,
  };
}
