// Calls of admins about the ledger and payments. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const ledgerCalls = {
  read: {
    method: 'GET',
    path: '/admin/books',
    access: 'admin',
    summary: 'Get the result of the last ledger check, with members’ balances and debts',
  },
  check: {
    method: 'POST',
    path: '/admin/books/check',
    access: 'admin',
    summary: 'Check the ledger now',
  },
  purchases: {
    method: 'GET',
    path: '/admin/payments',
    access: 'admin',
    summary:
      'List payments and plans, newest first; only=to_check lists those that don’t match our records, only=unsettled those that the provider hasn’t paid out',
  },
  settle: {
    method: 'POST',
    path: '/admin/payments/settled',
    access: 'admin',
    summary: 'Mark payments as settled once the provider has paid them out, or undo that',
  },
} as const satisfies Record<string, Call>;
