// The budgets of paid engines, as they stand.
import { q } from '../../../lib/queries.ts';

export const budgetList = { ...q.budgets.list(), refetchInterval: 60_000 };
