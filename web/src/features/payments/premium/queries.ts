// The calls of plans: what is on sale, the own plan, the own offer; and how a plan that begins or ends reaches the page.
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { session } from '../../../lib/session.ts';

/** Each of these shows its own failure. */
const meta = { shown_in_place: true };

export const plansOnSale = queryOptions({
  queryKey: ['plans'],
  queryFn: ({ signal }) => api.wallet.plans(undefined, signal),
  meta,
});

export const ownPlan = queryOptions({
  queryKey: ['payments', 'subscription'],
  queryFn: ({ signal }) => api.payments.subscription(undefined, signal),
  staleTime: 0,
  meta,
});

/** Asking for it begins it, the first time; its end is the server's, and counted from when the answer came. */
export const ownOffer = queryOptions({
  queryKey: ['payments', 'offer'],
  queryFn: async ({ signal }) => {
    const { offer } = await api.payments.startOffer(undefined, signal);
    return offer && { plan: offer.plan, ends: Date.now() + offer.ms_left };
  },
  staleTime: Infinity,
  meta,
});

export const checkoutAt = (session_id: string) =>
  queryOptions({
    queryKey: ['payments', 'checkout', session_id],
    queryFn: ({ signal }) => api.payments.checkout({ query: { session_id } }, signal),
    staleTime: 0,
    meta,
  });

/** Menus, header, wallet and own record know of the plan from here on. */
export async function refreshMember(client: QueryClient): Promise<void> {
  session.update(await api.account.user());
  await Promise.all(
    ['user', 'wallet', 'payments'].map((noun) => client.invalidateQueries({ queryKey: [noun] })),
  );
}
