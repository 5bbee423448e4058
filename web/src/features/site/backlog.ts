// How much waits for an admin, for the menus that show a badge.
import type { Waiting } from '@velour/contract/figures.ts';

/** What needs an admin's attention; queued jobs run by themselves. */
export const waitsFor = {
  reports: ({ reports }: Waiting): number => reports.open,
  reviews: ({ reviews }: Waiting): number => reviews.open,
  payments: ({ payments }: Waiting): number => payments,
  books: ({ adjustments, books }: Waiting): number => adjustments + (books?.findings ?? 0),
};

export const waitsInAll = (waiting: Waiting): number =>
  Object.values(waitsFor).reduce((sum, count) => sum + count(waiting), 0);
