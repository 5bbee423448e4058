// The reports: a list by what is due first, and the chosen one beside it.
import { useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListedReport, ReportReason, ReportState } from '@velour/contract/reports.ts';
import { isApiError } from '../../../lib/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { controlLook } from '../../../ui/control-look.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Asked } from '../engines/asked.tsx';
import { clockOf } from './clock.ts';
import { OneReport } from './one-report.tsx';
import { reportCounts, reportKeys, reportList, type Filter } from './queries.ts';
import { texts } from './texts.ts';
import { useKeys } from './use-keys.ts';

const states = Object.entries(texts.states).map(([value, label]) => ({
  // The keys of the texts are the states.
  value: value as ReportState,
  label,
}));

const reasons = Object.keys(texts.reasons) as ReportReason[];

export function Reports() {
  const [filter, setFilter] = useState<Filter>({ state: 'open', reason: undefined });
  const { data, error } = useQuery(reportList(filter));
  const [chosen, setChosen] = useState<string>();
  const client = useQueryClient();
  const again = () => void client.invalidateQueries({ queryKey: reportKeys });
  const reports = data?.reports ?? [];
  const at = Math.max(
    0,
    reports.findIndex(({ id }) => id === chosen),
  );
  useKeys((by) => {
    const next = reports[Math.min(Math.max(0, at + by), reports.length - 1)];
    if (next) setChosen(next.id);
  });
  if (!data && isApiError(error, 'identity.password_needed')) return <Asked onDone={again} />;
  if (!data && error)
    return (
      <EmptyState
        scene="lamp"
        level="h1"
        title={texts.failed}
        action={<Button onClick={again}>{texts.retry}</Button>}
      >
        {texts.failed_sentence}
      </EmptyState>
    );
  const shown = reports[at];
  return (
    <div className="flex flex-col gap-5">
      <Heading />
      <Filters filter={filter} onChange={setFilter} />
      {!data && (
        <div role="status">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-96 rounded-card!" />
        </div>
      )}
      {data && !shown && (
        <EmptyState scene="cup" title={texts.empty}>
          {texts.empty_sentence}
        </EmptyState>
      )}
      {shown && (
        <div className="grid items-start gap-5 lg:grid-cols-[19rem_minmax(0,1fr)]">
          <List reports={reports} shown={shown.id} onChoose={setChosen} />
          <OneReport key={shown.id} id={shown.id} onDone={again} />
        </div>
      )}
    </div>
  );
}

function Heading() {
  const { data } = useQuery(reportCounts);
  return (
    <header className="px-1">
      <h1 className="font-display text-3xl">{texts.title}</h1>
      <p className="mt-1 text-ink-soft">
        {data && (
          <strong className={data.overdue > 0 ? 'font-medium text-danger' : 'font-medium'}>
            {texts.counts(data.open, data.overdue)}.{' '}
          </strong>
        )}
        {texts.sentence}
      </p>
    </header>
  );
}

function Filters({ filter, onChange }: { filter: Filter; onChange: (filter: Filter) => void }) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Segmented
        label={texts.state}
        options={states}
        value={filter.state}
        onChange={(state) => onChange({ ...filter, state })}
      />
      <select
        aria-label={texts.reason_filter}
        value={filter.reason ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, reason: reasons.find((one) => one === target.value) })
        }
        className={`${controlLook()} w-auto! min-h-11`}
      >
        <option value="">{texts.all_reasons}</option>
        {reasons.map((one) => (
          <option key={one} value={one}>
            {texts.reasons[one]}
          </option>
        ))}
      </select>
    </div>
  );
}

interface ListProps {
  reports: readonly ListedReport[];
  shown: string;
  onChoose: (id: string) => void;
}

function List({ reports, shown, onChoose }: ListProps) {
  const [now] = useState(() => Date.now());
  return (
    <ul
      aria-label={texts.list}
      className="flex max-h-64 flex-col gap-1 overflow-y-auto lg:sticky lg:top-[calc(var(--top-bar)+1rem)] lg:max-h-[70dvh]"
    >
      {reports.map((report) => (
        <li key={report.id}>
          <button
            type="button"
            aria-current={report.id === shown || undefined}
            onClick={() => onChoose(report.id)}
            className={classNames(
              'flex w-full flex-col rounded-control px-3 py-2.5 text-left',
              report.id === shown ? 'bg-raised-2 shadow-sheen' : 'hover:bg-raised',
            )}
          >
            <span className="flex w-full items-baseline gap-2">
              <span className="min-w-0 flex-1 truncate font-medium">
                {texts.reasons[report.reason]}
              </span>
              {report.state === 'open' && (
                <span
                  className={classNames(
                    'shrink-0 text-sm tabular-nums',
                    report.is_overdue ? 'font-medium text-danger' : 'text-ink-soft',
                  )}
                >
                  {clockOf(report.due_at, now)}
                </span>
              )}
            </span>
            <span className="truncate text-sm text-ink-soft">
              {texts.subjects[report.subject_type]}
              {report.subject_name && ` · ${report.subject_name}`}
              {report.is_hidden && ` · ${texts.hidden}`}
              {report.is_asked && ` · ${texts.asked}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
