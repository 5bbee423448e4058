// The used part of a day's budget: a bar, numbers, and the state.
import type { Budget } from '@velour/contract/budgets.ts';
import { formatDollars, formatNumber } from '../../../lib/formats.ts';
import { classNames } from '../../../ui/class-names.ts';
import { providerNames, states, units, used as usedOf } from './texts.ts';

const bars: Readonly<Record<Budget['state'], string>> = {
  ok: 'bg-accent',
  near: 'bg-warning',
  stopped: 'bg-danger',
  off: 'bg-ink-faint',
};
const words: Readonly<Record<Budget['state'], string>> = {
  ok: 'text-ink-soft',
  near: 'text-warning',
  stopped: 'text-danger',
  off: 'text-ink-faint',
};

export function BudgetMeter({ budget }: { budget: Budget }) {
  const { engine, state, used, used_cents, site_cap, extra } = budget;
  const most = site_cap + extra;
  const share = most === 0 ? 0 : Math.min(100, (used / most) * 100);
  const text = usedOf(formatNumber(used), formatNumber(most), units[engine]);
  return (
    <div>
      <div
        role="meter"
        aria-label={providerNames[engine]}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share)}
        aria-valuetext={`${text}. ${states[state]}`}
        className="h-1.5 overflow-hidden rounded-full bg-raised-3"
      >
        <div className={`h-full ${bars[state]}`} style={{ width: `${share}%` }} />
      </div>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-3 text-sm tabular-nums">
        <span className="text-ink-soft">
          {text}
          {used_cents !== null && ` · ${formatDollars(used_cents)}`}
        </span>
        <span className={classNames(words[state])}>{states[state]}</span>
      </p>
    </div>
  );
}
