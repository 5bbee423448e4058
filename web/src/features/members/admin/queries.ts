// Members of the site, by address, id or name; one of them with plan and tokens.
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { TableView, TableViewOf } from '../../../ui/table/table-view.ts';
import { texts } from './texts.ts';

const meta = { shown_in_place: true };

export const memberView = {
  filters: { state: Object.keys(texts.states) },
} satisfies TableViewOf;

export const memberList = ({ search, filters }: TableView) => {
  const wanted = search.trim();
  return infiniteQueryOptions({
    queryKey: ['admin', 'members', filters, wanted],
    queryFn: ({ signal, pageParam }) =>
      api.members.list(
        {
          query: {
            ...filters,
            ...(wanted && { search: wanted }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    meta,
  });
};

export const memberOne = (member_id: string) =>
  queryOptions({
    queryKey: ['admin', 'member', member_id],
    queryFn: ({ signal }) => api.members.read({ params: { member_id } }, signal),
    meta,
  });
