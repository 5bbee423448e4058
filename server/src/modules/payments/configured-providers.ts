// The configured payment providers: the current one sells, and each row is handled by the provider that made it.
import type { PaymentsProvider } from '../../providers/payments/port.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { PROVIDER_NOT_CONFIGURED } from './payments.rules.ts';
import type { PaymentsNeeds } from './service.ts';
import { changeSubscription } from './subscriptions.store.ts';

export type ConfiguredProviders = ReturnType<typeof createConfiguredProviders>;

export function createConfiguredProviders({
  payments,
  otherPayments,
  log,
}: Pick<PaymentsNeeds, 'payments' | 'otherPayments' | 'log'>) {
  const all = [payments, ...otherPayments];
  const byName = new Map(all.map((one) => [one.provider, one]));
  return {
    /** The provider of all new purchases. */
    present: payments,
    /** The current provider first, then former ones. */
    all,
    /** Throws `payments.unavailable` if the row's provider is not configured. */
    of({ provider }: { readonly provider: string }): PaymentsProvider {
      const found = byName.get(provider);
      if (!found) throw new AppError('payments.unavailable');
      return found;
    },
    /** Like `of`, but reports a missing provider to the operator, who has to act there manually. */
    async findFor(
      scope: Scope,
      { id, provider }: { readonly id: string; readonly provider: string },
    ): Promise<PaymentsProvider | undefined> {
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
