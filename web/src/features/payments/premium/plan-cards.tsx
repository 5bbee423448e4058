// The plans as cards to select: the price per month, the regular price, and the billed amount.
import { useId } from 'react';
import type { Plan } from '@velour/contract/wallet.ts';
import { formatPrice } from '../../../lib/formats.ts';
import { Badge } from '../../../ui/badge.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { texts } from './texts.ts';

const words = texts.plans;

interface Props {
  plans: readonly Plan[];
  chosen: string;
  onChoose: (id: string) => void;
}

export function PlanCards({ plans, chosen, onChoose }: Props) {
  const name = useId();
  const best = plans.reduce((one, other) => (other.discount > one.discount ? other : one));
  return (
    <fieldset aria-label={words.label} className="grid gap-3 sm:grid-cols-3 sm:gap-4">
      {plans.map((plan) => (
        <label
          key={plan.id}
          className={classNames(
            'relative flex cursor-pointer flex-col gap-1.5 rounded-card bg-raised px-5 py-4 shadow-sheen transition-[box-shadow,background-color] sm:px-6 sm:py-6',
            'hover:bg-raised-2 has-checked:bg-raised-2 has-checked:ring-2 has-checked:ring-gold',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent-strong',
          )}
        >
          <input
            type="radio"
            name={name}
            value={plan.id}
            checked={plan.id === chosen}
            onChange={() => onChoose(plan.id)}
            className="sr-only"
          />
          <PlanFace plan={plan} isBest={plan === best && plan.discount > 0} />
        </label>
      ))}
    </fieldset>
  );
}

function PlanFace({ plan, isBest }: { plan: Plan; isBest: boolean }) {
  const { name, months, usd_price, usd_price_per_month, usd_list_price, discount } = plan;
  return (
    <>
      <span className="flex min-h-7 flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-display text-xl">{name}</span>
        {discount > 0 && <Badge tone="gold">{words.off(discount)}</Badge>}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2 sm:mt-4">
        <span className="font-display text-3xl tabular-nums lg:text-4xl">
          {formatPrice(usd_price_per_month)}
        </span>
        <span className="text-ink-soft">{words.per_month}</span>
      </span>
      <span className="text-sm text-ink-soft sm:mt-2">
        {words.billed(formatPrice(usd_price), months)}
        {discount > 0 && (
          <>
            {' '}
            <s aria-label={words.instead(formatPrice(usd_list_price))}>
              {formatPrice(usd_list_price)}
            </s>
          </>
        )}
      </span>
      {isBest && <span className="text-sm font-medium text-gold">{words.best}</span>}
    </>
  );
}
