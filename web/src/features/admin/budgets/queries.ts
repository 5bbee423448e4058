// The budgets of paid engines, as they stand.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

const EVERY_MINUTE = 60_000;

export const budgetList = queryOptions({
  queryKey: ['admin', 'budgets'],
  queryFn: ({ signal }) => api.budgets.list(undefined, signal),
  refetchInterval: EVERY_MINUTE,
  meta: { shown_in_place: true },
});
