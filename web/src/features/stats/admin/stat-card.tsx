// One or two related metrics: totals, change, chart, and table.
import { ArrowUpRight } from 'lucide-react';
import type { MetricName } from '@velour/contract/metrics.ts';
import type { Metric, Stats } from '@velour/contract/stats.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { Chart, type Series } from './chart.tsx';
import type { Range } from './queries.ts';
import { texts } from './texts.ts';
import { amountOf, changeOf, dayWords, type Unit } from './format.ts';

export interface CardOf {
  readonly title: string;
  /** The screen that the metric is about. */
  readonly to: string;
  readonly unit?: Unit;
  readonly up: MetricName;
  readonly down?: MetricName;
  readonly note?: string;
  /** The definition of the metric. */
  readonly hint?: string;
}

interface Props {
  card: CardOf;
  stats: Stats;
  range: Range;
}

const series: Readonly<Partial<Record<MetricName, string>>> = texts.series;
const nameOf = (metric: MetricName): string => series[metric] ?? '';

export function StatCard({ card, stats, range }: Props) {
  const { title, to, unit = 'count', up, down, note, hint } = card;
  const shown = Math.max(7, Number(range));
  const days = stats.days.slice(-shown);
  const seriesOf = (metric: MetricName): Series => ({
    name: nameOf(metric),
    amounts: stats.figures[metric].amounts.slice(-shown),
  });
  const [above, below] = [seriesOf(up), down && seriesOf(down)];
  const isEmpty = [above, below].every(
    (series) => series?.amounts.every((one) => one === 0) ?? true,
  );
  const earlier = range === '1' || down ? [] : stats.figures[up].amounts.slice(0, -shown);
  return (
    <Card aria-label={title} className="flex min-w-0 flex-col gap-2">
      <h2 className="text-sm text-ink-soft">
        <Link
          to={to}
          className="touch inline-flex items-center gap-1 hover:text-ink hover:underline"
        >
          {title}
          <Icon of={ArrowUpRight} size="xs" />
        </Link>
      </h2>
      <Sum metric={stats.figures[up]} name={above.name} {...{ unit, range, up }} />
      {down && below && (
        <Sum metric={stats.figures[down]} name={below.name} {...{ unit, range, up: down }} small />
      )}
      {note !== undefined && <p className="text-xs text-warning">{note}</p>}
      {hint !== undefined && <p className="text-xs text-ink-faint">{hint}</p>}
      <div className="mt-auto pt-1">
        {isEmpty ? (
          <p className="flex h-24 items-end pb-1 text-sm text-ink-faint">{texts.nothing}</p>
        ) : (
          <Chart label={title} up={above} down={below} {...{ days, unit, earlier }} />
        )}
      </div>
      {!isEmpty && (
        <Table title={title} series={below ? [above, below] : [above]} {...{ days, unit }} />
      )}
    </Card>
  );
}

interface SumProps {
  metric: Metric;
  name: string;
  up: MetricName;
  unit: Unit;
  range: Range;
  small?: boolean;
}

function Sum({ metric, name, up, unit, range, small = false }: SumProps) {
  const isMean = up === 'active_members' && range !== '1';
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className={`font-display tabular-nums ${small ? 'text-xl' : 'text-2xl'}`}>
          {amountOf(metric.now, unit)}
        </span>
        {(name || isMean) && (
          <span className="text-sm text-ink-soft">{isMean ? texts.average : name}</span>
        )}
      </p>
      <p className="text-xs text-ink-faint">{changeOf(metric, unit, range)}</p>
    </div>
  );
}

interface TableProps {
  title: string;
  days: readonly string[];
  series: readonly Series[];
  unit: Unit;
}

/** Newest first. */
function Table({ title, days, series, unit }: TableProps) {
  return (
    <details className="text-sm">
      <summary className="touch w-fit rounded-small text-xs text-ink-soft hover:text-ink">
        {texts.as_table}
      </summary>
      {/* A scrolling element must be reachable by keyboard. */}
      <div tabIndex={0} role="group" aria-label={title} className="mt-2 max-h-60 overflow-y-auto">
        <table className="w-full tabular-nums">
          <thead className="text-left text-xs text-ink-faint">
            <tr>
              <th className="py-1 font-normal">{texts.day}</th>
              {series.map(({ name }) => (
                <th key={name} className="py-1 text-right font-normal first-letter:uppercase">
                  {name || title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((day, back) => (
              <tr key={day}>
                <th scope="row" className="py-0.5 text-left font-normal text-ink-soft">
                  {dayWords(day)}
                </th>
                {series.map(({ name, amounts }) => (
                  <td key={name} className="py-0.5 text-right">
                    {amountOf(amounts[days.length - 1 - back] ?? 0, unit)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
