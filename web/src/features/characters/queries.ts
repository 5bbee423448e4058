// The catalogue's calls and their cache keys.
import type { Gender } from '@velour/contract/scalars.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { asQuery, type Filters } from './browse-filters.ts';

export type Catalogue = 'list' | 'listPublic';

const PAGE = '24';
/** Every one of these screens shows its own failure, with a way to try again. */
const meta = { shown_in_place: true };

export const catalogue = (which: Catalogue, gender: Gender, filters: Filters) => {
  const query = asQuery(filters, gender);
  return infiniteQueryOptions({
    queryKey: ['characters', which, gender, query],
    queryFn: ({ pageParam, signal }) =>
      api.characters[which](
        { query: { ...query, limit: PAGE, ...(pageParam ? { cursor: pageParam } : {}) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    // While somebody types, the last answer stays; another tab starts from a skeleton.
    placeholderData: (previous, before) => (before?.queryKey[2] === gender ? previous : undefined),
    meta,
  });
};

export const shelves = (gender: Gender) =>
  queryOptions({
    queryKey: ['characters', 'domes', gender],
    queryFn: ({ signal }) => api.characters.domes({ query: { gender } }, signal),
    meta,
  });

export const tagNames = (gender: Gender) =>
  queryOptions({
    queryKey: ['characters', 'tags', gender],
    queryFn: ({ signal }) => api.characters.tags({ query: { gender } }, signal),
    staleTime: 5 * 60_000,
    meta,
  });

export const leaderboard = (gender: Gender) =>
  queryOptions({
    queryKey: ['characters', 'leaderboard', gender],
    queryFn: ({ signal }) => api.characters.leaderboard({ query: { gender } }, signal),
    meta,
  });

/** Somebody that many like to talk to, at random; members with a plan may meet everyone. */
export async function findSomeone(gender: Gender, hasPlan: boolean) {
  const { characters } = await api.characters.list({ query: { gender, sort: 'popular' } });
  const open = characters.filter(({ is_exclusive }) => hasPlan || !is_exclusive);
  return open[Math.floor(Math.random() * open.length)];
}
