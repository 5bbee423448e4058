// The calls of admins about jobs. Free of any validator, as all calls are.
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
    summary: 'Try an ended job once more, at the member’s expense, with a reason',
  },
  cancel: {
    method: 'POST',
    path: '/admin/jobs/:id/cancel',
    access: 'admin',
    idempotent: 'transaction',
    summary: 'End a job that waits or runs, with a reason; its tokens go back',
  },
} as const satisfies Record<string, Call>;
