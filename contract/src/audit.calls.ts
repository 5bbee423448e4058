// Calls of the audit log. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const auditCalls = {
  list: {
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    summary: 'List what admins, operators, and the system did, newest first',
  },
  check: {
    method: 'GET',
    path: '/admin/audit/check',
    access: 'admin',
    summary: 'Verify the whole audit log',
  },
} as const satisfies Record<string, Call>;
