// The audit log page by page, and the reading of all of it.
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { TableView, TableViewOf } from '../../../ui/table/table-view.ts';
import { texts } from './texts.ts';

export const auditView = {
  filters: { subject_type: Object.keys(texts.subjects) },
} satisfies TableViewOf;

export const auditList = ({ search, filters }: TableView) => {
  const subject_id = search.trim();
  return infiniteQueryOptions({
    queryKey: ['admin', 'audit', filters, subject_id],
    queryFn: ({ signal, pageParam }) =>
      api.audit.list(
        {
          query: {
            ...filters,
            ...(subject_id && { subject_id }),
            ...(pageParam && { cursor: pageParam }),
          },
        },
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
    meta: { shown_in_place: true },
  });
};
