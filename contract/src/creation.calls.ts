// Calls of creating a character: the paid job, its state, the choice of the portrait. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const creationCalls = {
  create: {
    method: 'POST',
    path: '/characters',
    access: 'member',
    adults: true,
    feature: 'characters',
    idempotent: 'transaction',
    summary: 'Create a character: pays for it and starts a job that makes four portraits',
  },
  list: {
    method: 'GET',
    path: '/characters/creations',
    access: 'member',
    summary: 'List your unfinished characters: in progress, waiting for your choice, or failed',
  },
  status: {
    method: 'GET',
    path: '/characters/status/:job_id',
    access: 'owner',
    summary: 'Get the progress of your new character, with its portraits',
  },
  setPicture: {
    method: 'POST',
    path: '/characters/status/:job_id',
    access: 'owner',
    adults: true,
    idempotent: 'transaction',
    summary: 'Choose one of the portraits; free, and as often as you like',
  },
  retry: {
    method: 'POST',
    path: '/characters/retry/:job_id',
    access: 'owner',
    adults: true,
    feature: 'characters',
    idempotent: 'transaction',
    summary: 'Retry a failed character at today’s price',
  },
  cancel: {
    method: 'POST',
    path: '/characters/cancel/:job_id',
    access: 'owner',
    idempotent: 'transaction',
    summary: 'Cancel a new character before it’s done; the tokens are returned',
  },
  dismiss: {
    method: 'DELETE',
    path: '/characters/status/:job_id',
    access: 'owner',
    summary: 'Remove a failed character from the list',
  },
} as const satisfies Record<string, Call>;
