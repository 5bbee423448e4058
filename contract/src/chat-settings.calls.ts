// Calls of a chat's settings and of personas. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const chatSettingsCalls = {
  read: {
    method: 'GET',
    path: '/chats/:id/settings',
    access: 'visitor',
    summary: 'Get how the replies of a chat are written, and who you are in it',
  },
  change: {
    method: 'PATCH',
    path: '/chats/:id/settings',
    access: 'visitor',
    summary: 'Change how the replies of a chat are written, or who you are in it',
  },
} as const satisfies Record<string, Call>;

export const personasCalls = {
  list: {
    method: 'GET',
    path: '/personas',
    access: 'member',
    summary: 'List your personas: who you are in your chats',
  },
  add: {
    method: 'POST',
    path: '/personas',
    access: 'member',
    idempotent: 'transaction',
    summary: 'Add a persona',
  },
  change: {
    method: 'PATCH',
    path: '/personas/:id',
    access: 'member',
    summary: 'Change a persona',
  },
  remove: {
    method: 'DELETE',
    path: '/personas/:id',
    access: 'member',
    summary: 'Delete a persona; its chats continue without one',
  },
} as const satisfies Record<string, Call>;
