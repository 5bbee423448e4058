// Today's usage of the paid providers next to their caps, with a link to the budgets.
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BudgetMeter } from './budget-meter.tsx';
import { budgetList } from './queries.ts';
import { providerNames, texts as all } from './texts.ts';

const texts = all.today_card;

export function BudgetsToday() {
  const { data, error } = useQuery(budgetList);
  if (error && !data) return <p className="px-1 text-ink-soft">{texts.failed}</p>;
  return (
    <Card aria-label={texts.title}>
      <header className="flex flex-wrap items-baseline gap-x-4 gap-y-1 pb-4">
        <h2 className="font-display text-xl">{texts.title}</h2>
        <p className="min-w-0 flex-1 basis-60 text-sm text-ink-soft">{texts.sentence}</p>
        <Link to={paths.adminBudgets()} className="touch text-sm underline">
          {texts.all}
        </Link>
      </header>
      {data ? (
        <ul className="grid gap-x-8 gap-y-5 md:grid-cols-2">
          {data.budgets.map((budget) => (
            <li key={budget.engine}>
              <h3 className="pb-1.5 text-sm font-medium">{providerNames[budget.engine]}</h3>
              <BudgetMeter budget={budget} />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton className="h-28" />
      )}
    </Card>
  );
}
