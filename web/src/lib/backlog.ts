// What waits for an admin, as the menus that show a badge and the dashboard know it.
import type { Waiting } from '@velour/contract/figures.ts';
import { q } from './queries.ts';

const EVERY_MINUTE = 60_000;

/** Silent where the password has to be given again: a badge is no reason to ask for it. */
export const waitingForAdmin = {
  ...q.figures.waiting(),
  refetchInterval: ({ state }: { state: { status: string } }) =>
    state.status === 'error' ? false : EVERY_MINUTE,
} as const;

/** What needs an admin's attention; queued jobs run by themselves. */
export const waitsFor = {
  reports: ({ reports }: Waiting): number => reports.open,
  reviews: ({ reviews }: Waiting): number => reviews.open,
  payments: ({ payments }: Waiting): number => payments,
  books: ({ adjustments, books }: Waiting): number => adjustments + (books?.findings ?? 0),
};

export const waitsInAll = (waiting: Waiting): number =>
  Object.values(waitsFor).reduce((sum, count) => sum + count(waiting), 0);
