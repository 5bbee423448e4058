// Calls of admins about jobs. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const jobsCalls = {
  list: {
    method: 'GET',
    path: '/admin/jobs',
    access: 'admin',
    summary: 'List all members’ jobs, newest first',
  },
  retry: {
    method: 'POST',
    path: '/admin/jobs/:id/retry',
    access: 'admin',
    idempotent: 'transaction',
    summary: 'Retry an ended job at the member’s expense, with a reason',
  },
  cancel: {
    method: 'POST',
    path: '/admin/jobs/:id/cancel',
    access: 'admin',
    idempotent: 'transaction',
    summary: 'Cancel a queued or running job, with a reason; the tokens are returned',
  },
} as const satisfies Record<string, Call>;
