// The queries of plans: what is on sale, the member's plan and offer; and how a change of plan updates the page.
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { q } from '../../../lib/queries.ts';
import { session } from '../../../lib/session.ts';
import { useIsOff } from '../../../lib/site-status.ts';

export const plansOnSale = q.wallet.plans();

export const ownPlan = { ...q.payments.subscription(), staleTime: 0 };

/** The first query starts the offer. Its end is the server's, relative to the time of the response. */
export const ownOffer = queryOptions({
  queryKey: q.payments.startOffer.all.queryKey,
  queryFn: async ({ signal }) => {
    const { offer } = await api.payments.startOffer(undefined, signal);
    return offer && { plan: offer.plan, ends: Date.now() + offer.ms_left };
  },
  staleTime: Infinity,
});

/** Not queried while nothing is on sale, because querying would start the offer. */
export function useOwnOffer(isWanted: boolean) {
  const isOff = useIsOff('purchases');
  return useQuery({ ...ownOffer, enabled: isWanted && !isOff });
}

export const checkoutAt = (session_id: string) => ({
  ...q.payments.checkout({ query: { session_id } }),
  staleTime: 0,
});

/** Updates the plan in menus, header, wallet and the member's own record. */
export async function refreshMember(client: QueryClient): Promise<void> {
  session.update(await api.account.user());
  const stale = [q.account.all, q.wallet.all, q.payments.all];
  await Promise.all(stale.map((reads) => client.invalidateQueries(reads)));
}
