// The calls of the review that stands before everything public. Free of any validator, as all calls are.
import type { Call } from './endpoint.ts';

export const reviewCalls = {
  queue: {
    method: 'GET',
    path: '/admin/review',
    access: 'admin',
    summary: 'Characters and names of members that wait for a review, the longest waiting first',
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
  decideName: {
    method: 'POST',
    path: '/admin/review/names/:member_id',
    access: 'admin',
    summary: 'Approve or reject what a member wants to be called by others',
  },
} as const satisfies Record<string, Call>;
