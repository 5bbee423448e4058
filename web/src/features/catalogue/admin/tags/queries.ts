// The tags of the site as admins keep them.
import { keepPreviousData } from '@tanstack/react-query';
import type { api } from '../../../../lib/api.ts';
import { q } from '../../../../lib/queries.ts';
import type { TableView, TableViewOf } from '../../../../ui/table/table-view.ts';

export const PAGE = 50;

export const tagView = {
  sorts: ['count', 'name'],
  filters: { is_hidden: ['yes', 'no'] as const },
} satisfies TableViewOf;

type Query = NonNullable<Parameters<typeof api.curation.tags>[0]>['query'];

/** The address holds nothing but values that `tagView` names. */
const asQuery = ({ search, sort, filters, at }: TableView): Query =>
  ({
    ...filters,
    ...(search.trim() ? { search: search.trim() } : {}),
    ...(sort ? { sort } : {}),
    limit: String(PAGE),
    offset: String(at),
  }) as Query;

export const tagList = (view: TableView) => ({
  ...q.curation.tags({ query: asQuery(view) }),
  placeholderData: keepPreviousData,
});
