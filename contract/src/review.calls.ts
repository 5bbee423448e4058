// Calls of the review before publication. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const reviewCalls = {
  queue: {
    method: 'GET',
    path: '/admin/review',
    access: 'admin',
    summary: 'List characters and member names waiting for review, longest waiting first',
  },
  read: {
    method: 'GET',
    path: '/admin/review/:char_id',
    access: 'admin',
    summary: 'Get a waiting character with its last approved version',
  },
  decide: {
    method: 'POST',
    path: '/admin/review/:char_id',
    access: 'admin',
    summary: 'Approve or reject exactly the version shown',
  },
  decideName: {
    method: 'POST',
    path: '/admin/review/names/:member_id',
    access: 'admin',
    summary: 'Approve or reject a member’s public name',
  },
} as const satisfies Record<string, Call>;
