// Stripe's embedded checkout; its script is loaded when it is first needed.
import { useEffect, useRef, useState } from 'react';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { CardFormFailed } from '../card-form/card-form-failed.tsx';
import { loadStripe } from '../card-form/stripe-script.ts';
import { texts } from '../premium/texts.ts';

interface Props {
  publishableKey: string;
  clientSecret: string;
}

export function EmbeddedCheckout({ publishableKey, clientSecret }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let remove = () => undefined as void;
    let isGone = false;
    const show = async () => {
      const stripe = await loadStripe(publishableKey);
      if (isGone) return;
      const checkout = await stripe.createEmbeddedCheckoutPage({
        fetchClientSecret: () => Promise.resolve(clientSecret),
      });
      remove = () => checkout.destroy();
      // Only one instance is allowed per page.
      if (isGone || !place.current) return remove();
      checkout.mount(place.current);
      setState('shown');
    };
    show().catch(() => {
      if (!isGone) setState('failed');
    });
    return () => {
      isGone = true;
      remove();
    };
  }, [publishableKey, clientSecret, tries]);
  const tryAgain = () => {
    setState('loading');
    setTries(tries + 1);
  };
  if (state === 'failed') return <CardFormFailed onRetry={tryAgain} />;
  return (
    <>
      {state === 'loading' && (
        <Loading label={texts.buy.form_loading}>
          <Skeleton className="h-96" />
        </Loading>
      )}
      <div ref={place} />
    </>
  );
}
