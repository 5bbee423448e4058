// Calls of admins about actions that need a second admin. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const approvalsCalls = {
  list: {
    method: 'GET',
    path: '/admin/approvals',
    access: 'admin',
    summary: 'List the actions that wait for a second admin',
  },
  decide: {
    method: 'POST',
    path: '/admin/approvals/:id/decide',
    access: 'admin',
    idempotent: 'transaction',
    summary: 'Approve another admin’s action, which carries it out, or decline it',
  },
} as const satisfies Record<string, Call>;
