// The calls of an admin who looks how the site is doing.
import { figuresApi } from '@velour/contract/figures.ts';
import { bind, type Gateway } from '../../platform/http/gateway.ts';
import type { StatsService } from './service.ts';

export function statsRoutes(gateway: Gateway, stats: StatsService): void {
  bind(gateway, figuresApi.read, ({ scope, query }) => stats.read(scope, Number(query.days)));
  bind(gateway, figuresApi.waiting, ({ scope }) => stats.waiting(scope));
}
