// The calls of approvals and of encrypted evidence.
import { approvalsApi } from '@velour/contract/approvals.ts';
import { quarantineApi } from '@velour/contract/quarantine.ts';
import type { Member } from '../../platform/actor.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { bindAll, type Gateway } from '../../platform/http/gateway.ts';
import type { ApprovalRow, ApprovalsService } from './service.ts';

/** `carryOut` performs an approved action; it is implemented by a higher module. */
export function approvalsRoutes(
  gateway: Gateway,
  approvals: ApprovalsService,
  carryOut: (tx: Scope, admin: Member, approved: ApprovalRow) => Promise<void>,
): void {
  bindAll(gateway, approvalsApi, {
    list: async ({ scope, actor }) => ({
      approvals: await approvals.waiting(scope, actor),
    }),
    decide: ({ scope, actor, params, body }) =>
      approvals.decide(scope, actor, { ...params, ...body }, (tx, row) => carryOut(tx, actor, row)),
  });
  const { evidence } = approvals;
  bindAll(gateway, quarantineApi, {
    list: ({ scope, actor }) => evidence.list(scope, actor),
    requestExport: ({ scope, actor, params, body }) =>
      evidence.requestExport(scope, actor, { ...params, ...body }),
  });
}
