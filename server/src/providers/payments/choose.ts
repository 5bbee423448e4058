// Selects the payment provider: Stripe or FlexPay if their keys are configured, else the sandbox.
import type { Core } from '../../platform/core.ts';
import type { PaymentsProvider } from './port.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import type { StripeConfig } from './stripe.ts';
import type { FlexPayConfig } from './flexpay/calls.ts';

interface Choice extends Pick<Core, 'db' | 'vault' | 'clock' | 'ids' | 'log'> {
  readonly stripe: StripeConfig | undefined;
  readonly flexpay: FlexPayConfig | undefined;
  /** Required if both are configured; the other one only finishes what it has sold. */
  readonly sells: 'stripe' | 'flexpay' | undefined;
  /** Whether test cards can buy tokens if no provider is configured. */
  readonly isSandboxOpen: boolean;
  /** The path of the API, such as `/api`. */
  readonly base: string;
}

interface Chosen {
  /** The provider of all new purchases. */
  readonly payments: PaymentsProvider;
  /** Other configured providers: purchases made there before are still handled there. */
  readonly otherPayments: readonly PaymentsProvider[];
  /** The sandbox; its pages are served if it is open, and its subscriptions continue in any case. */
  readonly sandbox: Sandbox;
}

export async function choosePayments(choice: Choice): Promise<Chosen> {
  const { isSandboxOpen, db, vault, clock, ids, base, log } = choice;
  const configured = await openConfigured(choice);
  const sandbox = createSandbox({
    db,
    vault,
    clock,
    ids,
    base,
    log,
    isOpen: isSandboxOpen && configured.length === 0,
  });
  const [payments, ...others] = configured;
  if (payments) {
    log.info({ payments: payments.name }, 'payment provider configured');
    return { payments, otherPayments: [...others, sandbox], sandbox };
  }
  if (isSandboxOpen) {
    const words =
      'SANDBOX: no payment provider configured; only test cards work and no money moves';
    log.info({ payments: sandbox.name }, words);
  } else {
    const words = 'no payment provider configured (STRIPE_SECRET_KEY or FLEXPAY_SHOP_ID)';
    log.warn({}, `${words}: purchases are off`);
  }
  return { payments: sandbox, otherPayments: [], sandbox };
}

/** The selling provider comes first. */
async function openConfigured(choice: Choice): Promise<PaymentsProvider[]> {
  const { stripe, flexpay, sells, clock } = choice;
  const made: PaymentsProvider[] = [];
  if (stripe) {
    const { createStripe } = await import('./stripe.ts');
    made.push(createStripe({ config: stripe, clock }));
  }
  if (flexpay) {
    const { createFlexPay } = await import('./flexpay.ts');
    made.push(createFlexPay({ config: flexpay, ...choice }));
  }
  return made.sort((one, other) => rank(one, sells) - rank(other, sells));
}

const rank = ({ provider }: PaymentsProvider, sells: Choice['sells']): number =>
  provider === sells ? 0 : 1;
