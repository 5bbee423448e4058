// What waits for an admin, as the menus that show a badge and the dashboard know it.
import { queryOptions } from '@tanstack/react-query';
import type { Waiting } from '@velour/contract/figures.ts';
import { api } from './api.ts';

const EVERY_MINUTE = 60_000;

/** Silent where the password has to be given again: a badge is no reason to ask for it. */
export const waitingForAdmin = queryOptions({
  queryKey: ['admin', 'waiting'],
  queryFn: ({ signal }) => api.figures.waiting(undefined, signal),
  refetchInterval: ({ state }) => (state.status === 'error' ? false : EVERY_MINUTE),
  meta: { shown_in_place: true },
});

/** What somebody has to look at; jobs that wait in their queue get done by themselves. */
export const waitsFor = {
  reports: ({ reports }: Waiting): number => reports.open,
  reviews: ({ reviews }: Waiting): number => reviews.open,
  payments: ({ payments }: Waiting): number => payments,
  books: ({ adjustments, books }: Waiting): number => adjustments + (books?.findings ?? 0),
};

export const waitsInAll = (waiting: Waiting): number =>
  Object.values(waitsFor).reduce((sum, count) => sum + count(waiting), 0);
