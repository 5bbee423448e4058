// The calls of reports and removals.
import { reportsApi } from '@velour/contract/reports.ts';
import { bind, type Gateway } from '../../platform/http/gateway.ts';
import type { ReportsService } from './service.ts';

export function reportsRoutes(gateway: Gateway, reports: ReportsService): void {
  bind(gateway, reportsApi.report, ({ scope, actor, address, body }) =>
    reports.report(scope, { actor, address }, body),
  );
  bind(gateway, reportsApi.askRemoval, ({ scope, address, body }) =>
    reports.askRemoval(scope, address, body),
  );
  bind(gateway, reportsApi.state, ({ scope, address, params }) =>
    reports.state(scope, address, params.number),
  );
  bind(gateway, reportsApi.answer, ({ scope, address, params, body }) =>
    reports.reply(scope, address, { ...params, ...body }),
  );
  bind(gateway, reportsApi.list, ({ scope, query }) => reports.list(scope, query));
  bind(gateway, reportsApi.counts, ({ scope }) => reports.counts(scope));
  bind(gateway, reportsApi.read, ({ scope, params }) => reports.read(scope, params.report_id));
  bind(gateway, reportsApi.openEvidence, ({ scope, actor, params, body }) =>
    reports.openEvidence(scope, actor, { id: params.report_id, ...body }),
  );
  bind(gateway, reportsApi.decide, async ({ scope, actor, params, body }) => {
    await reports.decide(scope, actor, { id: params.report_id, ...body });
    return reports.read(scope, params.report_id);
  });
  bind(gateway, reportsApi.note, ({ scope, actor, params, body }) =>
    reports.note(scope, actor, { id: params.report_id, ...body }),
  );
  bind(gateway, reportsApi.restoreSource, async ({ scope, actor, params, body }) => ({
    rejected: await reports.rejectSource(scope, actor, { id: params.report_id, ...body }),
  }));
}
