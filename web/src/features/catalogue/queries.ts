// The queries of the catalogue. Query keys consist of the call and its query, as in the data embedded in the page.
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
 * Lists are not refetched until the page is reloaded: a list of two hundred pages must not be refetched because the
 * window was focused, and the position in it would be lost.
 */
const steady = {
  staleTime: Infinity,
  gcTime: 30 * 60_000,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  meta: { saved: true },
} as const;

/** `query` as in the address, without pagination. */
export const cataloguePages = (which: Catalogue, query: Readonly<Record<string, string>>) =>
  q.characters[which].pages({ query: { ...query, limit: PAGE_SIZE } }, 'cursor');

export const catalogue = (which: Catalogue, gender: Gender, filters: Filters) =>
  infiniteQueryOptions({
    ...cataloguePages(which, (which === 'list' ? asListQuery : asQuery)(filters, gender)),
    // While a filter changes, the previous results stay; another tab starts with a skeleton.
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

/** The first results of a search, of every gender, because a name search ignores tabs. */
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

/** A few portraits, of all tabs. */
export const exclusiveFaces = {
  ...q.characters.exclusive({ query: FACES_OF_PLANS }),
  staleTime: 5 * 60_000,
};

export const liked = q.likes.list.pages({ query: { limit: PAGE_SIZE } }, 'cursor');
