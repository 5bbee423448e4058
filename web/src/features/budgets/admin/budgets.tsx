// The budgets of paid providers: a card each with today's usage, the caps, the last month, and actions.
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Budget } from '@velour/contract/budgets.ts';
import { PAID_PROVIDERS } from '@velour/contract/paid-providers.ts';
import { Loading, Skeleton } from '../../../ui/skeleton.tsx';
import { ScreenHead } from '../../shared/admin/screen-head.tsx';
import { LoadFailed } from '../../shared/admin/load-failed.tsx';
import { BudgetCard } from './budget-card.tsx';
import { ChangeForm, ReopenForm } from './budget-forms.tsx';
import { budgetList } from './queries.ts';
import { texts } from './texts.ts';

export type BudgetAction = 'change' | 'reopen';

export function Budgets() {
  const { data, error, refetch } = useQuery(budgetList);
  const [dialog, openDialog] = useState<{ act: BudgetAction; budget: Budget } | undefined>();
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />;
  const close = () => openDialog(undefined);
  return (
    <div className="flex flex-col gap-5">
      <ScreenHead title={texts.title} sentence={texts.sentence} />
      {data ? (
        data.budgets.map((budget) => (
          <BudgetCard
            key={budget.engine}
            budget={budget}
            onAct={(act) => openDialog({ act, budget })}
          />
        ))
      ) : (
        <Loading label={texts.loading} className="flex flex-col gap-5">
          {PAID_PROVIDERS.map((engine) => (
            <Skeleton key={engine} radius="card" className="h-56" />
          ))}
        </Loading>
      )}
      {dialog?.act === 'change' && <ChangeForm budget={dialog.budget} onClose={close} />}
      {dialog?.act === 'reopen' && <ReopenForm budget={dialog.budget} onClose={close} />}
    </div>
  );
}
