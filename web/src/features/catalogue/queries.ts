// The catalogue's calls and their cache keys: the call's name and its query, as the server names the answers that it writes into the page.
import { asQuery, PAGE_SIZE, type Filters } from '@velour/contract/browse.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type Catalogue = 'list' | 'listPublic';

export const everybody: Filters = { search: '', tags: [], sort: 'popular' };

/**
 * What somebody browses stays as it is until the page is loaded anew: a list of two hundred pages must not be asked for
 * again because of a look at another tab, and a place in it would be lost. Each of these shows its own failure.
 */
const steady = {
  staleTime: Infinity,
  gcTime: 30 * 60_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  meta: { shown_in_place: true, kept: true },
} as const;

export const catalogue = (which: Catalogue, gender: Gender, filters: Filters) => {
  const query = asQuery(filters, gender);
  return infiniteQueryOptions({
    queryKey: ['characters', which, query] as const,
    queryFn: ({ pageParam, signal }) =>
      api.characters[which](
        { query: { ...query, limit: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) } },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    // While a filter changes, the last answer stays; another tab starts from a skeleton.
    placeholderData: (previous, before) =>
      before?.queryKey[2].gender === gender ? previous : undefined,
    ...steady,
  });
};

export const shelves = (gender: Gender) =>
  queryOptions({
    queryKey: ['characters', 'domes', { gender }],
    queryFn: ({ signal }) => api.characters.domes({ query: { gender } }, signal),
    ...steady,
  });

export const tagNames = (gender: Gender) =>
  queryOptions({
    queryKey: ['characters', 'tags', { gender }],
    queryFn: ({ signal }) => api.characters.tags({ query: { gender } }, signal),
    ...steady,
  });

export const leaderboard = (gender: Gender) =>
  queryOptions({
    queryKey: ['characters', 'leaderboard', { gender }],
    queryFn: ({ signal }) => api.characters.leaderboard({ query: { gender } }, signal),
    meta: { shown_in_place: true },
  });

/** The first few whom a search finds, of every gender: whoever looks for a name does not think of tabs. */
export const found = (search: string) =>
  queryOptions({
    queryKey: ['characters', 'found', search],
    queryFn: ({ signal }) => api.characters.list({ query: { search, limit: '6' } }, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    meta: { shown_in_place: true },
  });

export const oneCreator = (creator_id: string) =>
  queryOptions({
    queryKey: ['creators', creator_id],
    queryFn: ({ signal }) => api.creators.read({ params: { creator_id } }, signal),
    meta: { shown_in_place: true },
  });

export const charactersOf = (creator_id: string) =>
  infiniteQueryOptions({
    queryKey: ['creators', creator_id, 'characters'],
    queryFn: ({ pageParam, signal }) =>
      api.creators.characters(
        {
          params: { creator_id },
          query: { limit: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) },
        },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    ...steady,
  });

export const liked = infiniteQueryOptions({
  queryKey: ['likes', 'list'],
  queryFn: ({ pageParam, signal }) =>
    api.likes.list(
      { query: { limit: PAGE_SIZE, ...(pageParam ? { cursor: pageParam } : {}) } },
      signal,
    ),
  initialPageParam: '',
  getNextPageParam: (page) => page.next_cursor,
  meta: { shown_in_place: true },
});
