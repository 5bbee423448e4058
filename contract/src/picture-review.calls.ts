// Calls of the review of pictures that members want to share. No validator is imported, as in all call files.
import type { Call } from './endpoint.ts';

export const pictureReviewCalls = {
  list: {
    method: 'GET',
    path: '/admin/pictures',
    access: 'admin',
    summary: 'List pictures waiting to be shared, longest waiting first',
  },
  decide: {
    method: 'POST',
    path: '/admin/pictures/:id',
    access: 'admin',
    summary: 'Approve sharing a picture, or reject it with a reason for its maker',
  },
} as const satisfies Record<string, Call>;
