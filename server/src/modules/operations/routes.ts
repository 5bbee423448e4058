// The calls of running the place.
import { announcementsApi } from '@velour/contract/announcements.ts';
import { operationsApi } from '@velour/contract/operations.ts';
import { bind, type Gateway } from '../../platform/http/gateway.ts';
import type { OperationsService } from './service.ts';

export function operationsRoutes(gateway: Gateway, operations: OperationsService): void {
  bind(gateway, operationsApi.providers, () => operations.list());
  bind(gateway, operationsApi.site, ({ scope }) => operations.siteSettings.read(scope));
  bind(gateway, operationsApi.changeSite, ({ scope, actor, body }) =>
    operations.siteSettings.change(scope, actor, body),
  );
  bind(gateway, operationsApi.features, ({ scope }) => operations.features.list(scope));
  bind(gateway, operationsApi.switchFeature, ({ scope, actor, params, body }) =>
    operations.features.set(scope, actor, { ...params, ...body }),
  );
  bind(gateway, operationsApi.testChat, ({ actor, body }) =>
    operations.testChat(actor, body.messages),
  );
  bind(gateway, operationsApi.testProvider, ({ scope, actor, params }) =>
    operations.test(scope, actor, params.engine),
  );
  announcementRoutes(gateway, operations);
}

function announcementRoutes(gateway: Gateway, { announcements }: OperationsService): void {
  bind(gateway, announcementsApi.list, ({ scope }) => announcements.list(scope));
  bind(gateway, announcementsApi.add, ({ scope, actor, body }) =>
    announcements.add(scope, actor, body),
  );
  bind(gateway, announcementsApi.end, ({ scope, actor, params }) =>
    announcements.end(scope, actor, params.announcement_id),
  );
}
