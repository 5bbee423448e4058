// The calls of reports and removals.
import { reportsApi } from '@velour/contract/reports.ts';
import { bindAll, type Gateway } from '../../platform/http/gateway.ts';
import type { ReportsService } from './service.ts';

export function reportsRoutes(gateway: Gateway, reports: ReportsService): void {
  bindAll(gateway, reportsApi, {
    report: ({ scope, actor, address, body }) => reports.report(scope, { actor, address }, body),
    askRemoval: ({ scope, address, body }) => reports.askRemoval(scope, address, body),
    state: ({ scope, address, params }) => reports.state(scope, address, params.number),
    answer: ({ scope, address, params, body }) =>
      reports.reply(scope, address, { ...params, ...body }),
    list: ({ scope, query }) => reports.list(scope, query),
    counts: ({ scope }) => reports.counts(scope),
    read: ({ scope, params }) => reports.read(scope, params.report_id),
    openEvidence: ({ scope, actor, params, body }) =>
      reports.openEvidence(scope, actor, { id: params.report_id, ...body }),
    decide: async ({ scope, actor, params, body }) => {
      await reports.decide(scope, actor, { id: params.report_id, ...body });
      return reports.read(scope, params.report_id);
    },
    note: ({ scope, actor, params, body }) =>
      reports.note(scope, actor, { id: params.report_id, ...body }),
    restoreSource: async ({ scope, actor, params, body }) => ({
      rejected: await reports.rejectSource(scope, actor, { id: params.report_id, ...body }),
    }),
  });
}
