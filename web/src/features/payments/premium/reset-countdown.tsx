// The time until the month's tokens are renewed, or until the plan ends, updated every second.
import { nextReset, partsOf } from './countdown.ts';
import { texts } from './texts.ts';
import { useNow } from './use-now.ts';

const words = texts.own;
const TICK_MS = 1_000;

interface Props {
  planEnd: string;
  /** True if the plan ends without renewal. */
  ends: boolean;
}

export function ResetCountdown({ planEnd, ends }: Props) {
  const now = useNow(TICK_MS);
  const reset = nextReset(planEnd, now);
  const isLast = ends && reset.getTime() === Date.parse(planEnd);
  const left = partsOf(reset.getTime() - now);
  return (
    <div role="timer" aria-label={isLast ? words.last : words.resets}>
      <p aria-hidden className="text-sm text-ink-soft">
        {isLast ? words.last : words.resets}
      </p>
      <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
          <div
            key={unit}
            className="flex flex-col-reverse sm:flex-row-reverse sm:items-baseline sm:gap-1"
          >
            <dt className="text-sm text-ink-soft">{words.units[unit]}</dt>
            <dd className="font-display text-xl tabular-nums sm:text-2xl">{left[unit]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
