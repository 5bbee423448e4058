// One's own tokens, as every feature that shows or spends them knows them.
import { queryOptions } from '@tanstack/react-query';
import type { Wallet } from '@velour/contract/wallet.ts';
import { api } from './api.ts';

/** All that is read of a wallet stands below `wallet`, so that whatever moves tokens makes all of it anew. */
export const ownWallet = queryOptions({
  queryKey: ['wallet'],
  queryFn: ({ signal }) => api.wallet.wallet(undefined, signal),
  // Shows its own failure; never taken for fresh, so that every look back at the page asks again.
  staleTime: 0,
  meta: { shown_in_place: true },
});

/** Both kinds together. */
export const spendable = (
  wallet: Pick<Wallet, 'new_subscriber_balance' | 'new_one_time_balance'>,
): number => wallet.new_subscriber_balance + wallet.new_one_time_balance;
