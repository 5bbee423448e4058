// The calls of admins about members. Free of any validator, as all calls are.
import type { Call } from './endpoint.ts';

export const membersCalls = {
  list: {
    method: 'GET',
    path: '/admin/members',
    access: 'admin',
    summary: 'List members by full email, full ID, or start of the name, newest first',
  },
  read: {
    method: 'GET',
    path: '/admin/members/:member_id',
    access: 'admin',
    summary: 'Get a member with their plan and tokens',
  },
  ban: {
    method: 'POST',
    path: '/admin/members/:member_id/ban',
    access: 'admin',
    idempotent: 'transaction',
    summary: 'Close a member’s account, with a reason; public characters leave the site',
  },
  restore: {
    method: 'POST',
    path: '/admin/members/:member_id/restore',
    access: 'admin',
    idempotent: 'transaction',
    summary: 'Open a closed account again, with a reason; the characters come back',
  },
} as const satisfies Record<string, Call>;
