// The admins' dashboard.
import { BudgetsToday } from '../features/budgets/admin/budgets-today.tsx';
import { Approvals } from '../features/members/admin/approvals.tsx';
import { ModelNotice } from '../features/operations/admin/model-notice.tsx';
import { Dashboard } from '../features/stats/admin/dashboard.tsx';
import { texts } from '../features/stats/admin/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page
      title={texts.title}
      width="full"
      rises={false}
      className="max-w-7xl animate-rise pt-4 pb-10"
    >
      <ModelNotice />
      <Dashboard urgent={<Approvals />}>
        <BudgetsToday />
      </Dashboard>
    </Page>
  );
}
