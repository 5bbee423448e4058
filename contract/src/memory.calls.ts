// Calls of a chat's memory. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const memoryCalls = {
  read: {
    method: 'GET',
    path: '/chats/:id/memory',
    access: 'visitor',
    summary: 'Get what the character remembers: facts, and the summary of the chat',
  },
  setPreset: {
    method: 'PUT',
    path: '/chats/:id/memory',
    access: 'visitor',
    summary: 'Choose how much the character may recall with each reply',
  },
  add: {
    method: 'POST',
    path: '/chats/:id/memory/facts',
    access: 'visitor',
    idempotent: 'transaction',
    summary: 'Add a fact for the character to remember',
  },
  change: {
    method: 'PATCH',
    path: '/chats/:id/memory/facts/:fact_id',
    access: 'visitor',
    summary: 'Change or pin a fact',
  },
  remove: {
    method: 'DELETE',
    path: '/chats/:id/memory/facts/:fact_id',
    access: 'visitor',
    summary: 'Delete a fact',
  },
  forget: {
    method: 'DELETE',
    path: '/chats/:id/messages/:seq/memory',
    access: 'visitor',
    summary: 'Forget what came from a message, and don’t remember it again',
  },
  rememberAgain: {
    method: 'PUT',
    path: '/chats/:id/messages/:seq/memory',
    access: 'visitor',
    summary: 'Allow a forgotten message to be remembered again',
  },
} as const satisfies Record<string, Call>;
