// The calls of an admin at the books and at payments. Free of any validator, as all calls are.
import type { Call } from './endpoint.ts';

export const booksCalls = {
  read: {
    method: 'GET',
    path: '/admin/books',
    access: 'admin',
    summary:
      'Whether the books closed when they were last looked through, and what the site owes and is owed',
  },
  check: {
    method: 'POST',
    path: '/admin/books/check',
    access: 'admin',
    summary: 'Look through the books now',
  },
  purchases: {
    method: 'GET',
    path: '/admin/payments',
    access: 'admin',
    summary:
      'Payments and plans, the newest first; only=to_check those that differ from what was agreed',
  },
} as const satisfies Record<string, Call>;
