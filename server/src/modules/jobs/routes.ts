// The admins' calls about jobs.
import { jobsApi } from '@velour/contract/jobs.ts';
import { bindAll, type Gateway } from '../../platform/http/gateway.ts';
import type { JobsService } from './service.ts';

export function jobsRoutes(gateway: Gateway, { admin }: Pick<JobsService, 'admin'>): void {
  bindAll(gateway, jobsApi, {
    list: ({ scope, query }) => admin.list(scope, query),
    retry: ({ scope, actor, params, body }) => admin.retry(scope, actor, { ...params, ...body }),
    cancel: ({ scope, actor, params, body }) => admin.cancel(scope, actor, { ...params, ...body }),
  });
}
