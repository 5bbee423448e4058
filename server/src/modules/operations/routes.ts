// The admin calls of operations: providers, settings, features, announcements.
import { announcementsApi } from '@velour/contract/announcements.ts';
import { operationsApi } from '@velour/contract/operations.ts';
import { bindAll, type Gateway } from '../../platform/http/gateway.ts';
import type { OperationsService } from './service.ts';

export function operationsRoutes(gateway: Gateway, operations: OperationsService): void {
  bindAll(gateway, operationsApi, {
    providers: () => operations.list(),
    site: ({ scope }) => operations.siteSettings.read(scope),
    changeSite: ({ scope, actor, body }) => operations.siteSettings.change(scope, actor, body),
    features: ({ scope }) => operations.features.list(scope),
    switchFeature: ({ scope, actor, params, body }) =>
      operations.features.set(scope, actor, { ...params, ...body }),
    testChat: ({ actor, body }) => operations.testChat(actor, body.messages),
    testProvider: ({ scope, actor, params }) => operations.test(scope, actor, params.engine),
  });
  announcementRoutes(gateway, operations);
}

function announcementRoutes(gateway: Gateway, { announcements }: OperationsService): void {
  bindAll(gateway, announcementsApi, {
    list: ({ scope }) => announcements.list(scope),
    add: ({ scope, actor, body }) => announcements.add(scope, actor, body),
    end: ({ scope, actor, params }) => announcements.end(scope, actor, params.announcement_id),
  });
}
