// Reports by state and reason, one of them, and how many there are.
import { queryOptions } from '@tanstack/react-query';
import type { ReportReason, ReportState } from '@velour/contract/reports.ts';
import { api } from '../../../lib/api.ts';

const meta = { shown_in_place: true };
const EVERY_MINUTE = 60_000;

export interface Filter {
  readonly state: ReportState;
  readonly reason: ReportReason | undefined;
}

export const reportKeys = ['admin', 'reports'] as const;

export const reportList = ({ state, reason }: Filter) =>
  queryOptions({
    queryKey: [...reportKeys, 'list', state, reason],
    queryFn: ({ signal }) =>
      api.reports.list({ query: { state, limit: '100', ...(reason && { reason }) } }, signal),
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
