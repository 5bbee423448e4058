// The site's characters as admins see them: a page of the list, and one with all that may be read of it.
import { keepPreviousData } from '@tanstack/react-query';
import type { TableView, TableViewOf } from '../../../ui/table/table-view.ts';
import type { api } from '../../../lib/api.ts';
import { q } from '../../../lib/queries.ts';
import { texts } from './texts.ts';

export const PAGE = 50;

const words = <T extends string>(of: Readonly<Record<T, string>>) => Object.keys(of) as T[];

/** Its keys are the values of the call; Object.keys forgets that. */
export const characterView = {
  sorts: ['new', 'messages', 'name'],
  filters: {
    visibility: words(texts.visibilities),
    gender: words(texts.genders),
    rating: words(texts.ratings),
    is_official: words(texts.makers),
    is_exclusive: words(texts.access),
    is_deleted: words(texts.deleted),
  },
} satisfies TableViewOf;

type Query = NonNullable<Parameters<typeof api.curation.characters>[0]>['query'];

/** The address holds nothing but values that `characterView` names. */
const asQuery = ({ search, sort, filters, at }: TableView): Query =>
  ({
    ...filters,
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(sort ? { sort } : {}),
    limit: String(PAGE),
    offset: String(at),
  }) as Query;

export const curatedList = (view: TableView) => ({
  ...q.curation.characters({ query: asQuery(view) }),
  placeholderData: keepPreviousData,
});

/** Read again each time: it is edited by what is seen here. */
export const curatedOne = (char_id: string) => ({
  ...q.curation.character({ params: { char_id } }),
  staleTime: 0,
  refetchOnWindowFocus: false,
});
