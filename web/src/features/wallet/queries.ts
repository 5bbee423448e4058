// The queries of the tokens page; always stale, so that each visit refetches them.
import { queryOptions } from '@tanstack/react-query';
import type { Movement } from '@velour/contract/wallet.ts';
import { q } from '../../lib/queries.ts';

export type Unit = Movement['unit'];

export const statement = (unit: Unit) => ({
  ...q.wallet.transactions.pages({ query: { unit } }, 'cursor'),
  staleTime: 0,
});

/** Refetched when the next day begins, with a minimum interval in case the clock is wrong. */
export const dailyReward = queryOptions({
  ...q.wallet.dailyReward(),
  refetchInterval: ({ state }) =>
    state.data ? Math.max(60_000, Date.parse(state.data.next_at) - Date.now()) : false,
  staleTime: 0,
});
