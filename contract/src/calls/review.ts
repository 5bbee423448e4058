// The calls of the review that stands before everything public. Free of any validator, as all calls are.
import type { Call } from '../endpoint.ts';

export const reviewCalls = {
  queue: {
    method: 'GET',
    path: '/admin/review',
    access: 'admin',
    summary: 'Characters that wait for a review, the longest waiting first',
  },
  read: {
    method: 'GET',
    path: '/admin/review/:char_id',
    access: 'admin',
    summary: 'One waiting character beside what was last approved of it',
  },
  decide: {
    method: 'POST',
    path: '/admin/review/:char_id',
    access: 'admin',
    summary: 'Approve or reject exactly the version that was looked at',
  },
} as const satisfies Record<string, Call>;
