// The admin screen of the budgets of paid providers.
import { Budgets } from '../features/budgets/admin/budgets.tsx';
import { texts } from '../features/budgets/admin/texts.ts';
import { Page } from '../ui/page.tsx';

export function Component() {
  return (
    <Page title={texts.title}>
      <Budgets />
    </Page>
  );
}
