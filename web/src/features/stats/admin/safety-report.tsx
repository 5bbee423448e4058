// The safety report of a year or a month as tables by topic, with a download.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { toCsv } from '@velour/contract/csv.ts';
import type { SafetyFigure, SafetyReport } from '@velour/contract/stats.ts';
import { formatMonthName, formatNumber } from '../../../lib/formats.ts';
import { q } from '../../../lib/queries.ts';
import { saveAs } from '../../../lib/save-as.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Select } from '../../../ui/select.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { LoadFailed } from '../../shared/admin/load-failed.tsx';
import { ScreenHead } from '../../shared/admin/screen-head.tsx';
import { safetyTexts as texts } from './safety-texts.ts';

const FIRST_YEAR = 2025;
const WHOLE = 'all';

const years = (): { value: string; label: string }[] => {
  const now = new Date().getUTCFullYear();
  return Array.from({ length: now - FIRST_YEAR + 1 }, (_, at) => String(now - at)).map((year) => ({
    value: year,
    label: year,
  }));
};
const months = [
  { value: WHOLE, label: texts.whole_year },
  ...Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0')).map((month) => ({
    value: month,
    label: formatMonthName(`2000-${month}-01`),
  })),
];

export function SafetyReportScreen() {
  const [year, setYear] = useState(() => String(new Date().getUTCFullYear()));
  const [month, setMonth] = useState(WHOLE);
  const period = month === WHOLE ? year : `${year}-${month}`;
  const { data, error, refetch } = useQuery(q.stats.safetyReport({ query: { period } }));
  return (
    <div className="flex flex-col gap-4">
      <ScreenHead title={texts.title} sentence={texts.sentence}>
        <div className="w-36">
          <Select label={texts.period} options={years()} value={year} onChange={setYear} />
        </div>
        <div className="w-44">
          <Select label={texts.month} options={months} value={month} onChange={setMonth} />
        </div>
        {data && data.figures.length > 0 && (
          <Button icon={Download} onClick={() => saveAs(`safety-${period}.csv`, fileOf(data))}>
            {texts.download}
          </Button>
        )}
      </ScreenHead>
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <Report report={data} />
      ) : (
        <Loading label={texts.loading}>
          <Skeleton radius="card" className="h-64" />
        </Loading>
      )}
    </div>
  );
}

function Report({ report: { figures, is_over } }: { report: SafetyReport }) {
  if (figures.length === 0)
    return (
      <EmptyState scene="chair" title={texts.nothing}>
        {texts.nothing_sentence}
      </EmptyState>
    );
  return (
    <>
      {!is_over && <p className="text-sm text-ink-faint">{texts.running}</p>}
      <div className="grid gap-4 lg:grid-cols-2">
        {[...Map.groupBy(figures, ({ topic }) => topic)].map(([topic, rows]) => (
          <Topic key={topic} topic={topic} rows={rows} />
        ))}
      </div>
    </>
  );
}

function Topic({ topic, rows }: { topic: SafetyFigure['topic']; rows: readonly SafetyFigure[] }) {
  const title = texts.topics[topic];
  return (
    <Card>
      <table className="w-full">
        <caption className="pb-2 text-start font-display text-xl">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th>{texts.name}</th>
            <th>{texts.count}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, count }) => (
            <tr key={name} className="border-t border-line">
              <th
                scope="row"
                className="py-2 pe-4 text-start font-normal wrap-anywhere text-ink-soft"
              >
                {texts.nameOf(name)}
              </th>
              <td className="py-2 text-end tabular-nums">{formatNumber(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const fileOf = ({ period, figures }: SafetyReport): Blob => {
  const rows = figures.map(({ topic, name, count }) => [period, topic, name, count]);
  return new Blob([toCsv([['period', 'topic', 'name', 'count'], ...rows])], { type: 'text/csv' });
};
