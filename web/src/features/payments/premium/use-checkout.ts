// From the button to the provider's form: a visitor is asked to sign in first, and it goes on from there.
import { useEffect, useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { overlays } from '../../../lib/overlays.ts';
import { useSession } from '../../../lib/session.ts';
import { ownOffer, ownPlan } from './queries.ts';

export function useCheckout(plan_id: string, isOffer: boolean) {
  const client = useQueryClient();
  const { kind, returning } = useSession();
  const isHere = kind === 'member' && !returning;
  /** The price on the button that a visitor pressed, who is asked to sign in first. */
  const wanted = useRef<string>(undefined);
  const { mutate, data, error, isPending, reset } = useMutation({
    mutationFn: async (price: string) => ({
      price,
      ...(await api.payments.startCheckout({
        body: { stripe_price_id: plan_id, ...(isOffer && { from_special_offer: true }) },
      })),
    }),
    meta: { shown_in_place: true },
    onError: async (failure) => {
      // What stood on the screen was not true any more.
      if (isApiError(failure, 'payments.offer_over')) client.setQueryData(ownOffer.queryKey, null);
      if (isApiError(failure, 'payments.already_subscribed'))
        await client.invalidateQueries(ownPlan);
    },
  });
  useEffect(() => {
    if (!isHere || wanted.current === undefined) return;
    mutate(wanted.current);
    wanted.current = undefined;
  }, [isHere, mutate]);
  return {
    form: data,
    pending: isPending,
    failure: error?.message,
    begin: (price: string) => {
      if (isHere) return mutate(price);
      wanted.current = price;
      if (kind !== 'member') overlays.open('sign-in');
    },
    giveUp: reset,
  };
}
