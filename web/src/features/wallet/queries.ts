// The calls of the page of tokens, all below the wallet's own key.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Movement } from '@velour/contract/wallet.ts';
import { api } from '../../lib/api.ts';
import { ownWallet } from '../../lib/wallet.ts';

export type Unit = Movement['unit'];

/** Each of these shows its own failure; never taken for fresh, so that every look back at the page asks again. */
const live = { staleTime: 0, meta: { shown_in_place: true } } as const;

export const statement = (unit: Unit) =>
  infiniteQueryOptions({
    queryKey: [...ownWallet.queryKey, 'statement', unit],
    queryFn: ({ pageParam, signal }) =>
      api.wallet.transactions(
        { query: { unit, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    ...live,
  });

/** Asked again when the next day begins, but not every moment by a clock that goes wrong. */
export const dailyReward = queryOptions({
  queryKey: [...ownWallet.queryKey, 'daily-reward'],
  queryFn: ({ signal }) => api.wallet.dailyReward(undefined, signal),
  refetchInterval: ({ state }) =>
    state.data ? Math.max(60_000, Date.parse(state.data.next_at) - Date.now()) : false,
  ...live,
});
