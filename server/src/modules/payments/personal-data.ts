// All that is kept about one member's purchases: read out for the member; ended and made nobody's when the member leaves.
import type { PaymentsProvider } from '../../providers/payments/port.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import { PROVIDER_NOT_CONFIGURED } from './payments.rules.ts';
import { asked } from './purchases.ts';
import { changeSubscription } from './subscriptions.store.ts';
import { listConversions, removeConversions } from './affiliate-conversions.store.ts';
import { findOffer } from './special-offer.store.ts';
import {
  listOpenCheckouts,
  listPayments,
  listRunning,
  listSubscriptions,
  stripMember,
} from './personal-data.store.ts';

interface Needs {
  readonly payments: PaymentsProvider;
  readonly otherPayments: readonly PaymentsProvider[];
  readonly clock: Clock;
  readonly log: Log;
}

/** A row that was made at a provider. */
interface Made {
  readonly id: string;
  readonly provider: string;
}

export function createPersonalData({ payments, otherPayments, clock, log }: Needs) {
  const providers = new Map([payments, ...otherPayments].map((one) => [one.provider, one]));

  /** Asks the provider that made it. One that is not configured any more is left to the operator. */
  const endAt = async (
    scope: Scope,
    { id, provider }: Made,
    end: (engine: PaymentsProvider) => Promise<void>,
  ): Promise<void> => {
    const engine = providers.get(provider);
    if (!engine) {
      log.error(
        { subscription_id: id, provider },
        'subscription of a deleted account not ended: its provider is not configured',
      );
      await changeSubscription(scope.db, id, { finding: PROVIDER_NOT_CONFIGURED });
      return;
    }
    await asked(end(engine));
    if (engine === payments) return;
    // Only messages of the present provider are followed: nothing else will say that this one has ended.
    const over = { state: 'ended', ended_at: clock.now(), next_check_at: null } as const;
    await changeSubscription(scope.db, id, over);
  };

  return {
    async exportOf(scope: Scope, memberId: string) {
      const [bought, subscribed, told, offer] = await Promise.all([
        listPayments(scope, memberId),
        listSubscriptions(scope, memberId),
        listConversions(scope, memberId),
        findOffer(scope, memberId),
      ]);
      return {
        payments: bought.map(
          ({ package_id, amount_cents, currency, state, created_at, credited_at }) => ({
            package_id,
            amount_cents,
            currency,
            state,
            created_at: created_at.toISOString(),
            credited_at: credited_at?.toISOString() ?? null,
          }),
        ),
        subscriptions: subscribed.map(
          ({ plan_id, amount_cents, currency, state, created_at, period_end }) => ({
            plan_id,
            amount_cents,
            currency,
            state,
            created_at: created_at.toISOString(),
            period_end: period_end?.toISOString() ?? null,
          }),
        ),
        special_offer: offer ? { ends_at: offer.ends_at.toISOString() } : null,
        conversions: told.map(({ kind, amount_cents, currency, state, created_at, closed_at }) => ({
          kind,
          amount_cents,
          currency,
          state,
          created_at: created_at.toISOString(),
          closed_at: closed_at?.toISOString() ?? null,
        })),
      };
    },

    /** Nobody pays for an account that is gone, so what runs is ended first. Safe to run twice. */
    async eraseOf(scope: Scope, memberId: string): Promise<void> {
      for (const row of await listOpenCheckouts(scope, memberId))
        await endAt(scope, row, async (engine) => {
          // One that was paid in the last moment has begun what ends here, too.
          const { subscription } = await engine.closeCheckout(row.checkout_id ?? '');
          if (subscription !== null) await engine.endNow(subscription);
        });
      for (const row of await listRunning(scope, memberId))
        await endAt(scope, row, (engine) => engine.endNow(row.provider_id ?? ''));
      await inTransaction(scope, async (tx) => {
        await stripMember(tx, memberId);
        await removeConversions(tx, memberId);
      });
    },
  };
}
