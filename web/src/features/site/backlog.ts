// The size of the admins' backlog, for the badges of menus.
import type { Backlog } from '@velour/contract/stats.ts';

/** Items that need an admin's attention; queued jobs need none. */
export const waitsFor = {
  approvals: ({ approvals }: Backlog): number => approvals,
  reports: ({ reports }: Backlog): number => reports.open,
  reviews: ({ reviews }: Backlog): number => reviews.open,
  pictures: ({ pictures }: Backlog): number => pictures.open,
  payments: ({ payments, disputes }: Backlog): number => payments + (disputes.is_high ? 1 : 0),
  providers: ({ emails }: Backlog): number => (emails.delayed > 0 ? 1 : 0),
  books: ({ adjustments, books }: Backlog): number => adjustments + (books?.findings ?? 0),
};

export const waitsInAll = (waiting: Backlog): number =>
  Object.values(waitsFor).reduce((sum, count) => sum + count(waiting), 0);
