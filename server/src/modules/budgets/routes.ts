// The admin calls for budgets of paid providers.
import { budgetsApi } from '@velour/contract/budgets.ts';
import { bind, type Gateway } from '../../platform/http/gateway.ts';
import type { BudgetsService } from './service.ts';

export function budgetsRoutes(gateway: Gateway, budgets: BudgetsService): void {
  bind(gateway, budgetsApi.list, ({ scope }) => budgets.list(scope));
  bind(gateway, budgetsApi.busiest, async ({ scope, params }) => ({
    people: await budgets.busiest(scope, params.engine),
  }));
  bind(gateway, budgetsApi.change, ({ scope, actor, params, body }) =>
    budgets.change(scope, actor, { ...params, ...body }),
  );
  bind(gateway, budgetsApi.reopen, ({ scope, actor, params, body }) =>
    budgets.reopen(scope, actor, { ...params, ...body }),
  );
}
