// The course of one top-up: a package is chosen, its payment begun, the card given, and the end asked of the server.
import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { PaymentForm } from '@velour/contract/payments.ts';
import { api } from '../../../lib/api.ts';
import { newId } from '../../../lib/ids.ts';
import { q } from '../../../lib/queries.ts';
import { toasts } from '../../../lib/toasts.ts';
import { centsOf, type Offer } from './packages.ts';
import { purchases } from './purchases.ts';
import { texts } from './texts.ts';

export interface Begun {
  client_secret: string;
  payment_intent_id: string;
  form: PaymentForm;
}

export type Step =
  | { is: 'choosing'; beginning: Offer | null }
  | { is: 'paying'; offer: Offer; begun: Begun; asking: boolean };

const start: Step = { is: 'choosing', beginning: null };

export function useTopUp(onClose: () => void) {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>(start);
  const attempts = useAttempts();

  const choose = async (offer: Offer) => {
    setStep({ is: 'choosing', beginning: offer });
    try {
      const begun = await attempts.begin(offer);
      purchases.add({ payment_intent_id: begun.payment_intent_id, type: offer.type });
      setStep({ is: 'paying', offer, begun, asking: false });
    } catch {
      toasts.error(texts.not_begun);
      setStep(start);
      // Refused perhaps because what was shown is not on sale any more.
      void client.invalidateQueries(q.wallet.creditPackages.all);
    }
  };

  const close = () => {
    purchases.watch();
    onClose();
  };

  const hear = async (outcome: 'done' | 'closed' | 'declined') => {
    if (step.is !== 'paying' || step.asking) return;
    if (outcome === 'declined') return void toasts.error(texts.declined);
    const { payment_intent_id } = step.begun;
    setStep({ ...step, asking: true });
    const status = await purchases.settle(payment_intent_id).catch(() => 'unknown' as const);
    if (status === 'succeeded') await client.invalidateQueries(q.wallet.all);
    else if (status === 'canceled') toasts.error(texts.declined);
    else toasts.warning(texts.pending);
    close();
  };

  return { step, choose, hear, close, back: () => setStep(start) };
}

/** One payment for each package and what it gives: chosen again, or asked for again, it is the same one. */
function useAttempts() {
  const attempts = useRef(new Map<string, { key: string; begun?: Begun }>());
  return {
    begin: async (offer: Offer): Promise<Begun> => {
      const name = `${offer.id} ${offer.internal_currency} ${offer.usd_price}`;
      const attempt = attempts.current.get(name) ?? { key: newId() };
      attempts.current.set(name, attempt);
      if (attempt.begun) return attempt.begun;
      const begun = await api.payments.startPayment({
        body: {
          amount: centsOf(offer.usd_price),
          currency: 'usd',
          internal_currency_package_id: offer.id,
        },
        key: attempt.key,
      });
      attempts.current.set(name, { ...attempt, begun });
      return begun;
    },
  };
}
