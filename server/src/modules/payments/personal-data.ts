// All that is kept about one member's purchases: read out for the member; ended and made nobody's when the member leaves.
import type { PaymentsProvider } from '../../providers/payments/port.ts';
import { inTransaction, type Scope } from '../../platform/db/scope.ts';
import { asked } from './purchases.ts';
import { listConversions, removeConversions } from './affiliate-conversions.store.ts';
import { findOffer } from './special-offer.store.ts';
import {
  listOpenCheckouts,
  listPayments,
  listRunning,
  listSubscriptions,
  stripMember,
} from './personal-data.store.ts';

export const createPersonalData = ({ payments }: { payments: PaymentsProvider }) => ({
  async ownData(scope: Scope, memberId: string) {
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
  async eraseAllOf(scope: Scope, memberId: string): Promise<void> {
    const about = { member_id: memberId, provider: payments.provider };
    for (const id of await listOpenCheckouts(scope, about)) {
      // One that was paid in the last moment has begun what ends here, too.
      const { subscription } = await asked(payments.closeCheckout(id));
      if (subscription !== null) await asked(payments.endNow(subscription));
    }
    for (const id of await listRunning(scope, about)) await asked(payments.endNow(id));
    await inTransaction(scope, async (tx) => {
      await stripMember(tx, memberId);
      await removeConversions(tx, memberId);
    });
  },
});
