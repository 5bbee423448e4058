// The card form of the configured payment provider, embedded in our page, or a link to the provider’s.
import type { PaymentForm } from '@velour/contract/payments.ts';
import { CardElement } from './card-element.tsx';
import { CardFrame } from './card-frame.tsx';
import { ProviderPage } from './provider-page.tsx';

interface Props {
  form: PaymentForm;
  clientSecret: string;
  /** Including its currency. */
  price: string;
  /** After `done` and `closed`, the server knows the outcome; after `declined`, the form accepts another card. */
  onOutcome: (outcome: 'done' | 'closed' | 'declined') => void;
}

export function CardForm({ form, ...props }: Props) {
  if (form.kind === 'script')
    return <CardElement {...props} publishableKey={form.publishable_key} />;
  const { clientSecret: client_secret, onOutcome } = props;
  if (form.kind === 'redirect') return <ProviderPage origin={form.origin} url={client_secret} />;
  return <CardFrame path={form.path} clientSecret={client_secret} onOutcome={onOutcome} />;
}
