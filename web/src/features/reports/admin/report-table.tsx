// The list of reports, with filters, sorting and pages in the address.
import type { UseQueryResult } from '@tanstack/react-query';
import { REPORT_STATES } from '@velour/contract/report-values.ts';
import type { ListedReport } from '@velour/contract/reports.ts';
import type { To } from 'react-router';
import { optionsOf } from '../../../ui/options.ts';
import { Segmented } from '../../../ui/segmented.tsx';
import type { TableView } from '../../../ui/table/table-view.ts';
import { ListScreen } from '../../shared/admin/list-screen.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { Deadlines } from './deadlines.tsx';
import { columnsFor, nameOf } from './columns.tsx';
import { PAGE, reportView, stateOf } from './queries.ts';
import { texts } from './texts.ts';

interface Props {
  view: TableView;
  onChange: (change: Partial<TableView>) => void;
  query: UseQueryResult<{ reports: ListedReport[]; total_count: number }>;
  linkTo: (report_id: string) => To;
}

const { reason, subject_type, kind } = reportView.filters;
const filters = [
  { name: 'reason', label: texts.filters.reason, options: optionsOf(reason, texts.reasons) },
  {
    name: 'subject_type',
    label: texts.filters.subject_type,
    options: optionsOf(subject_type, texts.subjects),
  },
  { name: 'kind', label: texts.filters.kind, options: optionsOf(kind, texts.kinds) },
];
const states = optionsOf(REPORT_STATES, texts.states);

export function ReportTable({ view, onChange, query, linkTo }: Props) {
  const { data, dataUpdatedAt } = query;
  const state = stateOf(view);
  const filter = (name: string, value: string) =>
    onChange({ filters: { ...view.filters, [name]: value } });
  return (
    <ListScreen
      {...{ texts, query, rows: data?.reports }}
      scene="cup"
      tools={{ view, onChange, filters, sorts: texts.sorts }}
      above={
        <>
          <Deadlines
            chosen={view.filters['clock'] ?? ''}
            onChoose={(clock) => filter('clock', clock)}
          />
          <Segmented
            label={texts.state}
            options={states}
            value={state}
            onChange={(next) => filter('state', next === 'open' ? '' : next)}
          />
        </>
      }
      table={{
        columns: columnsFor({ now: dataUpdatedAt, linkTo }),
        keyOf: ({ id }) => id,
        nameOf,
        sort: view.sort || (state === 'open' ? 'due' : ''),
        onSort: (sort) => onChange({ sort }),
      }}
    >
      {data && (
        <Pager
          {...{ view, onChange, size: PAGE, shown: data.reports.length }}
          total={data.total_count}
        />
      )}
    </ListScreen>
  );
}
