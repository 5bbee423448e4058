// The query of the budgets of paid providers.
import { q } from '../../../lib/queries.ts';

export const budgetList = { ...q.budgets.list(), refetchInterval: 60_000 };
