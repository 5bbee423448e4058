// Which payment provider this process uses: Stripe when it was given the keys, or the sandbox.
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/handle.ts';
import type { Ids } from '../../platform/ids.ts';
import type { Log } from '../../platform/log.ts';
import type { Vault } from '../../platform/encryption.ts';
import type { PaymentsProvider } from './port.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import type { StripeConfig } from './stripe.ts';

interface Choice {
  readonly stripe: StripeConfig | undefined;
  /** Whether tokens may be bought with test cards where there is no provider. */
  readonly isSandboxOpen: boolean;
  readonly db: Db;
  readonly vault: Vault;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  /** The path of the API, such as `/api`. */
  readonly base: string;
}

interface Chosen {
  /** Where everything new is bought. */
  readonly payments: PaymentsProvider;
  /** Configured beside it: what was bought there before is still handled there. */
  readonly otherPayments: readonly PaymentsProvider[];
  /** The sandbox once more, for its pages where it is open and its periods. */
  readonly sandbox: Sandbox;
}

export async function choosePayments(choice: Choice): Promise<Chosen> {
  const { stripe: config, isSandboxOpen, db, vault, clock, ids, base, log } = choice;
  const sandbox = createSandbox({
    db,
    vault,
    clock,
    ids,
    base,
    log,
    isOpen: isSandboxOpen && !config,
  });
  if (config) {
    const { createStripe } = await import('./stripe.ts');
    const payments = createStripe({ config, clock });
    log.info({ payments: payments.name }, 'payments: Stripe');
    return { payments, otherPayments: [sandbox], sandbox };
  }
  if (!isSandboxOpen) {
    log.warn({}, 'no payment provider configured (STRIPE_SECRET_KEY): purchases are off');
    return { payments: sandbox, otherPayments: [], sandbox };
  }
  log.info(
    { payments: sandbox.name },
    'SANDBOX: no payment provider configured; only test cards work and no money moves',
  );
  return { payments: sandbox, otherPayments: [], sandbox };
}
