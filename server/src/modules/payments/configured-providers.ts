// The configured payment providers: the current one sells, and each row is handled by the provider that made it.
import type { PaymentsProvider } from '../../providers/payments/port.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import type { Log } from '../../platform/log.ts';
import { PROVIDER_NOT_CONFIGURED } from './payments.rules.ts';
import { changeSubscription } from './subscriptions.store.ts';

/** A row that was created at a provider. */
interface Made {
  readonly provider: string;
}

export interface ConfiguredProviders {
  /** The provider of all new purchases. */
  readonly present: PaymentsProvider;
  /** The current provider first, then former ones. */
  readonly all: readonly PaymentsProvider[];
  /** Throws `payments.unavailable` if the row's provider is not configured. */
  of(row: Made): PaymentsProvider;
  /** Like `of`, but reports a missing provider to the operator, who has to act there manually. */
  findFor(scope: Scope, row: Made & { readonly id: string }): Promise<PaymentsProvider | undefined>;
}

export function createConfiguredProviders({
  payments,
  otherPayments,
  log,
}: {
  payments: PaymentsProvider;
  otherPayments: readonly PaymentsProvider[];
  log: Log;
}): ConfiguredProviders {
  const all = [payments, ...otherPayments];
  const byName = new Map(all.map((one) => [one.provider, one]));
  return {
    present: payments,
    all,
    of({ provider }) {
      const found = byName.get(provider);
      if (!found) throw new AppError('payments.unavailable');
      return found;
    },
    async findFor(scope, { id, provider }) {
      const found = byName.get(provider);
      if (found) return found;
      log.error(
        { subscription_id: id, provider },
        'subscription cannot be ended: its payment provider is not configured',
      );
      await changeSubscription(scope.db, id, { finding: PROVIDER_NOT_CONFIGURED });
      return undefined;
    },
  };
}
