// The list of reports: narrowed down, sorted and paged in the address.
import type { UseQueryResult } from '@tanstack/react-query';
import type { ListedReport, ReportState } from '@velour/contract/reports.ts';
import type { To } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { TableTools } from '../../../ui/table/table-tools.tsx';
import type { TableView } from '../../../ui/table/table-view.ts';
import { NotShown } from '../not-shown.tsx';
import { Clocks } from './clocks.tsx';
import { columnsFor, nameOf } from './columns.tsx';
import { PAGE, stateOf } from './queries.ts';
import { texts } from './texts.ts';

interface Props {
  view: TableView;
  onChange: (wish: Partial<TableView>) => void;
  query: UseQueryResult<{ reports: ListedReport[]; total_count: number }>;
  linkTo: (report_id: string) => To;
}

const options = (of: Readonly<Record<string, string>>) =>
  Object.entries(of).map(([value, label]) => ({ value, label }));
const filters = [
  { name: 'reason', label: texts.filters.reason, options: options(texts.reasons) },
  { name: 'subject_type', label: texts.filters.subject_type, options: options(texts.subjects) },
  { name: 'kind', label: texts.filters.kind, options: options(texts.kinds) },
];
const states = Object.entries(texts.states).map(([value, label]) => ({
  // The keys of the texts are the states.
  value: value as ReportState,
  label,
}));

export function ReportTable({ view, onChange, query, linkTo }: Props) {
  const { data, error, refetch, isPlaceholderData, dataUpdatedAt } = query;
  const failed = error && !data;
  const state = stateOf(view);
  const filter = (name: string, value: string) =>
    onChange({ filters: { ...view.filters, [name]: value } });
  return (
    <div className="flex flex-col gap-4">
      <header>
        <h1 className="font-display text-3xl">{texts.title}</h1>
        <p className="mt-1 text-ink-soft">{texts.sentence}</p>
      </header>
      <Clocks chosen={view.filters['clock'] ?? ''} onChoose={(clock) => filter('clock', clock)} />
      <Segmented
        label={texts.state}
        options={states}
        value={state}
        onChange={(next) => filter('state', next === 'open' ? '' : next)}
      />
      <TableTools
        view={view}
        onChange={onChange}
        searchLabel={texts.search}
        filters={filters}
        sorts={texts.sorts}
      />
      <DataTable
        label={texts.list}
        columns={columnsFor({ now: dataUpdatedAt, linkTo })}
        rows={failed ? [] : data?.reports}
        keyOf={({ id }) => id}
        nameOf={nameOf}
        sort={view.sort || (state === 'open' ? 'due' : '')}
        onSort={(sort) => onChange({ sort })}
        isWaiting={isPlaceholderData}
        instead={
          failed ? (
            <NotShown error={error} onRetry={() => void refetch()} />
          ) : (
            <EmptyState scene="cup" title={texts.empty}>
              {texts.empty_sentence}
            </EmptyState>
          )
        }
      />
      {data && (
        <Pager
          at={view.at}
          shown={data.reports.length}
          total={data.total_count}
          onPrevious={view.at > 0 ? () => onChange({ at: Math.max(0, view.at - PAGE) }) : undefined}
          onNext={
            view.at + PAGE < data.total_count ? () => onChange({ at: view.at + PAGE }) : undefined
          }
        />
      )}
    </div>
  );
}
