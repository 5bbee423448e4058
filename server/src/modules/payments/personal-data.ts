// A member's purchases as personal data: exported; canceled at their provider and anonymized when the account is deleted.
import type { PaymentsProvider } from '../../providers/payments/port.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import type { Clock } from '../../platform/clock.ts';
import type { ConfiguredProviders } from './configured-providers.ts';
import { callProvider, existing } from './purchases.ts';
import { changeSubscription } from './subscriptions.store.ts';
import {
  listLandings,
  removeLanding,
  listConversions,
  removeConversions,
} from './affiliate-conversions.store.ts';
import { findOffer } from './special-offer.store.ts';
import * as store from './personal-data.store.ts';

interface Needs {
  readonly providers: ConfiguredProviders;
  readonly clock: Clock;
}

/** A row that was created at a provider. */
interface Made {
  readonly id: string;
  readonly provider: string;
}

export function createPersonalData({ providers, clock }: Needs) {
  /** Ends it at its provider. If that is not configured, the operator is notified. */
  const endAt = async (
    scope: Scope,
    row: Made,
    end: (provider: PaymentsProvider) => Promise<void>,
  ): Promise<void> => {
    const provider = await providers.findFor(scope, row);
    if (!provider) return;
    await callProvider(end(provider));
    if (provider === providers.present) return;
    // A former provider may not send webhooks here, so the end is stored at once.
    const ended = { state: 'ended', ended_at: clock.now(), next_check_at: null } as const;
    await changeSubscription(scope.db, row.id, ended);
  };

  return {
    async exportOf(scope: Scope, memberId: string) {
      const offer = await findOffer(scope, memberId);
      return {
        payments: await store.listPayments(scope, memberId),
        subscriptions: await store.listSubscriptions(scope, memberId),
        special_offer: offer ? { ends_at: offer.ends_at } : null,
        affiliate_landing: await listLandings(scope, memberId),
        conversions: await listConversions(scope, memberId),
      };
    },

    /** Ends subscriptions first, so that a deleted account is not billed. Safe to run twice. */
    async eraseOf(scope: Scope, memberId: string): Promise<void> {
      for (const row of await store.listOpenCheckouts(scope, memberId))
        await endAt(scope, row, async (provider) => {
          // A checkout that was paid in the last moment has started a subscription.
          const closed = await existing(provider.closeCheckout(row.checkout_id ?? ''));
          if (closed && closed.subscription !== null) await provider.endNow(closed.subscription);
        });
      for (const row of await store.listRunning(scope, memberId))
        await endAt(scope, row, (provider) => provider.endNow(row.provider_id ?? ''));
      await inTransaction(scope, async (tx) => {
        await store.stripMember(tx, memberId);
        await removeConversions(tx, memberId);
        await removeLanding(tx, memberId);
      });
    },
  };
}
