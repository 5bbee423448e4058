// The queries of the catalogue. Their keys are the calls and their queries, as in the data that the server embeds in the page.
import {
  asListQuery,
  asQuery,
  FACES_OF_PLANS,
  PAGE_SIZE,
  type Filters,
} from '@velour/contract/browse.ts';
import type { Gender } from '@velour/contract/scalars.ts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { q } from '../../lib/queries.ts';

export type Catalogue = 'list' | 'listPublic';

export const everybody: Filters = { search: '', tags: [], sort: 'popular' };

/**
 * What is browsed stays as it is until the page is loaded again: a list of two hundred pages must not be read again
 * because of a look at another tab, and a place in it would be lost.
 */
const steady = {
  staleTime: Infinity,
  gcTime: 30 * 60_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  meta: { saved: true },
} as const;

/** `query` as in the address, without paging. */
export const cataloguePages = (which: Catalogue, query: Readonly<Record<string, string>>) =>
  q.characters[which].pages({ query: { ...query, limit: PAGE_SIZE } }, 'cursor');

export const catalogue = (which: Catalogue, gender: Gender, filters: Filters) =>
  infiniteQueryOptions({
    ...cataloguePages(which, (which === 'list' ? asListQuery : asQuery)(filters, gender)),
    // While a filter changes, the last answer stays; another tab starts from a skeleton.
    placeholderData: (previous, before) =>
      genderIn(before?.queryKey[2]) === gender ? previous : undefined,
    ...steady,
  });

const genderIn = (input: unknown): unknown =>
  // The input of the call above.
  (input as { query?: { gender?: Gender } } | undefined)?.query?.gender;

export const domes = (gender: Gender) => ({
  ...q.characters.domes({ query: { gender } }),
  ...steady,
});

export const tagNames = (gender: Gender) => ({
  ...q.characters.tags({ query: { gender } }),
  ...steady,
});

/** The first few that a search finds, of every gender: a search for a name knows no tabs. */
export const found = (search: string) => ({
  ...q.characters.list({ query: { search, limit: '6' } }),
  placeholderData: keepPreviousData,
  staleTime: 60_000,
});

export const charactersOf = (creator_id: string) => ({
  ...q.creators.characters.pages({ params: { creator_id }, query: { limit: PAGE_SIZE } }, 'cursor'),
  ...steady,
});

export const domeCharacters = (dome_id: string) => ({
  ...q.characters.domeCharacters.pages(
    { params: { dome_id }, query: { limit: PAGE_SIZE } },
    'offset',
  ),
  ...steady,
});

export const exclusive = (gender: Gender) => ({
  ...q.characters.exclusive.pages({ query: { gender, limit: PAGE_SIZE } }, 'cursor'),
  ...steady,
});

/** Of all tabs: a few faces. */
export const exclusiveFaces = {
  ...q.characters.exclusive({ query: FACES_OF_PLANS }),
  staleTime: 5 * 60_000,
};

export const liked = q.likes.list.pages({ query: { limit: PAGE_SIZE } }, 'cursor');
