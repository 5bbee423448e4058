// The admin calls of statistics, and the call that counts a page's visit.
import { statsApi } from '@velour/contract/stats.ts';
import { bindAll, type Gateway } from '../../platform/http/gateway.ts';
import type { StatsService } from './service.ts';

export function statsRoutes(gateway: Gateway, stats: StatsService): void {
  bindAll(gateway, statsApi, {
    read: ({ scope, query }) => stats.read(scope, Number(query.days)),
    outcomes: ({ scope, query }) => stats.outcomes(scope, Number(query.days)),
    backlog: ({ scope }) => stats.waiting(scope),
    safetyReport: ({ scope, query }) => stats.safetyReport.read(scope, query.period),
    crisisCards: ({ scope }) => stats.safetyReport.crisisCards(scope),
    visit: async ({ scope, actor, address, body }) => {
      await stats.visit(scope, { actor, address }, body);
      return { done: true } as const;
    },
    suspicions: ({ query }) => stats.suspicions(Number(query.days)),
  });
}
