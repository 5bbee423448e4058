// Calls about quarantined evidence, for two roles only. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const quarantineCalls = {
  list: {
    method: 'GET',
    path: '/admin/quarantine',
    access: 'admin',
    role: 'safety',
    summary: 'List what’s in quarantine, without the pictures',
  },
  requestExport: {
    method: 'POST',
    path: '/admin/quarantine/:id/export',
    access: 'admin',
    role: 'safety',
    idempotent: 'transaction',
    summary: 'Ask a second admin to approve the export of one picture',
  },
} as const satisfies Record<string, Call>;
