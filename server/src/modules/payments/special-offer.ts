// The special offer: a plan at a lower price for twenty minutes, once per account. Its end is stored: reloads keep it.
import type { Plan } from '@velour/contract/wallet.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { AppError } from '../../platform/errors.ts';
import { OFFER_MS, offerLeft } from './payments.rules.ts';
import { hasEverSubscribed } from './subscriptions.store.ts';
import { addOffer, findOffer } from './special-offer.store.ts';
import type { PaymentsNeeds } from './service.ts';

export interface Offer {
  readonly plan: Plan;
  readonly ends_at: string;
  readonly ms_left: number;
}

export function createSpecialOffer({ wallet: { priceList }, clock }: PaymentsNeeds) {
  /** When it ends; null before the start, after the end, and for members who had a plan. */
  const endOf = async (scope: Scope, memberId: string): Promise<Date | null> => {
    const row = await findOffer(scope, memberId);
    if (!row || offerLeft(row.ends_at, clock.now()) === 0) return null;
    return (await hasEverSubscribed(scope, memberId)) ? null : row.ends_at;
  };

  return {
    endOf,

    /** Starts it if it never started; null if this member has none, or no longer. */
    async start(scope: Scope, memberId: string): Promise<Offer | null> {
      const plan = await priceList.offer(scope);
      if (!plan || (await hasEverSubscribed(scope, memberId))) return null;
      const now = clock.now();
      const ends_at = new Date(now.getTime() + OFFER_MS);
      await addOffer(scope, { member_id: memberId, ends_at, created_at: now });
      const end = await endOf(scope, memberId);
      if (!end) return null;
      return { plan, ends_at: end.toISOString(), ms_left: offerLeft(end, now) };
    },

    /** The price of this plan in the member's offer, in cents. Throws `payments.offer_over`. */
    async priceOf(
      scope: Scope,
      memberId: string,
      { offer_price_cents }: { offer_price_cents: number | null },
    ): Promise<number> {
      const end = offer_price_cents === null ? null : await endOf(scope, memberId);
      if (offer_price_cents === null || !end) throw new AppError('payments.offer_over');
      return offer_price_cents;
    },
  };
}
