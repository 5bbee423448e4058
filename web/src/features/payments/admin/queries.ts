// What was paid in money, as admins list it.
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

export type Only = 'to_check' | 'returned' | '';

export const bought = (only: Only) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'payments', only],
    queryFn: ({ pageParam, signal }) =>
      api.books.purchases(
        { query: { ...(only ? { only } : {}), ...(pageParam ? { cursor: pageParam } : {}) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    meta: { shown_in_place: true },
  });
