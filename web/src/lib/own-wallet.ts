// What the member who is signed in has: asked by whatever shows tokens or messages, and kept once for all of them.
import { queryOptions } from '@tanstack/react-query';
import { api } from './api.ts';

/** Shows its own failure; never taken for fresh, so that every look back at the page asks again. */
export const ownWallet = queryOptions({
  queryKey: ['wallet'],
  queryFn: ({ signal }) => api.wallet.wallet(undefined, signal),
  staleTime: 0,
  meta: { shown_in_place: true },
});
