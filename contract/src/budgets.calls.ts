// Calls of admins about the daily budgets of paid providers. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const budgetsCalls = {
  list: {
    method: 'GET',
    path: '/admin/budgets',
    access: 'admin',
    summary: 'Get each paid provider’s use today, its limits, and its use on previous days',
  },
  busiest: {
    method: 'GET',
    path: '/admin/budgets/:engine/busiest',
    access: 'admin',
    summary: 'List today’s top users of a paid provider, up to 10',
  },
  change: {
    method: 'PUT',
    path: '/admin/budgets/:engine',
    access: 'admin',
    summary: 'Set a paid provider’s limits and unit price, with a reason',
  },
  reopen: {
    method: 'POST',
    path: '/admin/budgets/:engine/reopen',
    access: 'admin',
    summary: 'Raise a paid provider’s limit until midnight UTC, with a reason',
  },
} as const satisfies Record<string, Call>;
