// A bar chart of one or two amounts per day, usable by touch, arrow keys and screen readers, with a table of the
// numbers.
import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { dayAt, draw, HEIGHT, type Bar } from './chart-geometry.ts';
import { texts } from './texts.ts';
import { amountOf, dayWords, spanWords, type Unit } from './format.ts';

export interface Series {
  /** Empty for a single series. */
  readonly name: string;
  readonly amounts: readonly number[];
}

interface Props {
  label: string;
  days: readonly string[];
  unit: Unit;
  up: Series;
  down?: Series | undefined;
  /** The previous period of `up`. */
  earlier?: readonly number[];
}

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowDown: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  ArrowUp: (at, last) => Math.min(last, at + 1),
  PageDown: (at) => Math.max(0, at - 7),
  PageUp: (at, last) => Math.min(last, at + 7),
  Home: () => 0,
  End: (_, last) => last,
};

export function Chart({ label, days, unit, up, down, earlier }: Props) {
  const [chosen, choose] = useState<number>();
  const last = days.length - 1;
  const at = Math.min(chosen ?? last, last);
  const textOf = (day: number): string =>
    [up, down]
      .flatMap((series) =>
        series ? [`${amountOf(series.amounts[day] ?? 0, unit)} ${series.name}`.trim()] : [],
      )
      .join(', ');
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    choose(step(at, last));
  };
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    choose(dayAt(clientX - left, width, days.length));
  };
  const span = spanWords(days[0] ?? '', days[last] ?? '');
  const fullLabel = earlier?.length ? `${span}; ${texts.earlier}` : span;
  return (
    <div className="flex flex-col gap-1.5">
      <div
        role="slider"
        tabIndex={0}
        aria-label={texts.chart(label)}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={at + 1}
        aria-valuetext={`${dayWords(days[at] ?? '')}: ${textOf(at)}`}
        onKeyDown={press}
        onBlur={() => choose(undefined)}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => choose(undefined)}
        className="cursor-crosshair touch-pan-y rounded-small"
      >
        <Drawing drawn={draw(up.amounts, down?.amounts, earlier)} days={days.length} at={chosen} />
      </div>
      <p aria-hidden className="min-h-5 text-xs text-ink-faint tabular-nums">
        {chosen === undefined ? fullLabel : `${dayWords(days[at] ?? '')}: ${textOf(at)}`}
      </p>
    </div>
  );
}

interface DrawingProps {
  drawn: ReturnType<typeof draw>;
  days: number;
  at: number | undefined;
}

function Drawing({ drawn, days, at }: DrawingProps) {
  const bars = (all: readonly Bar[], look: string) =>
    all.map((bar, day) => (
      <rect
        key={bar.x}
        {...bar}
        className={classNames(look, at !== undefined && at !== day && 'opacity-45')}
      />
    ));
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${days} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-24 w-full overflow-visible"
    >
      {bars(drawn.up, 'fill-accent')}
      {bars(drawn.down, 'fill-ink-faint')}
      <line
        x1={0}
        x2={days}
        y1={drawn.base}
        y2={drawn.base}
        vectorEffect="non-scaling-stroke"
        className="stroke-edge"
      />
      {drawn.earlier !== '' && (
        <polyline
          points={drawn.earlier}
          fill="none"
          strokeWidth={1.5}
          strokeDasharray="3 4"
          vectorEffect="non-scaling-stroke"
          className="stroke-ink-soft"
        />
      )}
    </svg>
  );
}
