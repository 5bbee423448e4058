// The calls of the audit log. Free of any validator, as all calls are.
import type { Call } from './endpoint.ts';

export const auditCalls = {
  list: {
    method: 'GET',
    path: '/admin/audit',
    access: 'admin',
    summary: 'What admins, operators and the product itself did, the latest first',
  },
  check: {
    method: 'GET',
    path: '/admin/audit/check',
    access: 'admin',
    summary: 'Reads the whole list and says whether it is what was written',
  },
} as const satisfies Record<string, Call>;
