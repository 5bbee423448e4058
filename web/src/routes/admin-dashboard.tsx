// How the site is doing, for the site's admins.
import { BudgetsToday } from '../features/budgets/admin/budgets-today.tsx';
import { Dashboard } from '../features/stats/admin/dashboard.tsx';
import { texts } from '../features/stats/admin/texts.ts';
import { siteConfig } from '../lib/site-config.ts';
import { texts as common } from './texts.ts';

export function Component() {
  return (
    <div className="mx-auto w-full max-w-7xl animate-rise px-4 pt-4 pb-10">
      <title>{common.title(texts.title, siteConfig.name)}</title>
      <Dashboard>
        <BudgetsToday />
      </Dashboard>
    </div>
  );
}
