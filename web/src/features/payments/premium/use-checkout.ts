// From the button to the provider's form: a visitor is asked to sign in first, and it goes on from there.
import { useEffect, useState } from 'react';
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
  /** What was pressed for, with the price that stood on the button. */
  const [wanted, want] = useState<string>();
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
        await client.invalidateQueries({ queryKey: ownPlan.queryKey });
    },
  });
  useEffect(() => {
    if (!isHere || wanted === undefined) return;
    want(undefined);
    mutate(wanted);
  }, [isHere, wanted, mutate]);
  return {
    form: data,
    pending: isPending,
    failure: error?.message,
    begin: (price: string) => {
      want(price);
      if (kind !== 'member') overlays.open('sign-in');
    },
    giveUp: reset,
  };
}
