// What admins ask about money.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

const meta = { shown_in_place: true };

export const priceList = queryOptions({
  queryKey: ['admin', 'prices'],
  queryFn: ({ signal }) => api.prices.list(undefined, signal),
  meta,
});

export const booksState = queryOptions({
  queryKey: ['admin', 'books'],
  queryFn: ({ signal }) => api.books.read(undefined, signal),
  meta,
});

export const waitingAdjustments = queryOptions({
  queryKey: ['admin', 'adjustments'],
  queryFn: ({ signal }) => api.wallet.adjustments(undefined, signal),
  meta,
});

export const ledgerOf = (member_id: string, unit: 'token' | 'message') =>
  infiniteQueryOptions({
    queryKey: ['admin', 'ledger', member_id, unit],
    queryFn: ({ pageParam, signal }) =>
      api.wallet.ledgerOf(
        { params: { member_id }, query: { unit, ...(pageParam ? { cursor: pageParam } : {}) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    meta,
  });
