// The queries of the admins' characters: a page of the list, and one character in full.
import { keepPreviousData } from '@tanstack/react-query';
import { GENDERS, RATINGS, VISIBILITIES } from '@velour/contract/character-limits.ts';
import {
  filterQuery,
  offsetQuery,
  type TableView,
  type TableViewOf,
} from '../../../ui/table/table-view.ts';
import type { api } from '../../../lib/api.ts';
import { q } from '../../../lib/queries.ts';

export const PAGE = 50;

export const characterView = {
  sorts: ['new', 'messages', 'name'],
  filters: {
    visibility: VISIBILITIES,
    gender: GENDERS,
    rating: RATINGS,
    is_official: ['yes', 'no'] as const,
    is_exclusive: ['yes', 'no'] as const,
    is_deleted: ['yes'] as const,
  },
} satisfies TableViewOf;

type Matching = Parameters<typeof api.curation.changeMatching>[0]['body'];
type Query = NonNullable<Parameters<typeof api.curation.characters>[0]>['query'];

export const curatedList = (view: TableView) => ({
  ...q.curation.characters({ query: offsetQuery(view, PAGE) as Query }),
  placeholderData: keepPreviousData,
});

/** The filter of all pages of the list. */
export const filterOf = (view: TableView) => filterQuery(view) as Matching['filter'];

/** Always refetched, because admins edit what they see here. */
export const curatedOne = (char_id: string) => ({
  ...q.curation.character({ params: { char_id } }),
  staleTime: 0,
  refetchOnWindowFocus: false,
});
