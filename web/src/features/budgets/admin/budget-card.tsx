// One paid provider: today's usage, the caps and the price, and the usage of previous days.
import type { ReactNode } from 'react';
import type { Budget, UnitPrice } from '@velour/contract/budgets.ts';
import { formatDollars, formatMoment, formatNumber } from '../../../lib/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import type { BudgetAction } from './budgets.tsx';
import { Busiest } from './busiest.tsx';
import { BudgetMeter } from './budget-meter.tsx';
import { providerNames, texts, units } from './texts.ts';

interface Props {
  budget: Budget;
  onAct: (act: BudgetAction) => void;
}

export function BudgetCard({ budget, onAct }: Props) {
  const { engine, near_at, reached_at, state } = budget;
  const name = providerNames[engine];
  const isStopped = state === 'stopped';
  return (
    <Card aria-label={name} className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="min-w-0 flex-1 basis-36 font-display text-xl">{name}</h2>
        <span className="flex flex-wrap gap-2">
          <Button
            size="sm"
            tone={isStopped ? 'primary' : 'quiet'}
            disabled={state === 'off'}
            onClick={() => onAct('reopen')}
          >
            {texts.reopen}
          </Button>
          <Button size="sm" onClick={() => onAct('change')}>
            {texts.change}
          </Button>
        </span>
      </header>
      <BudgetMeter budget={budget} />
      {(reached_at ?? near_at) && (
        <p className="text-sm text-ink-soft">
          {reached_at
            ? texts.reached_at(formatMoment(reached_at))
            : texts.near_at(formatMoment(near_at ?? ''))}
        </p>
      )}
      <Caps budget={budget} />
      <Busiest engine={engine} />
      <Days budget={budget} />
    </Card>
  );
}

function Caps({ budget: { engine, member_cap, site_cap, extra, price } }: { budget: Budget }) {
  const unit = units[engine];
  const pieces = (count: number) => {
    const cents = price && Math.round((count * price.cents) / price.per);
    return `${formatNumber(count)} ${unit}${cents === null ? '' : ` · ${formatDollars(cents)}`}`;
  };
  const facts: [string, ReactNode][] = [
    [texts.site_cap, pieces(site_cap)],
    [texts.member_cap, pieces(member_cap)],
    ...(extra > 0 ? [[texts.extra, pieces(extra)] satisfies [string, string]] : []),
    [texts.price, price ? priceWords(price, unit) : texts.no_price],
  ];
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="text-sm text-ink-faint">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const priceWords = ({ cents, per }: UnitPrice, unit: string): string =>
  per === 1
    ? texts.price_each(formatDollars(cents))
    : texts.price_of(formatDollars(cents), formatNumber(per), unit);

function Days({ budget: { engine, days, price } }: { budget: Budget }) {
  return (
    <details className="text-sm">
      <summary className="touch w-fit rounded-small text-ink-soft hover:text-ink">
        {texts.history}
      </summary>
      {days.length === 0 ? (
        <p className="pt-2 text-ink-faint">{texts.nothing}</p>
      ) : (
        // A scrolling element must be reachable by keyboard.
        <div
          tabIndex={0}
          role="group"
          aria-label={texts.days(providerNames[engine])}
          className="mt-2 max-h-72 overflow-y-auto"
        >
          <table className="w-full tabular-nums">
            <thead className="text-left text-xs text-ink-faint">
              <tr>
                <th className="py-1 font-normal">{texts.day}</th>
                <th className="py-1 text-right font-normal">{texts.made}</th>
                {price && <th className="py-1 text-right font-normal">{texts.cost}</th>}
                <th className="py-1 pl-4 font-normal">
                  <span className="sr-only">{texts.was_reached}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, used, cents, was_reached }) => (
                <tr key={day}>
                  <th scope="row" className="py-0.5 text-left font-normal text-ink-soft">
                    {day}
                  </th>
                  <td className="py-0.5 text-right">{formatNumber(used)}</td>
                  {price && <td className="py-0.5 text-right">{formatDollars(cents ?? 0)}</td>}
                  <td className="py-0.5 pl-4 text-danger">{was_reached && texts.was_reached}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </details>
  );
}
