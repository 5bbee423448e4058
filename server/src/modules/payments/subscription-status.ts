// A member's subscription status for other modules: the paid plan, its end, and a running offer.
import type { Clock } from '../../platform/clock.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { isPaidFor } from './payments.rules.ts';
import { findRunningPaid } from './subscriptions.store.ts';

export interface SubscriptionStatus {
  readonly active_plan: string | null;
  readonly plan_end_date: string | null;
  readonly offer_ends_at: string | null;
}

interface Needs {
  readonly clock: Clock;
  readonly offers: { endOf(scope: Scope, memberId: string): Promise<Date | null> };
}

export function createSubscriptionStatus({ clock, offers }: Needs) {
  const findPaid = async (scope: Scope, memberId: string) => {
    const found = await findRunningPaid(scope, memberId);
    if (!found) return undefined;
    const { subscription, paid_until } = found;
    return isPaidFor(paid_until, subscription.ends_at_period_end, clock.now())
      ? subscription
      : undefined;
  };

  return {
    /** True while the member has the benefits of a plan. */
    hasPlan: async (scope: Scope, memberId: string): Promise<boolean> =>
      (await findPaid(scope, memberId)) !== undefined,

    async statusOf(scope: Scope, memberId: string): Promise<SubscriptionStatus> {
      const [paid, offerEnd] = await Promise.all([
        findPaid(scope, memberId),
        offers.endOf(scope, memberId),
      ]);
      return {
        active_plan: paid?.plan_id ?? null,
        plan_end_date: paid?.period_end?.toISOString() ?? null,
        offer_ends_at: offerEnd?.toISOString() ?? null,
      };
    },
  };
}
