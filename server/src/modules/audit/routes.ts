// The calls of the audit log.
import { auditApi } from '@velour/contract/audit.ts';
import { bind, type Gateway } from '../../platform/http/gateway.ts';
import type { AuditService } from './service.ts';

export function auditRoutes(gateway: Gateway, audit: AuditService): void {
  bind(gateway, auditApi.list, ({ scope, query }) => audit.page(scope, query));
  bind(gateway, auditApi.check, ({ scope }) => audit.check(scope));
}
