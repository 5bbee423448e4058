// The query of a creation, polled at an interval that depends on its state; socket events trigger it sooner.
import { queryOptions } from '@tanstack/react-query';
import type { Creation } from '@velour/contract/creation.ts';
import { q } from '../../../lib/queries.ts';

/** Shorter than addresses of pictures are valid (ten minutes). */
const PICTURES_MS = 5 * 60_000;
const POLL_MS = 2_500;

export const isUnderWay = ({ state }: Pick<Creation, 'state'>): boolean =>
  state === 'queued' || state === 'running';

export const creation = (job_id: string) =>
  queryOptions({
    ...q.creation.status({ params: { job_id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : PICTURES_MS),
  });

/** Unfinished creations. */
export const creations = queryOptions({
  ...q.creation.list(),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.creations.some(isUnderWay) ? 2 * POLL_MS : PICTURES_MS,
});
