// Reports as a list asks for them, one of them, and how many are open.
import { keepPreviousData } from '@tanstack/react-query';
import {
  REPORT_CLOCKS,
  REPORT_KINDS,
  REPORT_REASONS,
  SUBJECT_TYPES,
} from '@velour/contract/report-values.ts';
import type { ReportState } from '@velour/contract/reports.ts';
import { q } from '../../../lib/queries.ts';
import type { TableView, TableViewOf } from '../../../ui/table/table-view.ts';

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
  // The address holds nothing but states that `reportView` names.
  (filters['state'] as ReportState | undefined) ?? 'open';

export const reportList = ({ search, sort, filters, at }: TableView) => {
  const query = {
    ...filters,
    ...(search.trim() && { search }),
    // As for the filters: nothing else is in the address.
    ...(sort && { sort: sort as 'due' }),
    limit: String(PAGE),
    offset: String(at),
  };
  const list = q.reports.list({ query });
  return { ...list, placeholderData: keepPreviousData, refetchInterval: EVERY_MINUTE };
};

export const reportCounts = { ...q.reports.counts(), refetchInterval: EVERY_MINUTE };

/** Read again each time: it is decided by what is seen here, and its pictures' addresses end. */
export const oneReport = (report_id: string) => ({
  ...q.reports.read({ params: { report_id } }),
  staleTime: 0,
});
