// The steps of a top-up: select a package, start its payment, enter the card, show the result.
import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { PaymentForm } from '@velour/contract/payments.ts';
import { api } from '../../../lib/api.ts';
import { failureText } from '../../../lib/failures.ts';
import { newId } from '../../../lib/ids.ts';
import { q } from '../../../lib/queries.ts';
import { toasts } from '../../../lib/toasts.ts';
import { useCall } from '../../../lib/use-call.ts';
import { centsOf, type Offer } from './packages.ts';
import { purchases } from './purchases.ts';
import { texts } from './texts.ts';

export interface StartedPayment {
  client_secret: string;
  payment_intent_id: string;
  form: PaymentForm;
}

export type Step =
  | { status: 'choosing'; starting: Offer | null; failure: string | undefined }
  | { status: 'paying'; offer: Offer; payment: StartedPayment; checking: boolean };

type Paying = Extract<Step, { status: 'paying' }>;

export function useTopUp(onClose: () => void) {
  const client = useQueryClient();
  const [paying, setPaying] = useState<Paying>();
  const declined = useRef('');
  const start = useCall(useStartPayment(), {
    say: () => texts.not_started,
    onDone: (payment, offer) => {
      purchases.add({ payment_intent_id: payment.payment_intent_id, type: offer.type });
      setPaying({ status: 'paying', offer, payment, checking: false });
    },
    // It may have been refused because the displayed package is no longer on sale.
    onFailed: () => void client.invalidateQueries(q.wallet.creditPackages.all),
  });

  const close = () => {
    purchases.watch();
    onClose();
  };

  const onOutcome = async (outcome: 'done' | 'closed' | 'declined') => {
    if (!paying || paying.checking) return;
    // Of an earlier card.
    toasts.close(declined.current);
    if (outcome === 'declined') {
      declined.current = toasts.error(texts.declined);
      return;
    }
    setPaying({ ...paying, checking: true });
    const status = await purchases
      .settle(paying.payment.payment_intent_id)
      .catch((error: unknown) => void toasts.error(failureText(error)));
    if (status === 'succeeded') await client.invalidateQueries(q.wallet.all);
    else toasts.warning(texts.pending);
    close();
  };

  const choosing: Step = {
    status: 'choosing',
    starting: start.input?.[0] ?? null,
    failure: start.failure,
  };
  return {
    step: paying ?? choosing,
    choose: start.run,
    onOutcome,
    close,
    back: () => setPaying(undefined),
  };
}

/** One payment per package and its contents: selecting it again or retrying continues the same payment. */
function useStartPayment() {
  const attempts = useRef(new Map<string, { key: string; payment?: StartedPayment }>());
  return async (offer: Offer): Promise<StartedPayment> => {
    const name = `${offer.id} ${offer.internal_currency} ${offer.usd_price}`;
    const attempt = attempts.current.get(name) ?? { key: newId() };
    attempts.current.set(name, attempt);
    if (attempt.payment) return attempt.payment;
    const payment = await api.payments.startPayment({
      body: {
        amount: centsOf(offer.usd_price),
        currency: 'usd',
        internal_currency_package_id: offer.id,
      },
      key: attempt.key,
    });
    attempts.current.set(name, { ...attempt, payment });
    return payment;
  };
}
