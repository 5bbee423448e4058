// A creation as the server has it, asked for in the rhythm of its state; the socket says when to ask sooner.
import { queryOptions } from '@tanstack/react-query';
import type { Creation } from '@velour/contract/creation.ts';
import { api } from '../../../lib/api.ts';

const meta = { shown_in_place: true };
/** Addresses of pictures are good for ten minutes. */
const PICTURES_MS = 5 * 60_000;
const POLL_MS = 2_500;

export const isUnderWay = ({ state }: Pick<Creation, 'state'>): boolean =>
  state === 'queued' || state === 'running';

export const creation = (job_id: string) =>
  queryOptions({
    queryKey: ['own-characters', 'creation', job_id],
    queryFn: ({ signal }) => api.creation.status({ params: { job_id } }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? POLL_MS : PICTURES_MS),
    meta,
  });

/** Those that are not finished. */
export const creations = queryOptions({
  queryKey: ['own-characters', 'creations'],
  queryFn: ({ signal }) => api.creation.list(undefined, signal),
  staleTime: 0,
  refetchInterval: ({ state }) =>
    state.data?.creations.some(isUnderWay) ? 2 * POLL_MS : PICTURES_MS,
  meta,
});

export const createdCharacter = (char_id: string) =>
  queryOptions({
    queryKey: ['own-characters', 'one', char_id],
    queryFn: ({ signal }) => api.own_characters.read({ params: { char_id } }, signal),
    meta: { shown_in_place: true },
  });
