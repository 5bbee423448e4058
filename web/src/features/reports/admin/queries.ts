// Reports as a list asks for them, one of them, and how many are open.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ReportState } from '@velour/contract/reports.ts';
import { api } from '../../../lib/api.ts';
import type { TableView, TableViewOf } from '../../../ui/table/table-view.ts';
import { texts } from './texts.ts';

const meta = { shown_in_place: true };
const EVERY_MINUTE = 60_000;
export const PAGE = 25;

export const reportView = {
  sorts: ['due', 'received'],
  filters: {
    state: ['upheld', 'rejected'],
    reason: Object.keys(texts.reasons),
    clock: Object.keys(texts.clocks),
    subject_type: Object.keys(texts.subjects),
    kind: Object.keys(texts.kinds),
  },
} satisfies TableViewOf;

export const stateOf = ({ filters }: TableView): ReportState =>
  // The address holds nothing but states that `reportView` names.
  (filters['state'] as ReportState | undefined) ?? 'open';

export const reportKeys = ['admin', 'reports'] as const;

export const reportList = ({ search, sort, filters, at }: TableView) =>
  queryOptions({
    queryKey: [...reportKeys, 'list', search, sort, filters, at],
    queryFn: ({ signal }) =>
      api.reports.list(
        {
          query: {
            ...filters,
            ...(search.trim() && { search }),
            // As for the filters: nothing else is in the address.
            ...(sort && { sort: sort as 'due' }),
            limit: String(PAGE),
            offset: String(at),
          },
        },
        signal,
      ),
    placeholderData: keepPreviousData,
    refetchInterval: EVERY_MINUTE,
    meta,
  });

export const reportCounts = queryOptions({
  queryKey: [...reportKeys, 'counts'],
  queryFn: ({ signal }) => api.reports.counts(undefined, signal),
  refetchInterval: EVERY_MINUTE,
  meta,
});

/** Asked anew each time: it is decided by what is seen here, and its pictures' addresses end. */
export const oneReport = (report_id: string) =>
  queryOptions({
    queryKey: [...reportKeys, 'one', report_id],
    queryFn: ({ signal }) => api.reports.read({ params: { report_id } }, signal),
    staleTime: 0,
    meta,
  });
