// Calls of admins about members. No validator is imported, as in all call files.
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
    summary:
      'Close a member’s account, with a reason, or ask a second admin to; their public characters are unpublished',
  },
  setRoles: {
    method: 'POST',
    path: '/admin/members/:member_id/roles',
    access: 'admin',
    role: 'owner',
    idempotent: 'transaction',
    summary: 'Make a member an admin with these roles, or none anymore, with a reason',
  },
  endAgeCheck: {
    method: 'POST',
    path: '/admin/members/:member_id/age-check/end',
    access: 'admin',
    idempotent: 'transaction',
    summary: 'Reset a member’s passed age check, with a reason; they have to verify again',
  },
  restore: {
    method: 'POST',
    path: '/admin/members/:member_id/restore',
    access: 'admin',
    idempotent: 'transaction',
    summary:
      'Reopen a closed account, with a reason, or ask a second admin to; the characters are restored',
  },
} as const satisfies Record<string, Call>;
