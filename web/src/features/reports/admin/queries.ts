// The queries of reports: the list, one report, and the number of open ones.
import { keepPreviousData } from '@tanstack/react-query';
import {
  REPORT_CLOCKS,
  REPORT_KINDS,
  REPORT_REASONS,
  SUBJECT_TYPES,
} from '@velour/contract/report-values.ts';
import type { ReportState } from '@velour/contract/reports.ts';
import { q } from '../../../lib/queries.ts';
import { offsetQuery, type TableView, type TableViewOf } from '../../../ui/table/table-view.ts';

const EVERY_MINUTE = 60_000;
export const PAGE = 25;

export const reportView = {
  sorts: ['due', 'received'],
  filters: {
    state: ['upheld', 'rejected'],
    reason: REPORT_REASONS,
    clock: REPORT_CLOCKS,
    subject_type: SUBJECT_TYPES,
    kind: REPORT_KINDS,
  },
} satisfies TableViewOf;

export const stateOf = ({ filters }: TableView): ReportState =>
  // Filters were validated by `reportView`.
  (filters['state'] as ReportState | undefined) ?? 'open';

type Query = Parameters<typeof q.reports.list>[0]['query'];

export const reportList = (view: TableView) => ({
  ...q.reports.list({ query: offsetQuery(view, PAGE) as Query }),
  placeholderData: keepPreviousData,
  refetchInterval: EVERY_MINUTE,
});

export const reportCounts = { ...q.reports.counts(), refetchInterval: EVERY_MINUTE };

/** Always refetched, because admins decide about what they see here, and addresses of pictures expire. */
export const oneReport = (report_id: string) => ({
  ...q.reports.read({ params: { report_id } }),
  staleTime: 0,
});
