// What waits for a review, and one of them beside what was last approved.
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../../lib/api.ts';

const meta = { shown_in_place: true };

export const reviewQueue = queryOptions({
  queryKey: ['admin', 'review'],
  queryFn: ({ signal }) => api.review.queue(undefined, signal),
  meta,
});

/** Asked anew each time: it is decided by what is seen here. */
export const reviewed = (char_id: string) =>
  queryOptions({
    queryKey: ['admin', 'review', char_id],
    queryFn: ({ signal }) => api.review.read({ params: { char_id } }, signal),
    staleTime: 0,
    meta,
  });
