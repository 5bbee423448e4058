// The query of the site's tags for admins.
import { keepPreviousData } from '@tanstack/react-query';
import type { api } from '../../../../lib/api.ts';
import { q } from '../../../../lib/queries.ts';
import {
  filterQuery,
  offsetQuery,
  type TableView,
  type TableViewOf,
} from '../../../../ui/table/table-view.ts';

export const PAGE = 50;

export const tagView = {
  sorts: ['count', 'name'],
  filters: { is_hidden: ['yes', 'no'] as const },
} satisfies TableViewOf;

type Matching = Parameters<typeof api.curation.changeMatchingTags>[0]['body'];
type Query = NonNullable<Parameters<typeof api.curation.tags>[0]>['query'];

export const tagList = (view: TableView) => ({
  ...q.curation.tags({ query: offsetQuery(view, PAGE) as Query }),
  placeholderData: keepPreviousData,
});

/** The filter of all pages of the list. */
export const filterOf = (view: TableView) => filterQuery(view) as Matching['filter'];
