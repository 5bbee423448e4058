// The calls of running the place.
import { operationsApi } from '@velour/contract/operations.ts';
import { bind, type Gateway } from '../../platform/http/gateway.ts';
import type { OperationsService } from './service.ts';

export function operationsRoutes(gateway: Gateway, operations: OperationsService): void {
  bind(gateway, operationsApi.providers, () => operations.list());
  bind(gateway, operationsApi.site, ({ scope }) => operations.siteSettings.read(scope));
  bind(gateway, operationsApi.changeSite, ({ scope, actor, body }) =>
    operations.siteSettings.change(scope, actor, body),
  );
  bind(gateway, operationsApi.testChat, ({ actor, body }) =>
    operations.testChat(actor, body.messages),
  );
  bind(gateway, operationsApi.testProvider, ({ scope, actor, params }) =>
    operations.test(scope, actor, params.engine),
  );
}
