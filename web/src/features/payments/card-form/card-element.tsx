// Stripe's card form, embedded: the fields are Stripe's, the pay button is ours.
import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { Lock } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { CardFormFailed } from './card-form-failed.tsx';
import { loadStripe } from './stripe-script.ts';
import { texts } from './texts.ts';
import { themeNow } from './theme-now.ts';

interface Props {
  publishableKey: string;
  clientSecret: string;
  /** Including its currency. */
  price: string;
  /** `closed`: this payment no longer accepts a card, and the server knows its outcome. */
  onOutcome: (outcome: 'done' | 'declined' | 'closed') => void;
}

export function CardElement({ publishableKey, clientSecret, price, onOutcome }: Props) {
  const [place, state, tryAgain] = useElement(publishableKey, clientSecret);
  const [reason, setReason] = useState('');
  const [paying, setPaying] = useState(false);
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (state.is !== 'ready' || paying) return;
    setPaying(true);
    setReason('');
    const { error } = await confirm(state.stripe, state.elements);
    setPaying(false);
    if (!error) return onOutcome('done');
    // Another tab was first, or the connection broke after the card was accepted.
    if (isClosed(error)) return onOutcome('closed');
    setReason(reasonOf(error));
    // Missing input is only reported next to its field, in Stripe's own form.
    if (error.type !== 'validation_error') onOutcome('declined');
  };
  if (state.is === 'failed') return <CardFormFailed onRetry={tryAgain} />;
  return (
    <form onSubmit={(event) => void pay(event)} className="flex flex-col gap-4">
      {state.is === 'loading' && (
        <Loading label={texts.loading}>
          <Skeleton className="h-52" />
        </Loading>
      )}
      <div ref={place} />
      {reason && (
        <p role="alert" className="text-danger">
          {reason}
        </p>
      )}
      <Button
        type="submit"
        tone="primary"
        size="lg"
        wide
        icon={Lock}
        pending={paying}
        disabled={state.is !== 'ready'}
      >
        {texts.pay(price)}
      </Button>
    </form>
  );
}

/** Replaces Stripe's own text about a failed confirmation, which mentions "authentication". */
const reasonOf = ({ code, message }: StripeError): string =>
  code === 'payment_intent_authentication_failure'
    ? texts.not_confirmed
    : (message ?? texts.declined);

const isClosed = ({ payment_intent }: StripeError): boolean =>
  ['succeeded', 'processing', 'canceled'].includes(payment_intent?.status ?? '');

/** A broken connection gives an error without a message; the server knows the state of the payment. */
async function confirm(
  stripe: Stripe,
  elements: StripeElements,
): Promise<{ error?: StripeError | undefined }> {
  const confirmParams = { return_url: window.location.href };
  try {
    return await stripe.confirmPayment({ elements, confirmParams, redirect: 'if_required' });
  } catch {
    return { error: { type: 'api_error', message: texts.declined } };
  }
}

type State =
  | { is: 'loading' }
  | { is: 'failed' }
  | { is: 'ready'; stripe: Stripe; elements: StripeElements };

function useElement(publishableKey: string, clientSecret: string) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>({ is: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let remove = () => undefined as void;
    let isGone = false;
    const show = async () => {
      const stripe = await loadStripe(publishableKey);
      if (isGone || !place.current) return;
      const elements = stripe.elements({
        clientSecret,
        appearance: {
          theme: themeNow() === 'dark' ? 'night' : 'stripe',
          variables: { borderRadius: '12px', fontSizeBase: '16px' },
        },
      });
      const element = elements.create('payment', { layout: 'tabs' });
      remove = () => element.destroy();
      element.on('ready', () => setState({ is: 'ready', stripe, elements }));
      element.on('loaderror', () => setState({ is: 'failed' }));
      element.mount(place.current);
    };
    show().catch(() => {
      if (!isGone) setState({ is: 'failed' });
    });
    return () => {
      isGone = true;
      remove();
    };
  }, [publishableKey, clientSecret, tries]);
  const tryAgain = () => {
    setState({ is: 'loading' });
    setTries(tries + 1);
  };
  return [place, state, tryAgain] as const;
}
