// The budgets of paid engines, as they stand.
import { queryOptions } from '@tanstack/react-query';
import type { PaidEngine } from '@velour/contract/paid-engines.ts';
import { api } from '../../../lib/api.ts';

const EVERY_MINUTE = 60_000;

/** Asked when somebody wants to know. */
export const busiestOf = (engine: PaidEngine) =>
  queryOptions({
    queryKey: ['admin', 'budgets', 'busiest', engine],
    queryFn: ({ signal }) => api.budgets.busiest({ params: { engine } }, signal),
    meta: { shown_in_place: true },
  });

export const budgetList = queryOptions({
  queryKey: ['admin', 'budgets'],
  queryFn: ({ signal }) => api.budgets.list(undefined, signal),
  refetchInterval: EVERY_MINUTE,
  meta: { shown_in_place: true },
});
