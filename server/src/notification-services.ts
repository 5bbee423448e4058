// The service of notifications, wired by hand.
import { createNotificationsService } from './modules/notifications/service.ts';
import type { IdentityService } from './modules/identity/service.ts';
import type { SitesService } from './modules/sites/service.ts';
import { coreOf, homeOf, type Parts } from './parts.ts';

export function createNotifications(parts: Parts, sites: SitesService, identity: IdentityService) {
  const { config, mailer, push } = parts;
  return createNotificationsService({
    ...coreOf(parts),
    mailer,
    push,
    sites,
    identity,
    home: homeOf(config),
  });
}
