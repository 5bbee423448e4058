// The checkout of a plan with the configured provider, embedded or as a link; continues on the return page.
import type { PaymentForm } from '@velour/contract/payments.ts';
import { useNavigate } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { CardFrame } from '../card-form/card-frame.tsx';
import { ProviderPage } from '../card-form/provider-page.tsx';
import { EmbeddedCheckout } from './embedded-checkout.tsx';

interface Props {
  form: PaymentForm;
  clientSecret: string;
  sessionId: string;
}

export function Component({ form, clientSecret, sessionId }: Props) {
  const navigate = useNavigate();
  // Stripe's page redirects by itself, to the URL that the server has set.
  if (form.kind === 'script') {
    return <EmbeddedCheckout publishableKey={form.publishable_key} clientSecret={clientSecret} />;
  }
  if (form.kind === 'redirect') return <ProviderPage origin={form.origin} url={clientSecret} />;
  const onOutcome = (outcome: 'done' | 'closed' | 'declined') => {
    if (outcome !== 'declined') void navigate(paths.premiumReturn(sessionId));
  };
  return <CardFrame path={form.path} clientSecret={clientSecret} onOutcome={onOutcome} />;
}
