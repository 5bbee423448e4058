// The calls of one's own tokens. All of them stand below `wallet`, so that whatever moves tokens makes all of it anew.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

/** Each of these shows its own failure; never taken for fresh, so that every look back at the page asks again. */
const live = { staleTime: 0, meta: { shown_in_place: true } } as const;

export const ownWallet = queryOptions({
  queryKey: ['wallet'],
  queryFn: ({ signal }) => api.wallet.wallet(undefined, signal),
  ...live,
});
