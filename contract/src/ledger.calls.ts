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
      'List payments and plans, newest first; only=paid lists those that were paid, only=to_check lists those that don’t match our records, only=unsettled those that the provider hasn’t paid out',
  },
  settle: {
    method: 'POST',
    path: '/admin/payments/settled',
    access: 'admin',
    summary: 'Mark payments as settled once the provider has paid them out, or undo that',
  },
  countPurchases: {
    method: 'GET',
    path: '/admin/payments/count',
    access: 'admin',
    summary:
      'Count the payments and plans that match a filter, and how many of them aren’t settled',
  },
  settleMatching: {
    method: 'POST',
    path: '/admin/payments/settled/matching',
    access: 'admin',
    long: true,
    idempotent: 'transaction',
    summary: 'Mark all payments that match a filter as settled',
  },
  undoSettling: {
    method: 'POST',
    path: '/admin/payments/settled/undo',
    access: 'admin',
    long: true,
    summary: 'Undo marking all matching payments as settled',
  },
} as const satisfies Record<string, Call>;
