// The admin calls for budgets of paid providers.
import { budgetsApi } from '@velour/contract/budgets.ts';
import { bindAll, type Gateway } from '../../platform/http/gateway.ts';
import type { BudgetsService } from './service.ts';

export function budgetsRoutes(gateway: Gateway, budgets: BudgetsService): void {
  bindAll(gateway, budgetsApi, {
    list: ({ scope }) => budgets.list(scope),
    busiest: async ({ scope, params }) => ({
      people: await budgets.busiest(scope, params.engine),
    }),
    change: ({ scope, actor, params, body }) =>
      budgets.change(scope, actor, { ...params, ...body }),
    reopen: ({ scope, actor, params, body }) =>
      budgets.reopen(scope, actor, { ...params, ...body }),
  });
}
