// The calls of making a character: the paid job, its state, the choice of its portrait. Free of any validator, as all calls are.
import type { Call } from './endpoint.ts';

export const creationCalls = {
  create: {
    method: 'POST',
    path: '/characters',
    access: 'member',
    idempotent: 'transaction',
    summary: 'Pay for a character of one’s own and have four pictures of it painted',
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
    idempotent: 'transaction',
    summary: 'Make one of the painted pictures the portrait; free, and as often as one likes',
  },
  retry: {
    method: 'POST',
    path: '/characters/retry/:job_id',
    access: 'owner',
    idempotent: 'transaction',
    summary: 'Try a creation that failed once more, at today’s price',
  },
  cancel: {
    method: 'POST',
    path: '/characters/cancel/:job_id',
    access: 'owner',
    idempotent: 'transaction',
    summary: 'Give up a creation before it is done; its tokens come back',
  },
  dismiss: {
    method: 'DELETE',
    path: '/characters/status/:job_id',
    access: 'owner',
    summary: 'Remove a failed character from the list',
  },
} as const satisfies Record<string, Call>;
