// The calls of an admin at the budgets of paid engines. Free of any validator, as all calls are.
import type { Call } from './endpoint.ts';

export const budgetsCalls = {
  list: {
    method: 'GET',
    path: '/admin/budgets',
    access: 'admin',
    summary:
      'What each paid engine has made today beside its caps, and what it made on the days before',
  },
  busiest: {
    method: 'GET',
    path: '/admin/budgets/:engine/busiest',
    access: 'admin',
    summary: 'Whose use of a paid engine was the largest today, at most ten',
  },
  change: {
    method: 'PUT',
    path: '/admin/budgets/:engine',
    access: 'admin',
    summary: 'Set the caps of a paid engine and what a piece costs, with a reason',
  },
  reopen: {
    method: 'POST',
    path: '/admin/budgets/:engine/reopen',
    access: 'admin',
    summary: 'Set what a paid engine may make beyond its cap until midnight UTC, with a reason',
  },
} as const satisfies Record<string, Call>;
