// The calls of the audit log.
import { auditApi } from '@velour/contract/audit.ts';
import { bindAll, type Gateway } from '../../platform/http/gateway.ts';
import type { AuditService } from './service.ts';

export function auditRoutes(gateway: Gateway, audit: AuditService): void {
  bindAll(gateway, auditApi, {
    list: ({ scope, query }) => audit.page(scope, query),
    check: ({ scope }) => audit.check(scope),
  });
}
