// The calls of an admin who looks how the site is doing, and of the page that counts a visit.
import { statsApi } from '@velour/contract/stats.ts';
import { bind, type Gateway } from '../../platform/http/gateway.ts';
import type { StatsService } from './service.ts';

export function statsRoutes(gateway: Gateway, stats: StatsService): void {
  bind(gateway, statsApi.read, ({ scope, query }) => stats.read(scope, Number(query.days)));
  bind(gateway, statsApi.outcomes, ({ scope, query }) => stats.outcomes(scope, Number(query.days)));
  bind(gateway, statsApi.backlog, ({ scope }) => stats.waiting(scope));
  bind(gateway, statsApi.safetyReport, ({ scope, query }) =>
    stats.safetyReport.read(scope, query.period),
  );
  bind(gateway, statsApi.crisisCards, ({ scope }) => stats.safetyReport.crisisCards(scope));
  bind(gateway, statsApi.visit, async ({ scope, actor, address, body }) => {
    await stats.visit(scope, { actor, address }, body);
    return { done: true } as const;
  });
  bind(gateway, statsApi.suspicions, ({ query }) => stats.suspicions(Number(query.days)));
}
