// The calls of an admin who looks how the site is doing. Free of any validator, as all calls are.
import type { Call } from './endpoint.ts';

export const figuresCalls = {
  read: {
    method: 'GET',
    path: '/admin/figures',
    access: 'admin',
    summary:
      'What the site did, by UTC day: today, or 7, 30 or 90 days up to today with as many before them',
  },
  waiting: {
    method: 'GET',
    path: '/admin/waiting',
    access: 'admin',
    summary:
      'How much waits for an admin: reports, reviews, payments, adjustments, jobs, the books',
  },
} as const satisfies Record<string, Call>;
